/// A hardship that malmoi is put to: what others lost work or wrecked terminals by, on purpose.
///
/// Each is bounded in time, and seeded: what was found once is found again. Quick runs are part of
/// the tests, long ones are `malmoi-bench torture`.
package struct Torture: Sendable {
  /// What names it on the command line.
  package let name: String
  /// What is done, and what must hold, in one line.
  package let summary: String
  /// Rounds of a long run.
  package let rounds: Int
  private let round: @MainActor (TortureRun) async throws -> Void

  /// A torture whose rounds are all alike but for chance.
  init(
    _ name: String, _ summary: String, rounds: Int,
    round: @escaping @MainActor (TortureRun) async throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.rounds = rounds
    self.round = round
  }

  /// Goes on for some rounds, or until time is up.
  ///
  /// - Parameters:
  ///   - rounds: how many; nil is a long run.
  ///   - seconds: after how long no further round begins; nil is never.
  /// - Throws: What keeps the torture itself from working, such as a program that is not built.
  @MainActor
  package func run(
    seed: UInt64, rounds: Int? = nil, seconds: Double? = nil
  ) async throws -> TortureReport {
    let start = ContinuousClock.now
    var report = TortureReport(name: name, seed: seed)
    for number in 0..<(rounds ?? self.rounds) {
      if let seconds, ContinuousClock.now - start > .seconds(seconds) { break }
      let run = TortureRun(seed: seed, round: number)
      try await round(run)
      report.add(run)
    }
    report.duration = ContinuousClock.now - start
    return report
  }

  /// All there are.
  package static let all = [
    keys, terminal, signals, earlyEndings, slowDisk, pages, kills, exchanges, servers, hugeLibrary,
    courseFiles, keyBytes, clusters, controlStrings, names, outputs, redirects, disks,
  ]
}
