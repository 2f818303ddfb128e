/// The lines of a text, ended by LF, CRLF or CR.
struct TextLines: Sequence {
  let utf8: [UInt8]

  /// - Parameter utf8: valid UTF-8.
  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
  }

  func makeIterator() -> AnyIterator<String> {
    var start = 0
    return AnyIterator {
      guard start < utf8.count else { return nil }
      let end = utf8[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? utf8.count
      let line = String(decoding: utf8[start..<end], as: UTF8.self)
      start = end + 1
      if end + 1 < utf8.count, utf8[end] == 0x0D, utf8[end + 1] == 0x0A { start += 1 }
      return line
    }
  }
}

extension StringProtocol {
  /// Without white space at its ends, no-break spaces among it.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
