/// What the learner wants of the days on which sentences come back.
package struct ReviewWishes: Hashable, Sendable {
  /// Weekdays with fewer reviews, counted from Monday, `0...6`.
  package var easyDays: Set<Int> = []
  /// The first day after an absence; nil when the learner is there.
  package var awayUntil: StudyDay?
  /// The most reviews of a day; 0 is any number.
  package var most = ReviewWishes.usualMost

  /// An hour or so: what is more waits for the next days, so that a pause is caught up with little
  /// by little.
  package static let usualMost = 100

  /// What holds until the learner says otherwise.
  package init() {}

  /// The most reviews of a day; nil is any number.
  ///
  /// An easy day has half as many, and one of an absence none.
  package func limit(on day: StudyDay) -> Int? {
    if let awayUntil, day < awayUntil { return 0 }
    guard most > 0 else { return nil }
    return easyDays.contains(day.weekday) ? (most + 1) / 2 : most
  }
}
