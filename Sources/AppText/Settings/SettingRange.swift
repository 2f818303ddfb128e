/// The numbers a setting may have: whole ones from one bound to the other.
package struct SettingRange: Sendable {
  /// Both are allowed.
  package let bounds: ClosedRange<Int>
  /// How far one key goes; numbers between two steps are allowed, but not offered.
  package var step = 1

  /// Percent: below 70 most reviews are failures, above 97 they never end.
  package static let wantedRetention = SettingRange(bounds: 70...97)
  /// Sentences; 0 is none.
  package static let dailyGoal = SettingRange(bounds: 0...200, step: 5)
  /// Reviews of a day; 0 is any number.
  package static let mostReviews = SettingRange(bounds: 0...1_000, step: 10)
  /// Hours of local time.
  package static let dayStart = SettingRange(bounds: 0...12)

  /// The nearest number there is within the bounds.
  package func clamped(_ value: Int) -> Int {
    min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The number some steps away, as far as the bounds let.
  ///
  /// From a number between two steps the first step is the shorter one, to a whole step.
  package func stepped(_ value: Int, by steps: Int) -> Int {
    let (quotient, remainder) = (value - bounds.lowerBound).quotientAndRemainder(dividingBy: step)
    let index = quotient + steps + (remainder > 0 && steps < 0 ? 1 : 0)
    return clamped(bounds.lowerBound + index * step)
  }
}
