import Synchronization
import Testing

@testable import Lessons

struct MemoryFitTests {
  private static func fit(_ histories: [RecallHistory]) async throws -> MemoryFit? {
    try await MemoryFit.fit(RecallLog(histories), to: Scheduler(), now: 86_400 * 400)
  }

  @Test func `who remembers longer than most is told so, and has fewer reviews`() async throws {
    var learner = SimulatedLearner(SimulatedLearner.firm)
    let fit = try #require(try await Self.fit(learner.histories(120, answers: 9)))
    #expect(!fit.isOfFirstIntervals)
    #expect(fit.isBetter)
    #expect(fit.heldOut.falls && fit.all.falls)
    #expect((1.8...4).contains(fit.load.firmness))
    #expect(fit.load.after < fit.load.before)
    let ranges = FSRSWeights.fittingRanges
    #expect(Array(fit.weights.values.prefix(4)) == fit.weights.values.prefix(4).sorted())
    #expect(zip(ranges, fit.weights.values).allSatisfy { $0.contains($1) })
  }

  @Test func `the same log comes to the same weights`() async throws {
    var one = SimulatedLearner(SimulatedLearner.firm)
    var other = one
    let first = try await Self.fit(one.histories(60, answers: 9))
    let second = try await Self.fit(other.histories(60, answers: 9))
    #expect(first?.weights == second?.weights)
  }

  @Test func `of few answers only the first intervals are fitted`() async throws {
    var learner = SimulatedLearner(SimulatedLearner.firm)
    let fit = try #require(try await Self.fit(learner.histories(100, answers: 5)))
    #expect(fit.isOfFirstIntervals)
    #expect(fit.weights.values.dropFirst(4) == FSRSWeights.standard.values.dropFirst(4))
    #expect(fit.weights.values[2] > FSRSWeights.standard.values[2])
  }

  @Test func `of next to none nothing is told`() async throws {
    var learner = SimulatedLearner(SimulatedLearner.firm)
    #expect(try await Self.fit(learner.histories(10, answers: 5)) == nil)
    #expect(try await Self.fit([]) == nil)
  }

  @Test func `who forgets as most do keeps weights that are hardly different`() async throws {
    var learner = SimulatedLearner(.standard)
    let fit = try #require(try await Self.fit(learner.histories(250, answers: 9)))
    #expect((0.75...1.33).contains(fit.load.firmness))
  }

  @Test func `it can be ended, and says how far it is`() async throws {
    var learner = SimulatedLearner(SimulatedLearner.firm)
    let log = RecallLog(learner.histories(120, answers: 9))
    let shares = Mutex([Double]())
    await #expect(throws: CancellationError.self) {
      try await MemoryFit.fit(log, to: Scheduler(), now: 0) { share throws(CancellationError) in
        shares.withLock { $0.append(share) }
        if share > 0.2 { throw CancellationError() }
      }
    }
    let told = shares.withLock { $0 }
    #expect(told.count > 10)
    #expect(told == told.sorted())
    #expect(told.last! < 0.22)
  }

  @Test func `grades given elsewhere are tested only while there are few own ones`() {
    var learner = SimulatedLearner(.standard)
    let (own, foreign) = (
      learner.histories(120, answers: 10), learner.histories(60, answers: 10, isOwn: false)
    )
    let few = RecallLog(Array(own.prefix(10)) + foreign)
    #expect(few.count > RecallLog(foreign).count)
    #expect(RecallLog(own + foreign).count == RecallLog(own).count)
    #expect(RecallLog(foreign).count > 0)
  }

  @Test func `what was only recognised is no test`() {
    let day: Int64 = 86_400
    let log = [
      LoggedReview(grade: 4, time: 0), LoggedReview(grade: 3, time: 10 * day, isRecognition: true),
      LoggedReview(grade: 3, time: 20 * day),
    ]
    let history = RecallHistory(log)
    #expect(history.steps.map(\.days) == [0, 20])
  }

  @Test func `impossible entries of a damaged file are left out`() {
    let log = [
      LoggedReview(grade: 3, time: 0), LoggedReview(grade: 9, time: 86_400),
      LoggedReview(grade: 3, time: .max), LoggedReview(grade: 3, time: 172_800),
      LoggedReview(grade: 3, time: 5),
    ]
    let recall = RecallLog([RecallHistory(log)])
    #expect(recall.count == 1)
    #expect(recall.logLoss(of: .standard).isFinite)
  }

  @Test(arguments: [[1], [2], [3], [4], [1, 3], [2, 4], [1, 2, 4], [1, 2, 3, 4]])
  func `what no sentence tells is filled in, rising from Again to Easy`(grades: [Int]) {
    let histories = grades.flatMap { grade in
      (0..<40).map { number in
        let times: [Int64] = [0, 86_400 * 3]
        let results = [grade, number % 4 == 0 ? 1 : 3]
        return RecallHistory(
          zip(times, results).map { LoggedReview(grade: $1, time: $0) })
      }
    }
    let values = FirstStabilities(RecallLog(histories)).values()
    #expect(values.count == 4)
    #expect(values == values.sorted())
    #expect(values.allSatisfy { (0.001...100).contains($0) })
    // All grades told the same: three in four after three days.
    for grade in grades { #expect((0.3...1.5).contains(values[grade - 1]), "\(values)") }
  }

  @Test func `weights are the same after they were text`() {
    for weights in [FSRSWeights.standard, SimulatedLearner.firm] {
      #expect(FSRSWeights(weights.description) == weights)
    }
    #expect(FSRSWeights("") == nil)
    #expect(FSRSWeights("1 2 x") == nil)
    #expect(FSRSWeights(FSRSWeights.standard.description + " 7") == nil)
  }
}
