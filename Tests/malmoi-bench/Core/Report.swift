import FoundationEssentials

/// The figures of a benchmark, for people and for programs.
struct Report {
  /// The name of the benchmark.
  let benchmark: String
  let figures: [Figure]

  /// One line for each figure: its name, the median with the spread, the target, whether it is met.
  var table: String {
    let lines = figures.map { figure in
      let unit = figure.unit
      let spread = figure.samples.spread
      let range = "\(unit.text(spread.lowerBound)) to \(unit.text(spread.upperBound))"
      let limit = figure.limit.map { "max \(unit.text($0))" } ?? ""
      let verdict = figure.limit == nil ? "" : figure.isOver ? "OVER" : "ok"
      return "  " + figure.name.padded(to: 52) + unit.text(figure.samples.median).padded(to: 11)
        + range.padded(to: 24) + limit.padded(to: 14) + verdict
    }
    return ([benchmark] + lines).joined(separator: "\n")
  }

  /// The columns of the table, in its first line.
  static let heading =
    "  " + "figure".padded(to: 52) + "median".padded(to: 11) + "most of the runs".padded(to: 24)
    + "target"

  /// All reports as one JSON array of figures, in seconds, bytes and counts.
  static func json(_ reports: [Report]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let entries = reports.flatMap { report in
      report.figures.map { Entry($0, of: report.benchmark) }
    }
    return String(decoding: try encoder.encode(entries), as: UTF8.self)
  }
}

/// A figure as programs read it.
private struct Entry: Encodable {
  let benchmark: String
  let figure: String
  let unit: Figure.Unit
  let runs: Int
  let median: Double
  let percentile5: Double
  let percentile95: Double
  let limit: Double?
  let isOver: Bool

  init(_ figure: Figure, of benchmark: String) {
    self.benchmark = benchmark
    self.figure = figure.name
    unit = figure.unit
    runs = figure.samples.count
    median = figure.samples.median
    percentile5 = figure.samples.spread.lowerBound
    percentile95 = figure.samples.spread.upperBound
    limit = figure.limit
    isOver = figure.isOver
  }
}

extension Figure.Unit {
  /// A value with three digits that count, in the unit that suits its size.
  fileprivate func text(_ value: Double) -> String {
    switch self {
    case .seconds:
      if value < 1e-6 { return "\(value.text(per: 1e-9)) ns" }
      if value < 1e-3 { return "\(value.text(per: 1e-6)) us" }
      return value < 1 ? "\(value.text(per: 1e-3)) ms" : "\(value.text(per: 1)) s"
    case .bytes: return "\(value.text(per: 1_048_576)) MB"
    case .count: return "\(Int(value))"
    case .ratio: return "\(value.text(per: 1)) x"
    }
  }
}

extension Double {
  /// The number of `unit`s in it: no decimal from a hundred on, one from ten on, else two.
  fileprivate func text(per unit: Double) -> String {
    let number = self / unit
    if number >= 99.95 { return "\(Int(number.rounded()))" }
    let parts = number < 9.995 ? 100 : 10
    let rounded = Int((number * Double(parts)).rounded())
    return "\(rounded / parts)." + "\(parts + rounded % parts)".dropFirst()
  }
}

extension String {
  /// The text with blanks behind it, so that the next column starts in line.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
