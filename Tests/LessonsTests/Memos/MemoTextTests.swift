import TestSupport
import Testing

@testable import Lessons

struct MemoTextTests {
  @Test(arguments: [
    ("one\r\ntwo\rthree\u{2028}four\u{85}five\u{C}six", "one\ntwo\nthree\nfour\nfive\nsix"),
    ("\r\r\n\n", nil), ("a\r\r\n\nb", "a\n\n\nb"),
    ("tab\there", "tab\there"), ("\u{1B}[31mred\u{7}\u{0}", "[31mred"),
    ("a\u{202E}b\u{2067}c", "abc"),
    ("\u{1112}\u{1161}\u{11AB}", "한"), ("e\u{301}", "é"), ("👩‍💻 ❤️", "👩‍💻 ❤️"),
    ("שלום\u{200F}", "שלום\u{200F}"),
    ("", nil), (" \n\t\u{3000}\u{200B}\u{FEFF}", nil), ("\u{1B}\u{9F}", nil),
  ])
  func `text is cleaned, and refused when nothing is left`(typed: String, clean: String?) {
    let text = try? MemoText(typed)
    #expect(text.map { Array($0.string.unicodeScalars) } == clean.map { Array($0.unicodeScalars) })
  }

  @Test func `a text of nothing to see is blank, a too long one is named with its size`() {
    #expect(throws: MemoTextError.blank) { try MemoText("\n") }
    let limit = MemoText.byteLimit
    #expect(throws: MemoTextError.tooLong(bytes: limit + 1, limit: limit)) {
      try MemoText(String(repeating: "x", count: limit + 1))
    }
    #expect(throws: Never.self) { try MemoText(String(repeating: "x", count: limit)) }
  }

  @Test func `what was cleaned once stays as it is`() throws {
    var random = TestSupport.SeededGenerator(seed: 1)
    let alphabet = Array(
      "a \n\r\t\u{85}\u{1B}\u{202E}한\u{1112}\u{1161}\u{11AB}e\u{301}👩\u{200D}".unicodeScalars)
    for _ in 0..<500 {
      var typed = "x".unicodeScalars
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        typed.append(alphabet.randomElement(using: &random) ?? "a")
      }
      let once = try MemoText(String(typed))
      #expect(try Array(MemoText(once.string).string.utf8) == Array(once.string.utf8))
      #expect(!once.string.unicodeScalars.contains("\r"))
    }
  }

  @Test(arguments: [
    ("standup phrases #work\nmore", "standup phrases #work"), ("\n \n  second  \nthird", "second"),
    ("# Heading", "Heading"), ("###### Deep #tag", "Deep #tag"),
    ("####### no heading", "####### no heading"),
    ("#tag first", "#tag first"), ("#\nnext", "#"), ("# \nnext", "#"), ("조사 은/는", "조사 은/는"),
    ("\u{200B}\nseen", "seen"),
  ])
  func `the title is the first line with something on it`(text: String, title: String) throws {
    #expect(try MemoText(text).title == title)
  }

  @Test func `a title is not longer than its limit`() throws {
    let long = String(repeating: "넓", count: 400)
    #expect(try MemoText(long + "\nrest").title == String(long.prefix(MemoText.titleLimit)))
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 201)
    #expect(try MemoText(families).title.count == MemoText.titleLimit)
  }

  @Test(arguments: [
    ("#work and #grammar, (#은-는) #work", ["work", "grammar", "은-는"]),
    ("#Work #WORK #work", ["Work"]), ("C# is a language, F# too", []), ("a#b page.html#part", []),
    ("#123 fixes #v2 #2a", ["v2", "2a"]), ("#한국어를", ["한국어를"]), ("＃넓은", ["넓은"]),
    ("# Heading", []), ("## Sub", []), ("##sub", []), ("#to-do- #_x #--", ["to-do", "_x"]),
    ("\"#quoted\"", ["quoted"]), ("#café\u{301}", ["café\u{301}"]), ("#टैग", ["टैग"]),
    ("#태그!", ["태그"]),
    ("line\n#next", ["next"]), ("#", []), ("#a#b", ["a"]), ("no tags", []), ("#❤️", []),
  ])
  func `tags are the words after a #`(text: String, tags: [String]) throws {
    #expect(try MemoText(text).tags == tags)
  }

  @Test(arguments: [
    ("to do", "to-do"), ("area/work", "area-work"), ("한국어", "한국어"), ("#x", "x"), ("2024", nil),
    ("", nil),
  ])
  func `any words make a tag`(words: String, tag: String?) {
    #expect(MemoText.tag(from: words) == tag)
  }
}

struct MemoTests {
  @Test func `pinned ones come first, then the newest change`() throws {
    let text = try MemoText("x")
    func memo(_ id: String, created: Int64 = 0, changed: Int64, pinned: Bool = false) -> Memo {
      Memo(
        id: MemoID(rawValue: id), text: text, createdAt: created, changedAt: changed,
        isPinned: pinned)
    }
    let ordered = [
      memo("a", changed: 5, pinned: true), memo("b", changed: 1, pinned: true),
      memo("c", changed: 9), memo("d", created: 2, changed: 8), memo("e", created: 1, changed: 8),
      memo("f", created: 1, changed: 8),
    ]
    var random = TestSupport.SeededGenerator(seed: 2)
    for _ in 0..<20 {
      let sorted = ordered.shuffled(using: &random).sorted { $0.isListed(before: $1) }
      #expect(sorted.map(\.id) == ordered.map(\.id))
    }
  }

  @Test(arguments: [
    ("9f0c27e1", true), ("2024-01-02_x", true), ("", false), ("a b", false), ("../x", false),
    ("가", false), (String(repeating: "a", count: 64), true),
    (String(repeating: "a", count: 65), false),
  ])
  func `an id from outside is plain`(text: String, isTaken: Bool) {
    #expect((MemoID(readFrom: text) != nil) == isTaken)
  }
}
