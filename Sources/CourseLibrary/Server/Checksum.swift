/// Tells damaged bytes from whole ones, and names files; no protection against malice.
///
/// FNV-1a, 64 bits. Source: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash
/// Algorithm", RFC 9923.
enum Checksum {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
