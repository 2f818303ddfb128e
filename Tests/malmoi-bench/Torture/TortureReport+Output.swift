import FoundationEssentials
import Torture

extension TortureReport {
  /// What was done, for how long, and each finding on lines of its own.
  var table: String {
    let head = "  \(rounds) rounds from seed \(seed) in \(Int(duration.inSeconds)) s: \(deeds)"
    let result = findings.isEmpty ? "nothing found" : "FOUND \(findings.count)"
    return ([head, "  \(result)"] + findings.prefix(20).map { "  - \($0)" })
      .joined(separator: "\n")
  }

  /// All reports as one JSON array: what was done how often, and every finding.
  static func json(_ reports: [TortureReport]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(reports.map(Entry.init)), as: UTF8.self)
  }

  /// A report as programs read it.
  private struct Entry: Encodable {
    let torture: String
    let seed: UInt64
    let rounds: Int
    let seconds: Double
    let done: [String: Int]
    let findings: [String]

    init(_ report: TortureReport) {
      torture = report.name
      seed = report.seed
      rounds = report.rounds
      seconds = report.duration.inSeconds
      done = report.counts
      findings = report.findings
    }
  }
}
