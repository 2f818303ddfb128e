/// Parts of keys.
///
/// Keys are in one normal form, so that equal letters are equal bytes; the standard library's
/// functions of these kinds take them to characters first, which costs a hundred times as much.
extension StringProtocol {
  /// Whether it ends with `ending`.
  func endsIn(_ ending: String) -> Bool {
    let count = ending.utf8.count
    return utf8.count >= count && utf8.suffix(count).elementsEqual(ending.utf8)
  }

  /// Whether it begins with `beginning`.
  func beginsWith(_ beginning: some StringProtocol) -> Bool {
    utf8.starts(with: beginning.utf8)
  }

  /// Whether `part` is somewhere in it.
  func holds(_ part: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      part.utf8.withContiguousStorageIfAvailable { Self.holds(bytes, $0) }
    }
    return (found ?? nil) ?? Self.holds(Array(utf8), Array(part.utf8))
  }

  private static func holds<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, _ part: Bytes
  ) -> Bool where Bytes.Index == Int {
    guard bytes.count >= part.count, let first = part.first else { return part.isEmpty }
    return (bytes.startIndex...bytes.endIndex - part.count).contains { start in
      bytes[start] == first
        && (1..<part.count).allSatisfy { bytes[start + $0] == part[part.startIndex + $0] }
    }
  }

  /// Without an ending that it is known to have.
  func droppingEnding(_ ending: String) -> String {
    String(self[..<utf8.index(endIndex, offsetBy: -ending.utf8.count)])
  }
}
