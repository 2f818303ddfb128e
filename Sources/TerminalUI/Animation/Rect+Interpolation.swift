import Terminal

nonisolated extension Rect {
  /// The rectangle a part of the way to `end`, in whole cells; 0 is this one, 1 is `end`.
  ///
  /// Distances are rounded, not places: rectangles that go the same way keep their distance in
  /// every frame, so neighbours never jitter against each other.
  package func interpolated(to end: Rect, progress: Double) -> Rect {
    Rect(
      x: minX.interpolated(to: end.minX, progress: progress),
      y: minY.interpolated(to: end.minY, progress: progress),
      width: width.interpolated(to: end.width, progress: progress),
      height: height.interpolated(to: end.height, progress: progress))
  }
}

nonisolated extension Int {
  /// The whole number nearest to a part of the way to `end`.
  func interpolated(to end: Int, progress: Double) -> Int {
    let way = Double(end - self) * progress
    // Conversion cuts towards zero; `rounded()` would have the whole app link the C math library.
    return self + Int(way < 0 ? way - 0.5 : way + 0.5)
  }
}
