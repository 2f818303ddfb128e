import Storage
import Synchronization

/// The learner's watch: it stands still unless a test moves it.
package final class TestWatch: Sendable {
  private let milliseconds = Atomic(0)
  /// How wrong the clock is, in seconds.
  private let error = Atomic(0)
  private let utcOffset = Atomic(9 * 3_600)

  /// A watch that nobody has moved yet.
  package init() {}

  /// The watch as the app reads it; it starts at eight in the morning of Monday, 1 June 2026, in
  /// Seoul.
  package var clock: LearnerClock {
    LearnerClock(
      now: { [self] in
        Timestamp(
          seconds: Self.start + elapsed.components.seconds
            + Int64(error.load(ordering: .relaxed)),
          utcOffset: utcOffset.load(ordering: .relaxed))
      },
      elapsed: { [self] in elapsed })
  }

  private static let start: Int64 = 1_780_268_400

  /// Lets time pass.
  package func advance(by duration: Duration) {
    milliseconds.add(Int(duration / .milliseconds(1)), ordering: .relaxed)
  }

  /// Lets time pass until a time of day, on the day that is so many days after the first one by
  /// the clock of the place the learner is at.
  package func advance(toDay day: Int, hour: Int, minute: Int = 0) {
    let local = Int64((day * 24 + hour) * 3_600 + minute * 60)
    let midnight = Self.start - 8 * 3_600 + 9 * 3_600
    let target = midnight + local - Int64(utcOffset.load(ordering: .relaxed)) - Self.start
    milliseconds.store(Int(target) * 1_000, ordering: .relaxed)
  }

  /// Puts the clock to the time of another place, so many hours from UTC.
  package func travel(toUTC hours: Int) {
    utcOffset.store(hours * 3_600, ordering: .relaxed)
  }

  /// Sets the clock wrong by so much; zero sets it right again.
  package func setWrong(by duration: Duration) {
    error.store(Int(duration.components.seconds), ordering: .relaxed)
  }

  private var elapsed: Duration { .milliseconds(milliseconds.load(ordering: .relaxed)) }
}
