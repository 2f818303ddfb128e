/// Bytes read and not yet decoded, taken in slices that become larger while they take no time, and
/// smaller when they do.
nonisolated struct ByteBacklog {
  private static let slices = 64...(1 << 18)
  /// More than a hand types at once: what it typed while the program was busy is answered as a whole.
  private static let firstSlice = 2048

  private var bytes: [UInt8] = []
  private var taken = 0
  private var sliceSize = firstSlice

  /// Whether none waits.
  var isEmpty: Bool { count == 0 }

  /// How many wait.
  var count: Int { bytes.count - taken }

  /// Adds what was read.
  mutating func append(_ new: [UInt8]) {
    if isEmpty { sliceSize = Self.firstSlice }
    bytes += new
  }

  /// The next bytes, as many as are answered in a moment.
  mutating func takeSlice() -> [UInt8] {
    let slice = Array(bytes[taken...].prefix(sliceSize))
    taken += slice.count
    if isEmpty {
      bytes.removeAll()
      taken = 0
    }
    return slice
  }

  /// All bytes that wait.
  mutating func takeAll() -> [UInt8] {
    defer {
      bytes.removeAll()
      taken = 0
    }
    return Array(bytes[taken...])
  }

  /// Learns from how long the last slice took.
  mutating func sliceTook(_ time: Duration) {
    if time < .milliseconds(4) {
      sliceSize = min(sliceSize * 2, Self.slices.upperBound)
    } else if time > .milliseconds(10) {
      sliceSize = max(sliceSize / 2, Self.slices.lowerBound)
    }
  }
}
