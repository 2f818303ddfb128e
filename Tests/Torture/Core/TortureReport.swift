/// What a torture did, and what it found.
package struct TortureReport: Sendable {
  /// The torture.
  package let name: String
  /// What its chance came from.
  package let seed: UInt64
  /// Rounds that were run.
  package private(set) var rounds = 0
  /// How often each thing was done.
  package private(set) var counts: [String: Int] = [:]
  /// What must not be; empty when nothing broke.
  package private(set) var findings: [String] = []
  /// How long it took.
  package internal(set) var duration = Duration.zero

  init(name: String, seed: UInt64) {
    self.name = name
    self.seed = seed
  }

  @MainActor
  mutating func add(_ run: TortureRun) {
    rounds += 1
    counts.merge(run.counts, uniquingKeysWith: +)
    findings += run.findings
  }

  /// What was done in words: "1000 kills, 37000 steps".
  package var deeds: String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}
