/// Turns offsets in a text into lines and columns.
struct SourcePositions {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  /// Characters before `offset` in its line.
  private var column = 0

  /// - Parameter start: The offset of the first character, behind a byte order mark.
  init(bytes: [UInt8], start: Int) {
    self.bytes = bytes
    offset = start
  }

  /// The one-based line, and column in characters, of a byte.
  ///
  /// Lines end with LF, CRLF or CR. Reads on from the last offset asked for, so that a list of
  /// offsets takes one pass.
  ///
  /// - Precondition: `target` is not before the offset asked for last.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    precondition(target >= offset, "positions are asked for in order")
    var lineStart = offset
    while offset < min(target, bytes.count) {
      let isLineEnd = bytes.isLineEnd(at: offset)
      offset += 1
      if isLineEnd {
        line += 1
        column = 0
        lineStart = offset
      }
    }
    column += String(decoding: bytes[lineStart..<offset], as: UTF8.self).count
    return (line, column + 1)
  }
}
