/// What tells the contents of a file from others, so that an edit is noticed without a copy.
///
/// Kinds of line end make no difference: programs that move files around change them. It is FNV-1a
/// of 64 bits (Fowler, Noll, Vo), the same at every start.
struct FileFingerprint: Hashable {
  let rawValue: Int64

  init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes where byte != UInt8(ascii: "\r") {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    rawValue = Int64(bitPattern: hash)
  }
}
