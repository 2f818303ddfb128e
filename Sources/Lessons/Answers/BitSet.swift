/// A set of small non-negative numbers in as many bits as the greatest one.
struct BitSet: Sendable {
  private var words: [UInt64]

  /// An empty set for the numbers below `capacity`.
  init(capacity: Int) {
    words = Array(repeating: 0, count: (capacity + 63) / 64)
  }

  func contains(_ number: Int) -> Bool {
    words[number >> 6] & (1 << UInt64(number & 63)) != 0
  }

  /// Adds `number` and tells whether it was not there before.
  mutating func insert(_ number: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(number & 63)
    defer { words[number >> 6] |= bit }
    return words[number >> 6] & bit == 0
  }
}
