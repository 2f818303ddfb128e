import Testing

@testable import Lessons

struct DifferenceTests {
  @Test(arguments: [
    ("I fixed bug", "I fixed the bug.", "= I|= fixed|- the|= bug"),
    ("I fixed the the bug", "I fixed the bug.", "= I|= fixed|= the|+ the|= bug"),
    ("the bug I fixed", "I fixed the bug.", "~ the|~ bug|= I|= fixed"),
    ("we fixed the bug", "I fixed the bug.", "+ we|- I|= fixed|= the|= bug"),
    ("", "Stop!", "- Stop"),
    ("가요 학교에", "학교에 가요.", "~ 가요|= 학교에"),
    ("the I fixed bug the", "I fixed the bug the", "~ the|= I|= fixed|= bug|= the"),
  ])
  func `words are kept, missing, extra or misplaced`(
    given: String, expected: String, drawing: String
  ) {
    let tokens = Difference(given: given, expected: expected).tokens.map { token in
      switch token {
      case .kept(let word): "= \(word)"
      case .missing(let word): "- \(word)"
      case .extra(let word): "+ \(word)"
      case .misplaced(let word): "~ \(word)"
      }
    }
    #expect(tokens.joined(separator: "|") == drawing)
  }

  @Test func `every word of both is told exactly once`() {
    var generator = SeededGenerator(seed: 3)
    let words = ["a", "b", "c", "d"]
    for _ in 0..<300 {
      let given = (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
        words.randomElement(using: &generator)
      }
      let expected = (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
        words.randomElement(using: &generator)
      }
      let tokens = Difference(
        given: given.joined(separator: " "), expected: expected.joined(separator: " ")
      ).tokens
      let told = tokens.compactMap(\.givenWord)
      #expect(told == given)
      #expect(tokens.compactMap(\.expectedWord).sorted() == expected.sorted())
    }
  }

  @Test func `Hangul differs by jamo`() {
    let spelling = Difference(given: "학고에 가요", expected: "학교에 가요").spelling
    #expect(
      spelling == [
        SpellingDifference(
          given: "학고에", expected: "학교에",
          letters: [
            .kept("ㅎ"), .kept("ㅏ"), .kept("ㄱ"), .kept("ㄱ"), .extra("ㅗ"), .missing("ㅛ"),
            .kept("ㅇ"), .kept("ㅔ"),
          ])
      ])
  }

  @Test func `words with little in common are not compared by letters`() {
    #expect(Difference(given: "we sleep", expected: "I run").spelling.isEmpty)
  }
}

extension Difference.Token {
  fileprivate var givenWord: String? {
    switch self {
    case .kept(let word), .extra(let word), .misplaced(let word): word
    case .missing: nil
    }
  }

  fileprivate var expectedWord: String? {
    switch self {
    case .kept(let word), .missing(let word), .misplaced(let word): word
    case .extra: nil
    }
  }
}
