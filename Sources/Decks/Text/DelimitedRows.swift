/// The rows of a text table: RFC 4180, and what programs make of it.
struct DelimitedRows {
  /// A row and the line it begins on, from 1.
  struct Row {
    let line: Int
    let fields: [String]
    /// Whether its first field stands in quotation marks.
    let isQuoted: Bool
  }

  private let bytes: [UInt8]
  private let separator: [UInt8]
  private let rowSeparator: [UInt8]?
  /// Whether quotation marks at the start of a field hold separators and line ends together.
  private var readsQuotes: Bool
  private var position: Int
  private var line: Int

  /// - Parameters:
  ///   - rowSeparator: what ends a row; nil is a line end of any kind.
  ///   - start: where the first row begins, on line `line`.
  init(
    _ bytes: [UInt8], separator: [UInt8], rowSeparator: [UInt8]? = nil, readsQuotes: Bool = true,
    from start: Int = 0, line: Int = 1
  ) {
    self.bytes = bytes
    self.separator = separator
    self.rowSeparator = rowSeparator
    self.readsQuotes = readsQuotes
    position = start
    self.line = line
  }

  /// The next row that has anything in it; nil at the end.
  mutating func next() -> Row? {
    while position < bytes.count {
      let row = readRow()
      if row.fields.count > 1 || row.fields.first != "" || row.isQuoted { return row }
    }
    return nil
  }

  private mutating func readRow() -> Row {
    let startLine = line
    let isQuoted = readsQuotes && bytes[position] == Self.quote
    var fields: [String] = []
    while true {
      fields.append(readField())
      if position < bytes.count, isSeparator(at: position) {
        position += separator.count
        if position == bytes.count {
          fields.append("")
          break
        }
      } else {
        break
      }
    }
    position += endLength(at: position) ?? 0
    return Row(line: startLine, fields: fields, isQuoted: isQuoted)
  }

  private mutating func readField() -> String {
    if readsQuotes, position < bytes.count, bytes[position] == Self.quote {
      if let field = readQuoted() { return field }
      // A mark that is never closed is one that stands for itself, here and from here on.
      readsQuotes = false
    }
    let start = position
    while position < bytes.count, !isSeparator(at: position), !endsRow(at: position) {
      countLine()
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A field in quotation marks; what stands between its end and the separator belongs to it too.
  private mutating func readQuoted() -> String? {
    let (start, startLine) = (position, line)
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      if bytes[position] == Self.quote {
        if position + 1 < bytes.count, bytes[position + 1] == Self.quote {
          position += 1
        } else {
          position += 1
          while position < bytes.count, !isSeparator(at: position), !endsRow(at: position) {
            content.append(bytes[position])
            position += 1
          }
          return String(decoding: content, as: UTF8.self)
        }
      }
      countLine()
      content.append(bytes[position])
      position += 1
    }
    (position, line) = (start, startLine)
    return nil
  }

  private func isSeparator(at position: Int) -> Bool {
    bytes[position] == separator[0]
      && (separator.count == 1 || bytes[position...].starts(with: separator))
  }

  private func endsRow(at position: Int) -> Bool {
    guard let rowSeparator else { return bytes[position] == 0x0A || bytes[position] == 0x0D }
    return bytes[position] == rowSeparator[0] && bytes[position...].starts(with: rowSeparator)
  }

  /// How long the end of the row is that stands there; counts its lines.
  private mutating func endLength(at position: Int) -> Int? {
    guard position < bytes.count else { return nil }
    if let rowSeparator {
      line += rowSeparator.count { $0 == 0x0A }
      return rowSeparator.count
    }
    line += 1
    let isPair =
      bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
    return isPair ? 2 : 1
  }

  /// Counts a line end within a field.
  private mutating func countLine() {
    if bytes[position] == 0x0A { line += 1 }
  }

  private static let quote = UInt8(ascii: "\"")
}
