import Glibc

/// What time it is, for the order of changes.
///
/// Changes are ordered by a hybrid logical clock (Kulkarni et al., 2014): microseconds since 1970
/// UTC, but later than every change that is known, so that a clock that is set back does not turn
/// the order around.
package struct WallClock: Sendable {
  /// Microseconds since 1970 UTC.
  package let now: @Sendable () -> Int64

  /// A clock that is asked by a closure.
  package init(now: @escaping @Sendable () -> Int64) {
    self.now = now
  }

  /// The clock of this machine.
  package static let system = WallClock {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}
