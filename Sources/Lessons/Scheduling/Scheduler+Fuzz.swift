extension Scheduler {
  /// The days among which the next review of a known card is drawn; nil when it is too soon to
  /// scatter anything.
  ///
  /// Each part of an interval adds its share to how far it may be scattered. The reference can
  /// draw one day more than this range has; ours keeps to it.
  func fuzzRange(around days: Int) -> ClosedRange<Int>? {
    guard days >= 3 else { return nil }
    let interval = Double(days)
    let delta =
      1 + 0.15 * (min(interval, 7) - 2.5) + 0.1 * max(0, min(interval, 20) - 7)
      + 0.05 * max(0, interval - 20)
    let longest = min(Int((interval + delta).rounded(.toNearestOrEven)), maximumInterval)
    let shortest = max(2, Int((interval - delta).rounded(.toNearestOrEven)))
    return min(shortest, longest)...longest
  }
}
