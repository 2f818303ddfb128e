/// How many reviews each day has, once what is too much for a day waits for the next one.
package struct ReviewSpread: Hashable, Sendable {
  /// Reviews on each day, the first one today.
  package let counts: [Int]

  /// Spreads what is due.
  ///
  /// - Parameters:
  ///   - dues: what becomes due on each day, the first one being today with all that is overdue.
  ///   - doneToday: reviews that were done today.
  package init(_ dues: [Int], from today: StudyDay, doneToday: Int, _ wishes: ReviewWishes) {
    var waiting = 0
    counts = dues.enumerated().map { offset, due in
      let limit = wishes.limit(on: today.advanced(by: offset))
      let room = limit.map { max(0, $0 - (offset == 0 ? doneToday : 0)) } ?? .max
      let count = min(due + waiting, room)
      waiting += due - count
      return count
    }
  }

  /// How many of the reviews that are due are for today; the others wait.
  package static func portion(
    of due: Int, on today: StudyDay, doneToday: Int, _ wishes: ReviewWishes
  ) -> Int {
    ReviewSpread([due], from: today, doneToday: doneToday, wishes).counts[0]
  }
}
