import Glibc
import Torture

/// `malmoi-bench torture`: does to malmoi what breaks other programs, and says what it found.
enum TortureCommand {
  static let usage =
    "malmoi-bench torture [--json] [--seed N] [--rounds N] [--seconds N] "
    + "[\(names.joined(separator: "|"))]..."

  private static let names = Torture.all.map(\.name)

  /// Does what the arguments ask for; returns 1 when something was found.
  static func run(_ arguments: [String]) async throws -> Int32 {
    if arguments.first == "write", arguments.count == 3, let seed = UInt64(arguments[2]) {
      try await WritingProcess.run(folder: arguments[1], seed: seed)
      return 0
    }
    guard let plan = Plan(arguments) else {
      print("usage: \(usage)")
      return 2
    }
    let reports = try await run(plan)
    if plan.isJSON { print(try TortureReport.json(reports)) }
    return reports.allSatisfy(\.findings.isEmpty) ? 0 : 1
  }

  /// Does what is planned, and says meanwhile what it is at, unless a program is to read it.
  private static func run(_ plan: Plan) async throws -> [TortureReport] {
    var reports: [TortureReport] = []
    for torture in Torture.all where plan.names.isEmpty || plan.names.contains(torture.name) {
      if !plan.isJSON { print("\(torture.name): \(torture.summary)") }
      fflush(nil)
      let report = try await torture.run(
        seed: plan.seed, rounds: plan.rounds, seconds: plan.seconds)
      if !plan.isJSON { print(report.table) }
      fflush(nil)
      reports.append(report)
    }
    return reports
  }

  /// What is to be done, and for how long.
  struct Plan {
    var names: Set<String> = []
    var seed: UInt64 = 7
    var rounds: Int?
    /// For each torture; no longer than this but for the round that has begun.
    var seconds = 600.0
    /// Whether a program reads what was found.
    var isJSON = false

    /// Reads the arguments; nil when they mean nothing.
    init?(_ arguments: [String]) {
      var rest = arguments[...]
      while let word = rest.popFirst() {
        switch word {
        case "--json":
          isJSON = true
        case "--seed":
          guard let value = rest.popFirst().flatMap(UInt64.init) else { return nil }
          seed = value
        case "--rounds":
          guard let value = rest.popFirst().flatMap(Int.init), value > 0 else { return nil }
          rounds = value
        case "--seconds":
          guard let value = rest.popFirst().flatMap(Double.init), value > 0 else { return nil }
          seconds = value
        default:
          guard TortureCommand.names.contains(word) else { return nil }
          names.insert(word)
        }
      }
    }
  }
}
