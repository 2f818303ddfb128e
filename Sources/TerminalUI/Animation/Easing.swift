/// Curves from the time of an animation to its progress; all map 0 to 0 and 1 to 1.
nonisolated package enum Easing: Sendable, CaseIterable {
  /// Even speed.
  case linear
  /// Fast at first, slow at the end (cubic): what was set off by a key answers at once.
  case easeOut
  /// Slow at both ends (cubic).
  case easeInOut

  /// The progress at `time`; times outside 0...1 count as the nearer end.
  package func callAsFunction(_ time: Double) -> Double {
    let time = min(max(time, 0), 1)
    switch self {
    case .linear: return time
    case .easeOut: return 1 - cube(1 - time)
    case .easeInOut: return time < 0.5 ? 4 * cube(time) : 1 - cube(2 - 2 * time) / 2
    }
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}
