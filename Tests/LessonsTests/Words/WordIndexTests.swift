import Testing
import UnicodeText

@testable import Lessons

struct WordIndexTests {
  private static let words = ["apple", "한국어", "Don’t", "app", "국", "카페", "élan", "값"]

  @Test(arguments: [
    ("app", [0, 3]), ("APPLE", [0]), ("le", [0]), ("ㅎㄱ", [1]), ("국", [1, 4]), ("하", [1]),
    ("don't", [2]), ("elan", [6]), ("ㄱ", [1, 4, 7]), ("ㅋㅍ", [5]), ("apple한", []),
    ("e한", []), ("x", []), (" ", Array(0..<8)), ("", Array(0..<8)),
  ])
  func `words are found by any part of them, and none by the end of one and the next`(
    query: String, numbers: [Int]
  ) {
    #expect(WordIndex(Self.words).numbers(matching: MemoSearch(query)) == numbers)
  }

  @Test func `the normal form of neither side matters`() {
    let decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"
    #expect(WordIndex([decomposed]).numbers(matching: MemoSearch("한국")) == [0])
    #expect(WordIndex(["한국"]).numbers(matching: MemoSearch(decomposed)) == [0])
  }

  @Test func `no words and words without letters are no trap`() {
    #expect(WordIndex().numbers(matching: MemoSearch("a")) == [])
    #expect(WordIndex().numbers(matching: MemoSearch("")) == [])
    #expect(WordIndex(["", "a", ""]).numbers(matching: MemoSearch("a")) == [1])
    #expect(WordIndex(["👩‍👩‍👧", "👧"]).numbers(matching: MemoSearch("👧")) == [0, 1])
  }

  @Test func `one run finds what each word alone would`() {
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
      let search = MemoSearch(word(1...3))
      let expected = words.indices.filter {
        search.matches(MemoSearchText(MemoText(alreadyClean: words[$0].nfc)))
      }
      #expect(WordIndex(words).numbers(matching: search) == expected)
    }
  }
}
