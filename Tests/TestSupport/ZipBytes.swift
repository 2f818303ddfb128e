/// A zip archive of files that are not packed (APPNOTE.TXT), also of names no program would write.
package struct ZipBytes {
  /// The archive.
  package private(set) var bytes: [UInt8] = []

  /// An archive of these files, in this order.
  package init(files: [(name: String, contents: [UInt8])]) {
    var directory: [UInt8] = []
    for (name, contents) in files {
      let offset = bytes.count
      let facts =
        Self.number(0, 2) + Self.number(0, 2) + Self.number(0, 4)
        + Self.number(Int(Self.checksum(of: contents)), 4) + Self.number(contents.count, 4)
        + Self.number(contents.count, 4) + Self.number(name.utf8.count, 2) + Self.number(0, 2)
      bytes += [0x50, 0x4B, 3, 4] + Self.number(20, 2) + facts + name.utf8 + contents
      directory += [0x50, 0x4B, 1, 2] + Self.number(20, 2) + Self.number(20, 2) + facts
      directory += Self.number(0, 2) + Self.number(0, 2) + Self.number(0, 2) + Self.number(0, 4)
      directory += Self.number(offset, 4) + name.utf8
    }
    let start = bytes.count
    bytes += directory + [0x50, 0x4B, 5, 6] + Self.number(0, 4) + Self.number(files.count, 2)
    bytes += Self.number(files.count, 2) + Self.number(directory.count, 4)
    bytes += Self.number(start, 4) + Self.number(0, 2)
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// CRC-32.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
