import Testing
import UnicodeText

@testable import Lessons

struct TextIndexTests {
  private static let words = ["apple", "한국어", "Don’t", "app", "국", "카페", "élan", "값"]

  @Test(arguments: [
    ("app", [0, 3]), ("APPLE", [0]), ("le", [0]), ("ㅎㄱ", [1]), ("국", [1, 4]), ("하", [1]),
    ("don't", [2]), ("elan", [6]), ("ㄱ", [1, 4, 7]), ("ㅋㅍ", [5]), ("apple한", []),
    ("e한", []), ("x", []), (" ", Array(0..<8)), ("", Array(0..<8)),
  ])
  func `words are found by any part of them, and none by the end of one and the next`(
    query: String, numbers: [Int]
  ) {
    #expect(TextIndex(Self.words).numbers(matching: TextSearch(query)) == numbers)
  }

  @Test func `the normal form of neither side matters`() {
    let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"
    #expect(TextIndex([decomposed]).numbers(matching: TextSearch("한국")) == [0])
    #expect(TextIndex(["한국"]).numbers(matching: TextSearch(decomposed)) == [0])
  }

  @Test func `no words and words without letters are no trap`() {
    #expect(TextIndex().numbers(matching: TextSearch("a")) == [])
    #expect(TextIndex().numbers(matching: TextSearch("")) == [])
    #expect(TextIndex(["", "a", ""]).numbers(matching: TextSearch("a")) == [1])
    #expect(TextIndex(["👩‍👩‍👧", "👧"]).numbers(matching: TextSearch("👧")) == [0, 1])
  }

  @Test func `an index finds what each text alone would`() {
    var generator = SeededGenerator(seed: 3)
    let letters = Array("ab한하ㅎ국1 é")
    func word(_ length: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: length, using: &generator)).map { _ in
          letters[Int.random(in: letters.indices, using: &generator)]
        })
    }
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 0...40, using: &generator)).map { _ in word(0...5) }
      let search = TextSearch(word(1...3))
      let expected = words.indices.filter {
        search.matches(words[$0].nfc)
      }
      #expect(TextIndex(words).numbers(matching: search) == expected)
    }
  }
}
