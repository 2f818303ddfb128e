/// Finds out what parts the columns of a table.
struct SeparatorGuess {
  /// What columns are parted by.
  let separator: [UInt8]
  /// How often it stands in most lines.
  let count: Int
  /// In how many of a hundred lines it stands as often as in most.
  let agreement: Int

  /// The separator that stands equally often, and at least once, in most of the first lines.
  ///
  /// - Parameter candidates: the likeliest first: it wins where two agree alike.
  init?(_ utf8: [UInt8], from start: Int = 0, candidates: [String] = Self.columns) {
    let lines = Self.sample(of: utf8, from: start)
    guard !lines.isEmpty else { return nil }
    var best: (separator: [UInt8], count: Int, lines: Int)?
    for candidate in candidates.map({ Array($0.utf8) }) {
      var counts: [Int: Int] = [:]
      for line in lines { counts[Self.count(of: candidate, in: line), default: 0] += 1 }
      counts[0] = nil
      guard let most = counts.max(by: { $0.value < $1.value }) else { continue }
      if most.value > best?.lines ?? 0 { best = (candidate, most.key, most.value) }
    }
    guard let best else { return nil }
    separator = best.separator
    count = best.count
    agreement = best.lines * 100 / lines.count
  }

  /// What spreadsheets and people part columns by.
  static let columns = ["\t", ";", ",", "|", " - ", " – ", " — ", " = ", "::", ":"]

  private static func sample(of utf8: [UInt8], from start: Int) -> [ArraySlice<UInt8>] {
    utf8[start...].prefix(65_536).split(
      maxSplits: 200, whereSeparator: { $0 == 0x0A || $0 == 0x0D }
    )
    .prefix(200).filter { $0.first != UInt8(ascii: "#") }
  }

  /// How often it stands in a line, outside of quotation marks.
  private static func count(of separator: [UInt8], in line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isQuoted = false
    var position = line.startIndex
    while position < line.endIndex {
      if line[position] == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, line[position] == separator[0],
        line[position...].starts(with: separator)
      {
        count += 1
        position += separator.count
        continue
      }
      position += 1
    }
    return count
  }
}
