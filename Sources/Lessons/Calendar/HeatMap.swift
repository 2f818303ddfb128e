/// A year of study as a grid: a column a week, a row a weekday, Monday first.
package struct HeatMap: Hashable, Sendable {
  /// A day of the grid.
  package struct Cell: Hashable, Sendable {
    /// The day.
    package let day: StudyDay
    /// What was done on it.
    package let count: Int
    /// How much that is beside the learner's usual day of study: 0 is nothing, 1 less than half
    /// of it, 2 less than it, 3 up to twice, 4 twice and more.
    package let level: Int
  }

  /// Where a month begins.
  package struct Month: Hashable, Sendable {
    /// The column that holds its first day.
    package let column: Int
    /// 1 to 12.
    package let month: Int
  }

  /// The weeks, oldest first; each has seven places, those after today are nil.
  package let weeks: [[Cell?]]
  /// The months that begin in the grid, in order.
  package let months: [Month]

  /// The grid of the weeks that end with today's.
  ///
  /// - Parameters:
  ///   - counts: what was done on each day.
  ///   - today: the last day of the grid.
  ///   - columns: how many weeks; 53 hold a year whatever weekday it begins with.
  /// - Precondition: there is at least one column.
  package init(_ counts: [StudyDay: Int], through today: StudyDay, columns: Int = 53) {
    precondition(columns > 0, "a grid without columns")
    let first = today.monday.advanced(by: -7 * (columns - 1))
    let usual = Self.median(counts.filter { $0.value > 0 && (first...today) ~= $0.key }.values)
    weeks = (0..<columns).map { column in
      (0..<7).map { weekday in
        let day = first.advanced(by: 7 * column + weekday)
        guard day <= today else { return nil }
        let count = max(0, counts[day] ?? 0)
        return Cell(day: day, count: count, level: Self.level(of: count, usual: usual))
      }
    }
    months = Self.months(from: first, through: today)
  }

  private static func level(of count: Int, usual: Int) -> Int {
    if count == 0 { return 0 }
    if count < usual { return count < usual - count ? 1 : 2 }
    return count - usual < usual ? 3 : 4
  }

  private static func median(_ values: some Collection<Int>) -> Int {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  private static func months(
    from first: StudyDay, through today: StudyDay
  ) -> [Month] {
    (first...today).compactMap { day in
      let date = day.date
      return date.day == 1 ? Month(column: first.distance(to: day) / 7, month: date.month) : nil
    }
  }
}
