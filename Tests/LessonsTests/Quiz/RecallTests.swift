import Testing

@testable import Lessons

struct RecallTests {
  private static let wrong = Verdict.wrong(Difference(tokens: [.missing("a")], reasons: []))

  @Test(arguments: [
    (Verdict.exact, 1, Grade.easy, Grade.easy), (.exact, 1, .good, .good),
    (.accepted([.capital(given: "i", expected: "I")]), 1, .easy, .easy),
    (.accepted([]), 1, .good, .good), (.exact, 2, .easy, .hard),
    (.accepted([.ownAnswer]), 3, .good, .hard),
    (.almost([Reason(.spacing)]), 1, .easy, .hard), (wrong, 1, .easy, .again),
    (wrong, 2, .good, .again),
    (.exact, 1, .hard, .hard), (.exact, 1, .again, .again),
    (.almost([Reason(.spacing)]), 1, .again, .again),
  ])
  func `the grade says what was recalled`(
    verdict: Verdict, attempt: Int, ceiling: Grade, grade: Grade
  ) {
    #expect(Grade(Recall(verdict: verdict, attempt: attempt, ceiling: ceiling)) == grade)
  }

  @Test(arguments: [
    (6, 0, 0, Grade.good), (6, 1, 0, .hard), (6, 1, 1, .hard), (6, 2, 2, .hard), (6, 3, 3, .again),
    (6, 9, 0, .hard), (3, 1, 1, .hard), (2, 1, 1, .again), (1, 1, 1, .again), (1, 1, 0, .hard),
  ])
  func `help with more than a third of the words leaves nothing to grade`(
    wordCount: Int, hints: Int, given: Int, grade: Grade
  ) {
    let help = Help(hints: hints, words: Set((0..<given).map(String.init)))
    #expect(Grade(Recall(verdict: .exact, wordCount: wordCount, help: help)) == grade)
  }

  @Test func `help never makes a grade kinder`() {
    var generator = SeededGenerator(seed: 11)
    let verdicts: [Verdict] = [
      .exact, .accepted([.writing(given: "3", expected: "three")]), .almost([Reason(.spacing)]),
      Self.wrong,
    ]
    for _ in 0..<2_000 {
      let plain = Recall(
        verdict: verdicts.randomElement(using: &generator) ?? .exact,
        wordCount: .random(in: 1...9, using: &generator),
        attempt: .random(in: 1...3, using: &generator),
        ceiling: Grade.allCases.randomElement(using: &generator) ?? .good)
      var helped = plain
      helped.help.add(Hint(takenBack: [], given: ["word"]))
      #expect(Grade(helped) <= Grade(plain))
      var more = helped
      more.help.add(Hint(takenBack: ["x"], given: ["another"]))
      #expect(Grade(more) <= Grade(helped))
    }
  }
}
