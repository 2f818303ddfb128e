import Testing

@testable import Lessons

struct RecallModelTests {
  /// Grades with the days before each.
  private static func history(_ answers: [(days: Int, grade: Int)]) -> RecallHistory {
    var time: Int64 = 0
    return RecallHistory(
      answers.map { days, grade in
        time += Int64(days) * 86_400 + 1
        return LoggedReview(grade: grade, time: time)
      })
  }

  /// The four sentences of fsrs-rs 6.6.1, training.rs, `test_loss_and_grad`.
  private static let published = [
    history([(0, 1), (0, 3), (0, 1), (0, 4), (1, 3), (3, 2), (4, 3)]),
    history([(0, 2), (0, 4), (0, 4), (1, 3), (3, 1), (6, 3), (11, 3)]),
    history([(0, 3), (0, 2), (0, 4), (1, 3), (3, 3), (6, 3), (12, 3)]),
    history([(0, 4), (0, 4), (1, 3), (3, 3), (5, 3), (12, 4), (23, 1)]),
  ]

  private static func slope(
    of histories: [RecallHistory], at weights: [Double], every: Bool = false
  ) -> (loss: Double, gradient: [Double]) {
    let model = RecallModel(weights)
    var gradient = Array(repeating: 0.0, count: 21)
    var states: [RecallModel.State] = []
    var loss = 0.0
    for history in histories {
      let shares = history.steps.indices.map { index in
        index == history.steps.count - 1 || (every && index > 0 && history.steps[index].days > 0)
          ? 1.0 : 0
      }
      loss += model.add(history, shares, &states, to: &gradient)
    }
    return (loss, gradient)
  }

  @Test func `loss and gradient are those that fsrs-rs publishes`() {
    let (loss, gradient) = Self.slope(of: Self.published, at: FSRSWeights.standard.values)
    #expect(abs(loss - 4.0466027) < 1e-5)
    let published = [
      -0.095688485, -0.0051607806, -0.0012249565, 0.007462064, 0.03650761, -0.082112335, 0.0593964,
      -2.1474836, 0.57626534, -2.8751316, 0.7154875, -0.028993709, 0.0099172965, -0.2189217,
      -0.0017800558, -0.089381434, 0.299141, 0.068104014, -0.011605468, -0.25398168, 0.27700496,
    ]
    for (index, (ours, theirs)) in zip(gradient, published).enumerated() {
      #expect(abs(ours - theirs) < 1e-4 * max(1, abs(theirs)), "w\(index): \(ours) \(theirs)")
    }
  }

  @Test func `the gradient tells how the loss changes, on every way through the formulas`() {
    var learner = SimulatedLearner(.standard, seed: 3)
    let random = learner.histories(12, answers: 12)
    let failing = [
      Self.history([(0, 1), (0, 1), (1, 1), (2, 1), (9, 2), (30, 4), (200, 1), (1, 3)])
    ]
    let histories = random + failing + Self.published
    let weights = SimulatedLearner.firm.values
    let gradient = Self.slope(of: histories, at: weights, every: true).gradient
    for index in weights.indices {
      var (more, less) = (weights, weights)
      more[index] += 1e-6
      less[index] -= 1e-6
      let change =
        (Self.slope(of: histories, at: more, every: true).loss
          - Self.slope(of: histories, at: less, every: true).loss) / 2e-6
      #expect(
        abs(gradient[index] - change) < 1e-4 * max(1, abs(change)),
        "w\(index): \(gradient[index]), \(change)")
    }
  }

  @Test func `it is the model that the scheduler goes by`() {
    var learner = SimulatedLearner(SimulatedLearner.firm, seed: 9)
    let log = RecallLog(learner.histories(30, answers: 10))
    for weights in [FSRSWeights.standard, SimulatedLearner.firm] {
      let loss = Self.slope(of: log.histories, at: weights.values, every: true).loss
      let tests = Double(log.count)
      // The last answer of a history counts above also where it came within a day: leave those out.
      let extra = log.histories.filter { $0.steps.last.map { $0.days == 0 } == true }
      let surplus = extra.reduce(0.0) { total, history in
        total + Self.slope(of: [history], at: weights.values, every: true).loss
          - RecallLog([history]).logLoss(of: weights) * Double(RecallLog([history]).count)
      }
      #expect(abs((loss - surplus) / tests - log.logLoss(of: weights)) < 1e-9)
    }
  }

  @Test func `a memory that another program knew is gone on from, and moves no first weight`() {
    let start = Card(
      stage: .review, memory: Memory(stability: 20, difficulty: 5), due: 0, lastReview: 0)
    let answers = [(86_400 * 20, 3), (86_400 * 60, 1), (86_400 * 63, 3)]
    let history = RecallHistory(
      answers.map { LoggedReview(grade: $1, time: Int64($0)) }, from: start)
    #expect(history.steps.map(\.days) == [20, 40, 3])
    let (loss, gradient) = Self.slope(of: [history], at: FSRSWeights.standard.values, every: true)
    #expect(loss > 0)
    #expect(gradient[0...3].allSatisfy { $0 == 0 })
    #expect(gradient[11] != 0)
  }
}
