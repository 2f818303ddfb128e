import Testing

@testable import Lessons

struct SentenceInFileTests {
  private static let file = """
    # C
    :: id c  ko > en

    ## Day 1
    %% before
    네.   =   Yes.
      - a,b
      * yes = 네
      %% within

    %% between
      > a note
    %% before the next
    아니요. = No.   @no

    """

  private let no = SentenceID(rawValue: "no")

  private func replaced(
    _ id: SentenceID, by text: String, in file: String = file
  ) -> String? {
    SentenceText(rawValue: text).replacing(id, in: Array(file.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `only the lines of the sentence change, and words and comments stay`() {
    let id = SentenceID(hashOf: "네.")
    let expected = """
      # C
      :: id c  ko > en

      ## Day 1
      %% before
      네. = Yes. | Yep.
        - yeah
        > new
        * yes = 네
        %% within
        %% between
      %% before the next
      아니요. = No.   @no

      """
    #expect(replaced(id, by: "네.\n= Yes.\n= Yep.\n- yeah\n> new") == expected)
  }

  @Test func `a sentence whose prompt changes keeps its id`() {
    let id = SentenceID(hashOf: "네.")
    let file = replaced(id, by: "예.\n= Yes.")
    #expect(file?.contains("예. = Yes.   @\(id)\n") == true)
    #expect(replaced(no, by: "아뇨.\n= No.")?.contains("아뇨. = No.   @no\n") == true)
  }

  @Test func `line ends stay, and so does a file without the last one`() {
    let crlf = Self.file.replacing("\n", with: "\r\n")
    let file = replaced(no, by: "아뇨.\n= Nope.\n- x", in: crlf)
    #expect(file?.contains("아뇨. = Nope.   @no\r\n  - x\r\n") == true)
    #expect(file?.replacing("\r\n", with: "").contains("\n") == false)
    let open = String(Self.file.dropLast())
    #expect(replaced(no, by: "아뇨.\n= Nope.", in: open)?.hasSuffix("= Nope.   @no") == true)
  }

  @Test func `nothing is written of what is no sentence, or is not there`() {
    #expect(replaced(no, by: "아뇨.") == nil)
    #expect(replaced(SentenceID(rawValue: "never"), by: "아뇨.\n= No.") == nil)
    #expect(replaced(no, by: "아뇨.\n= No.", in: "# broken") == nil)
  }

  @Test(arguments: ["\n", "", "\r\n"])
  func `a sentence is added at the end`(_ end: String) {
    let head = "# C\n:: id c  ko > en\n\n## Day 1\n네. = Yes."
    let file = end == "\r\n" ? head.replacing("\n", with: "\r\n") + end : head + end
    let added = SentenceText(rawValue: "예.\n= Yeah.\n> note").added(to: Array(file.utf8))
    let lineEnd = end.isEmpty ? "\n" : end
    #expect(
      added.map { String(decoding: $0, as: UTF8.self) }
        == file + (end.isEmpty ? "\n" : "") + "예. = Yeah.\(lineEnd)  > note\(lineEnd)")
    #expect(SentenceText(rawValue: "예.").added(to: Array(file.utf8)) == nil)
  }
}
