import Glibc

extension LearnerClock {
  /// The clock and the time zone of the machine (time(2), localtime_r(3)).
  package static let system = LearnerClock(
    now: {
      var seconds = time(nil)
      var local = tm()
      localtime_r(&seconds, &local)
      return Timestamp(seconds: Int64(seconds), utcOffset: local.tm_gmtoff)
    },
    elapsed: { [start = ContinuousClock.now] in ContinuousClock.now - start })
}
