import MalmoiApp
import Storage
import Synchronization

/// The learner's watch: it stands still unless a test moves it.
nonisolated final class TestWatch: Sendable {
  private let milliseconds = Atomic(0)

  /// The watch as the app reads it; it starts at eight in the morning of 1 June 2026 in Seoul.
  var clock: LearnerClock {
    LearnerClock(
      now: { [self] in
        Timestamp(seconds: 1_780_268_400 + elapsed.components.seconds, utcOffset: 9 * 3_600)
      },
      elapsed: { [self] in elapsed })
  }

  /// Lets time pass.
  func advance(by duration: Duration) {
    milliseconds.add(Int(duration / .milliseconds(1)), ordering: .relaxed)
  }

  private var elapsed: Duration { .milliseconds(milliseconds.load(ordering: .relaxed)) }
}
