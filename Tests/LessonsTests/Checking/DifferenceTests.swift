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
    let letters = SpellingDifference(given: "학고에", expected: "학교에").letters
    #expect(
      letters == [
        .kept("ㅎ"), .kept("ㅏ"), .kept("ㄱ"), .kept("ㄱ"), .extra("ㅗ"), .missing("ㅛ"),
        .kept("ㅇ"), .kept("ㅔ"),
      ])
  }

  @Test func `words with little in common are not misspelt`() {
    let kinds = Difference(given: "we sleep", expected: "I run").reasons.map(\.kind)
    #expect(kinds.allSatisfy { $0 == .missing || $0 == .extra })
  }

  @Test(arguments: [
    ("the bug I fixed", "I fixed the bug.", ["the <bug", "bug <end"]),
    ("this team I joined", "I joined this team.", ["this <team", "team <end"]),
    ("last month I slept", "I slept last month.", ["last <month", "month <end"]),
  ])
  func `a word in the wrong place is told where it goes`(
    given: String, expected: String, places: [String]
  ) {
    let reasons = Difference(given: given, expected: expected).reasons.filter { $0.kind == .order }
    #expect(reasons.map { "\($0.given ?? "") <\($0.follower ?? "end")" } == places)
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
