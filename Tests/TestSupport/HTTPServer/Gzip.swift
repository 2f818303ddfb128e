/// Packs the one thing that packs best, by hand (RFC 1951, RFC 1952).
package enum Gzip {
  /// A gzip file of `count` zero bytes: one literal, then runs of 258 in 13 bits each.
  ///
  /// Without its checksum the file is broken at its very end.
  package static func zeros(count: Int, withChecksum hasChecksum: Bool = true) -> [UInt8] {
    var bits = BitWriter(bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
    bits.append(1, count: 1)  // the last block
    bits.append(1, count: 2)  // fixed codes
    let runs = (count - 1) / 258
    for _ in 0..<(count - runs * 258) { bits.appendCode(0b0011_0000, count: 8) }
    for _ in 0..<runs {
      bits.appendCode(0b1100_0101, count: 8)  // length 258
      bits.appendCode(0, count: 5)  // distance 1
    }
    bits.appendCode(0, count: 7)  // end of block
    bits.pad()
    if !hasChecksum { return bits.bytes }
    return bits.bytes + littleEndian(crcOfZeros(count: count)) + littleEndian(UInt32(count))
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  private static func crcOfZeros(count: Int) -> UInt32 {
    let table = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { crc, _ in (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~(0..<count).reduce(UInt32.max) { crc, _ in table[Int(crc & 0xFF)] ^ (crc >> 8) }
  }
}

/// Bits packed from the low end of each byte.
private struct BitWriter {
  var bytes: [UInt8]
  private var pending: UInt32 = 0
  private var pendingCount = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func append(_ value: UInt32, count: Int) {
    pending |= value << UInt32(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Huffman codes go in from their highest bit.
  mutating func appendCode(_ code: UInt32, count: Int) {
    for bit in stride(from: count - 1, through: 0, by: -1) {
      append((code >> UInt32(bit)) & 1, count: 1)
    }
  }

  mutating func pad() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }
}
