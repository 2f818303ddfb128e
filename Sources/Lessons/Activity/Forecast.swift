/// How many reviews the coming days bring, as far as is known today.
package struct Forecast: Hashable, Sendable {
  /// The first of its days.
  package let today: StudyDay
  /// Reviews on each day, today first; what is overdue wants to be done today.
  ///
  /// What was learned today and waits for a short step is counted for tomorrow: few stay up for
  /// it.
  package private(set) var counts: [Int]
  /// Sentences that wait for a short step, which ends today.
  package let waiting: Int

  /// A forecast of what becomes due on each day.
  ///
  /// - Parameters:
  ///   - dues: how many cards become due on a day; days after the forecast are left out.
  ///   - today: the day it is.
  ///   - days: how far it reaches, today included.
  ///   - waiting: how many of those due today wait for a short step.
  package init(
    _ dues: [StudyDay: Int], from today: StudyDay, days: Int = 14, waiting: Int = 0
  ) {
    var counts = Array(repeating: 0, count: days)
    for (day, count) in dues {
      let index = max(0, today.distance(to: day))
      if index < days { counts[index] += count }
    }
    if days > 1 {
      counts[0] -= waiting
      counts[1] += waiting
    }
    self.waiting = waiting
    self.today = today
    self.counts = counts
  }
}

extension Forecast {
  /// The forecast once what is too much for a day waits for the next one.
  ///
  /// - Parameters:
  ///   - doneToday: reviews that were done today.
  ///   - stepsToday: sentences at a short step that are due now: they do not wait.
  package func spread(
    _ wishes: ReviewWishes, doneToday: Int, stepsToday: Int
  ) -> Forecast {
    guard let today = counts.first else { return self }
    let isAway = wishes.limit(on: self.today) == 0
    let fixed = isAway ? 0 : min(today, stepsToday)
    let known = [today - fixed] + counts.dropFirst()
    var result = self
    result.counts =
      ReviewSpread(known, from: self.today, doneToday: doneToday, wishes).counts
    result.counts[0] += fixed
    return result
  }
}
