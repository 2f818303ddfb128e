import Glibc

/// All answers that came a day or more after the one before, each a test of what the scheduler said
/// of it.
package struct RecallLog: Sendable {
  /// Which answer of which sentence is tested.
  struct Test: Sendable {
    let history: Int
    let step: Int
    let time: Int64
    let isRecalled: Bool
  }

  /// By sentence.
  let histories: [RecallHistory]
  /// Oldest first.
  let tests: [Test]

  /// Own answers that are enough: grades given elsewhere mean something a little different.
  private static let enough = 400

  /// A log of these sentences.
  ///
  /// Answers given elsewhere are not tested once there are enough own ones; what they made of the
  /// memory counts all the same.
  package init(_ histories: [RecallHistory]) {
    let all = Self.tests(in: histories) { _ in true }
    let own = Self.tests(in: histories, where: \.isOwn)
    self.init(histories: histories, tests: own.count >= Self.enough ? own : all)
  }

  private init(histories: [RecallHistory], tests: [Test]) {
    self.histories = histories
    self.tests = tests
  }

  /// How many answers are tested.
  package var count: Int { tests.count }

  /// The same sentences with fewer tests.
  func testing(_ isTested: (Test) -> Bool) -> RecallLog {
    RecallLog(histories: histories, tests: tests.filter(isTested))
  }

  /// The first so many tests.
  func prefix(_ count: Int) -> RecallLog {
    RecallLog(histories: histories, tests: Array(tests.prefix(count)))
  }

  /// The share that was remembered, 0 to 1; 0 of none.
  var recall: Double { Double(tests.count(where: \.isRecalled)) / Double(max(1, tests.count)) }

  /// How wrong weights are: the mean of -ln of the chance they gave to what happened.
  ///
  /// - Parameter range: which of the tests count.
  package func logLoss(of weights: FSRSWeights, in range: Range<Int>? = nil) -> Double {
    let range = range ?? tests.indices
    let chances = chances(by: weights)
    let total = range.reduce(0.0) { total, index in
      let chance = tests[index].isRecalled ? chances[index] : 1 - chances[index]
      return total - log(max(chance, RecallModel.leastChance))
    }
    return total / Double(max(1, range.count))
  }

  /// The chance of recall that weights gave to each test, 0 to 1.
  func chances(by weights: FSRSWeights) -> [Double] {
    let scheduler = Scheduler(weights: weights)
    var chances = Array(repeating: 0.0, count: tests.count)
    for (history, tests) in zip(histories, testsByHistory) where !tests.isEmpty {
      var next = tests.startIndex
      var memory = history.start
      for (index, step) in history.steps.enumerated() {
        let recall = memory.map { scheduler.retrievability(of: $0, afterDays: step.days) } ?? 0
        if tests[next].step == index {
          chances[tests[next].test] = recall
          next += 1
          guard next < tests.endIndex else { break }
        }
        memory = scheduler.nextMemory(memory, step.grade, elapsedDays: step.days, recall)
      }
    }
    return chances
  }

  /// The tests of each sentence, in its order.
  var testsByHistory: [[(step: Int, test: Int)]] {
    var found = Array(repeating: [(step: Int, test: Int)](), count: histories.count)
    for (index, test) in tests.enumerated() { found[test.history].append((test.step, index)) }
    for history in found.indices { found[history].sort { $0.step < $1.step } }
    return found
  }

  private static func tests(
    in histories: [RecallHistory], where isTested: (RecallHistory.Step) -> Bool
  ) -> [Test] {
    var tests: [Test] = []
    for (number, history) in histories.enumerated() {
      for (index, step) in history.steps.enumerated()
      where step.days >= 1 && (index > 0 || history.start != nil) && isTested(step) {
        tests.append(
          Test(history: number, step: index, time: step.time, isRecalled: step.isRecalled))
      }
    }
    return tests.sorted { ($0.time, $0.history, $0.step) < ($1.time, $1.history, $1.step) }
  }
}
