/// The numbers a setting may have: whole ones from one bound to the other.
nonisolated struct SettingRange: Sendable {
  let bounds: ClosedRange<Int>

  /// Percent: below 70 most reviews are failures, above 97 they never end.
  static let wantedRetention = SettingRange(bounds: 70...97)
  /// Hours of local time.
  static let dayStart = SettingRange(bounds: 0...12)

  /// The nearest number there is within the bounds.
  func clamped(_ value: Int) -> Int {
    min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The number some steps away, as far as the bounds let.
  func stepped(_ value: Int, by steps: Int) -> Int {
    clamped(value + steps)
  }
}
