import Testing

@testable import Lessons

struct ShortfallTests {
  @Test(arguments: [
    ("Go home now.", 3), ("{I am|I'm} ready.", 2), ("{really |}ready{ to go|}", 1),
    ("I {really|} am {now|}.", 2), ("¿Qué hora es?", 3), ("- go -", 1), ("New~York", 2),
    ("{a b|c}", 1),
  ])
  func `the shortest answer has the fewest words`(answer: String, count: Int) {
    #expect(checker(answer).graph.shortestWordCount == count)
  }

  @Test func `of several answers the shortest counts`() {
    #expect(checker("I am ready to go.", "Ready to go.").graph.shortestWordCount == 3)
  }

  @Test func `no way through a pattern is shorter`() {
    for answer in assortedAnswers {
      let counts = pattern(answer).coveringPaths().map { ComparableText.words(of: $0.text).count }
      #expect(checker(answer).graph.shortestWordCount <= counts.min() ?? 0, "\(answer)")
    }
  }

  @Test(arguments: [
    (ExerciseKind.build, "I fixed", true), (.build, "I fixed the bug", false),
    (.type, "I fixed", true), (.type, "I fixed the bug", false),
    (.type, "Ifixedthebugyesterday", false), (.type, "wrong", true),
  ])
  func `half an answer is one that nobody thinks complete`(
    kind: ExerciseKind, given: String, isHalf: Bool
  ) {
    var session = QuizSession(
      items: items([sentence("I fixed the bug yesterday.")], kind: kind), seed: 2)
    if kind == .type {
      session.type(given)
    } else {
      for word in given.split(separator: " ") {
        let block = session.exercise?.build?.candidates.first { $0.text == word }
        if let block { session.place(block.id) }
      }
    }
    #expect((session.shortfall != nil) == isHalf)
    #expect(session.shortfall.map(\.wanted) ?? 5 == 5)
  }

  @Test(arguments: [
    (0, 1, true), (2, 3, true), (3, 4, false), (3, 5, true), (5, 6, false), (1, 1, false),
  ])
  func `a word or two missing is not told`(given: Int, wanted: Int, isHalf: Bool) {
    #expect((Shortfall(given: given, wanted: wanted) != nil) == isHalf)
  }
}
