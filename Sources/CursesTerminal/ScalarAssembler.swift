/// Puts bytes of UTF-8 together to code points, however the reads have cut them.
///
/// Bytes that are not UTF-8 are dropped: a terminal that sends them means nothing by them.
nonisolated struct ScalarAssembler {
  private var value: UInt32 = 0
  private var missing = 0
  private var minimum: UInt32 = 0

  /// Whether the beginning of a code point waits for its other bytes.
  var isIncomplete: Bool { missing > 0 }

  /// The code point that `byte` completes, if it does.
  mutating func feed(_ byte: UInt8) -> Unicode.Scalar? {
    if missing > 0, byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      return missing == 0 && value >= minimum ? Unicode.Scalar(value) : nil
    }
    missing = 0
    switch byte {
    case 0x00...0x7F: return Unicode.Scalar(byte)
    case 0xC2...0xDF: begin(byte & 0x1F, missing: 1, minimum: 0x80)
    case 0xE0...0xEF: begin(byte & 0x0F, missing: 2, minimum: 0x800)
    case 0xF0...0xF4: begin(byte & 0x07, missing: 3, minimum: 0x1_0000)
    default: break
    }
    return nil
  }

  private mutating func begin(_ bits: UInt8, missing: Int, minimum: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.minimum = minimum
  }
}
