import Testing

@testable import Lessons

struct PlainWordTests {
  @Test(arguments: [
    ("word", 4), ("Word.", 4), ("don't?!", 5), ("stand-up,", 8), ("3", 1), ("말모이.", 9),
    ("가힣", 6), ("", nil), ("...", nil), ("'em", nil), ("developers'", nil), ("-5", nil),
    ("a.m.", nil), ("café", nil), ("ㅎ", nil), ("(so", nil), ("New York", nil), ("C#", nil),
    ("\u{ABFF}", nil), ("\u{D7A4}", nil), ("나\u{301}", nil),
  ])
  func `a plain word is told at a glance`(text: String, length: Int?) {
    #expect(text.plainWordLength == length)
  }

  @Test(arguments: 0..<40)
  func `a plain word is what looking into it makes of it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let text = word(using: &generator)
      guard text.plainWordLength != nil else { continue }
      #expect(ComparableText.words(of: text) == [ComparableText.key(of: text)])
      // A mark before it has it looked into.
      let edges = WordEdges(text, quotes: .unpaired)
      let looked = WordEdges("¿" + text, quotes: .unpaired)
      #expect((edges.core, edges.trailing) == (looked.core, looked.trailing))
      #expect(edges.endsSentence == looked.endsSentence)
    }
  }

  @Test(arguments: [
    ("", [], false, false), (" ", [], true, true), ("a", ["a"], false, false),
    (" a\u{3000}b ", ["a", "b"], true, true), ("가 나", ["가", "나"], false, false),
    ("one,\u{A0}two… three ", ["one,", "two…", "three"], false, true),
  ])
  func `text is cut at its white space`(text: String, pieces: [String], starts: Bool, ends: Bool) {
    let cut = text.piecesBetweenSpaces
    #expect(cut.pieces == pieces)
    #expect((cut.startsWithSpace, cut.endsWithSpace) == (starts, ends))
  }

  private func word(using generator: inout SeededGenerator) -> String {
    let signs = ["a", "Z", "i", "7", "가", "힣", "'", "-", ".", ",", "!", "?", "é", "’"]
    return (0..<Int.random(in: 1...6, using: &generator))
      .map { _ in signs[Int.random(in: 0..<signs.count, using: &generator)] }.joined()
  }
}
