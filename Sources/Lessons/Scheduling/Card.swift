/// What the scheduler knows of a sentence that was answered; one that never was has no card.
///
/// Times are whole seconds since 1970 UTC.
package struct Card: Hashable, Sendable {
  /// Where a card is on its way.
  package enum Stage: Hashable, Sendable {
    /// New to the learner; at this one of the short first steps, counted from zero.
    case learning(step: Int)
    /// Known; comes back after days.
    case review
    /// Forgotten; at this one of the short steps back.
    case relearning(step: Int)
  }

  /// Where it is on its way.
  package let stage: Stage
  /// How firmly the sentence is remembered.
  package let memory: Memory
  /// When it wants to be asked again.
  package let due: Int64
  /// When it was answered last.
  package let lastReview: Int64

  /// A card of these parts; steps and times that cannot be become the nearest that can.
  package init(stage: Stage, memory: Memory, due: Int64, lastReview: Int64) {
    self.stage =
      switch stage {
      case .learning(let step): .learning(step: max(0, step))
      case .review: .review
      case .relearning(let step): .relearning(step: max(0, step))
      }
    self.memory = memory
    self.due = Self.plausible(due)
    self.lastReview = Self.plausible(lastReview)
  }

  /// The moments a card can tell: 1970 to the end of the year 9999.
  package static let timeRange: ClosedRange<Int64> = Moments.all

  /// The nearest moment that a card can tell.
  static func plausible(_ time: Int64) -> Int64 {
    Moments.nearest(to: time)
  }

  /// Whole days of 24 hours since the last answer; below zero when the clock was set back.
  ///
  /// Days are not the learner's: the model was fitted to hours that passed.
  func elapsedDays(at time: Int64) -> Int {
    let (quotient, remainder) = (Self.plausible(time) - lastReview)
      .quotientAndRemainder(dividingBy: .day)
    return Int(remainder < 0 ? quotient - 1 : quotient)
  }

  /// Whether the sentence is known for long: in review, and firm for three weeks.
  ///
  /// Three weeks are what Anki's manual calls mature ("an interval of 21 days or greater"). From
  /// here on a sentence may be typed instead of built from blocks, and typed at once it is Easy.
  package var isMature: Bool { stage == .review && memory.stability >= 21 }

  /// Whether it was answered by a clock that was wrong, so that it would not be due for longer than
  /// any answer makes it wait.
  ///
  /// A short step is never longer than it is; what comes back after days may have been answered
  /// where the clock shows another hour, and no two clocks on earth differ by more than a day.
  func isFromWrongClock(at now: Int64) -> Bool {
    lastReview > Self.plausible(now) + (isInSteps ? 0 : .day)
  }

  /// Whether the card is at one of the short steps, which come back within minutes.
  package var isInSteps: Bool { stage != .review }
}

extension Int64 {
  /// 24 hours in seconds.
  static let day: Int64 = 86_400
}
