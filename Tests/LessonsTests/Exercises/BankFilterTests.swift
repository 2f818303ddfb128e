import Testing

@testable import Lessons

struct BankFilterTests {
  private func blocks(_ texts: [String]) -> [WordBlock] {
    texts.enumerated().map { WordBlock(id: WordBlock.ID(rawValue: $0.offset), text: $0.element) }
  }

  @Test(arguments: [
    ("f", ["fixed", "find"]), ("FIX", ["fixed"]), ("ete", ["été"]), ("ÉT", ["été"]),
    ("don’t", ["don't"]), ("don't.", ["don't"]), ("\"fi", ["fixed", "find"]), ("하", ["한국", "하늘"]),
    ("ㅎ", ["한국", "하늘"]), ("\u{1112}\u{1161}\u{11AB}", ["한국"]), ("new y", ["New York"]),
    ("x", []), ("--f", ["fixed", "find", "--force"]), ("c#", ["C#"]),
  ])
  func `blocks that start so stay bright`(typed: String, bright: [String]) {
    let bank = blocks(
      [
        "fixed", "find", "été", "don't", "한국", "하늘", "New York", "C#",
      ] + (typed.hasPrefix("--") ? ["--force"] : []))
    #expect(BankFilter(typed: typed).matches(in: bank).map(\.text) == bright)
  }

  @Test(arguments: ["", " ", ".", "\u{200B}"])
  func `without a letter nothing is filtered and nothing meant`(typed: String) {
    let bank = blocks(["a", "b"])
    #expect(BankFilter(typed: typed).isEmpty)
    #expect(BankFilter(typed: typed).matches(in: bank) == bank)
    #expect(BankFilter(typed: typed).bestMatch(in: bank, focused: bank[0].id) == nil)
  }

  @Test(
    arguments: [
      ("a", ["am", "a"], nil, 1), ("am", ["am", "a"], nil, 0), ("a", ["am", "are"], nil, nil),
      ("a", ["am", "are"], 1, 1), ("a", ["am", "is"], 1, 0),
      ("the", ["the", "cat", "the"], nil, 0),
      ("the", ["the", "cat", "the"], 2, 2), ("th", ["the", "cat", "the"], nil, 0),
      ("th", ["the", "cat", "the"], 2, 2), ("bug.", ["bug", "bugs"], nil, 0),
      ("dont", ["don't"], nil, nil), ("resume", ["résumé", "resume"], nil, 1),
      ("résumé", ["resume", "résumé"], nil, 1), ("RESUME", ["résumé", "is"], nil, 0),
      ("가", ["가요", "가"], nil, 1), ("I", ["it", "I", "in"], 0, 1), ("x", ["a"], 0, nil),
    ] as [(String, [String], Int?, Int?)])
  func `a whole match is meant first, then the only or the focused one`(
    typed: String, bank: [String], focused: Int?, meant: Int?
  ) {
    let match = BankFilter(typed: typed).bestMatch(
      in: blocks(bank), focused: focused.map(WordBlock.ID.init(rawValue:)))
    #expect(match?.id.rawValue == meant)
  }
}
