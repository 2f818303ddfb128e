import AppText
import Lessons
import Observation
import Storage
import TerminalUI

/// The work of fitting the scheduler to the learner, from the settings: how far it is, and what to do
/// with what comes of it.
@Observable
final class MemoryFitting {
  /// How much of it is done, in percent; nil while nothing goes on.
  private(set) var percent: Int?

  @ObservationIgnored private let context: any SettingsContext
  @ObservationIgnored private var task: Task<Void, Never>?

  init(context: any SettingsContext) {
    self.context = context
  }

  isolated deinit {
    task?.cancel()
  }

  /// Begins, or ends what was begun.
  ///
  /// - Parameter keep: makes fitted weights those that hold; called when the learner wants it.
  func toggled(keep: @escaping (FSRSWeights) -> Void) {
    if percent != nil { return cancelled() }
    percent = 0
    task = context.work.start { [weak self, context] in
      let fit = await self?.fit()
      self?.percent = nil
      if let fit, await context.isWanted(fit) { keep(fit.weights) }
    }
  }

  /// The learner does not want to wait.
  func cancelled() {
    task?.cancel()
    task = nil
    percent = nil
  }

  /// Fits; nil when it was cancelled or there is nothing to be fitted to, which is said.
  private func fit() async -> MemoryFit? {
    do throws(StorageError) {
      let log = RecallLog(try await context.database.recallHistories())
      let scheduler = try await context.database.studyPlan().scheduler
      guard log.count >= MemoryFit.fewest else {
        context.notify(context.localization.tooFewToFit(log.count))
        return nil
      }
      return await fit(log, to: scheduler)
    } catch {
      context.notify(context.localization.sentence(for: error))
      return nil
    }
  }

  private func fit(_ log: RecallLog, to scheduler: Scheduler) async -> MemoryFit? {
    let (shares, teller) = AsyncStream<Double>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let now = context.clock.now().seconds
    async let result = Self.fit(log, to: scheduler, now: now, teller)
    for await share in shares where task != nil { percent = Int(share * 100) }
    return await result
  }

  /// Fits, and tells how far it is; nil when the task was cancelled.
  private nonisolated static func fit(
    _ log: RecallLog, to scheduler: Scheduler, now: Int64,
    _ teller: AsyncStream<Double>.Continuation
  ) async -> MemoryFit? {
    defer { teller.finish() }
    do throws(CancellationError) {
      return try await MemoryFit.fit(log, to: scheduler, now: now) {
        share throws(CancellationError) in
        if Task.isCancelled { throw CancellationError() }
        teller.yield(share)
      }
    } catch {
      return nil
    }
  }
}

extension SettingsContext {
  /// Tells what fitted weights mean, and asks whether they should hold; says so when they are no
  /// better.
  fileprivate func isWanted(_ fit: MemoryFit) async -> Bool {
    let words = localization
    guard fit.isBetter else {
      notify(words[.fitNoBetter])
      return false
    }
    let figures = words.figures(of: fit).map { $0.trimmingBlanks }
    return await ask(
      title: words[.settingsFit],
      message: ([words.sentence(for: fit.load)] + figures).joined(separator: "\n"),
      choices: [.init(words[.fitUse], answer: true), .init(words[.fitLeave], answer: false)]
    ) == true
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
