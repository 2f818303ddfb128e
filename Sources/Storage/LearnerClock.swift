/// The learner's clock, passed in so that tests can turn it.
package struct LearnerClock: Sendable {
  /// The date and time, with the learner's time zone.
  package let now: @Sendable () -> Timestamp
  /// Time since some moment, never set back: for how long something took.
  package let elapsed: @Sendable () -> Duration

  /// A clock of these two hands.
  package init(
    now: @escaping @Sendable () -> Timestamp, elapsed: @escaping @Sendable () -> Duration
  ) {
    self.now = now
    self.elapsed = elapsed
  }
}
