/// The moments that can be told, in seconds since 1970 UTC: to the end of the year 9999.
enum Moments {
  /// All of them.
  static let all: ClosedRange<Int64> = 0...253_402_300_799

  /// The nearest one that can be told.
  static func nearest(to time: Int64) -> Int64 {
    min(max(time, all.lowerBound), all.upperBound)
  }
}
