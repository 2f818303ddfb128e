import Testing

@testable import Lessons

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("recieve", "receive", 1),
    ("학교", "학고", 1), ("학교", "하교", 1), ("Don’t", "don't", 0), ("abc", "abc", 0),
  ])
  func `letters are counted, swaps once and Hangul by jamo`(
    one: String, other: String, distance: Int
  ) {
    let (one, other) = (EditDistance.letters(of: one), EditDistance.letters(of: other))
    #expect(EditDistance.between(one, other) == distance)
    #expect(EditDistance.between(other, one) == distance)
  }

  @Test(arguments: [
    ("한", "ㅎㅏㄴ"), ("가", "ㄱㅏ"), ("힣", "ㅎㅣㅎ"), ("값", "ㄱㅏㅄ"), ("a", "a"), ("ㅋ", "ㅋ"),
  ])
  func `a syllable is written with its jamo`(character: Character, letters: String) {
    #expect(character.letters == Array(letters.unicodeScalars))
  }

  @Test func `the bound from the letters alone is never above the truth`() {
    var generator = SeededGenerator(seed: 9)
    func bag() -> LetterBag {
      LetterBag(
        (0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in
          "abcdef가나".unicodeScalars.randomElement(using: &generator)
        })
    }
    for _ in 0..<500 {
      let (one, other) = (bag(), bag())
      #expect(one.leastUnlikeness(to: other) <= one.unlikeness(to: other))
    }
  }
}
