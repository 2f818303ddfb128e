extension StudyDay {
  /// Its date as ISO 8601 writes it: `2026-11-30`.
  package var iso: String {
    let date = date
    let year = String(repeating: "0", count: max(0, 4 - "\(date.year)".count)) + "\(date.year)"
    return ([year] + [date.month, date.day].map { $0 < 10 ? "0\($0)" : "\($0)" })
      .joined(separator: "-")
  }

  /// The day of such a date; nil when there is none, as on 30 February.
  ///
  /// Counts as `date` does, the other way round.
  package init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) : nil }
    guard numbers.count == 3, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else {
      return nil
    }
    let year = numbers[1] <= 2 ? numbers[0] - 1 : numbers[0]
    let monthFromMarch = (numbers[1] + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + numbers[2] - 1
    let days = year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear
    self.init(rawValue: days - 719_468)
    guard date == (numbers[0], numbers[1], numbers[2]) else { return nil }
  }
}
