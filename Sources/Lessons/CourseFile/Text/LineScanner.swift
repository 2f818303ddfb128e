/// Finds the signs of the text format in a line, and takes its escapes out.
struct LineScanner {
  let bytes: [UInt8]

  /// Whether the byte at an index is a space or a tab.
  func isBlank(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  /// The range without blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(start) { start += 1 }
    while end > start, isBlank(end - 1), !(end - 1 > start && isEscaped(end - 1, from: start)) {
      end -= 1
    }
    return start..<end
  }

  /// Whether an odd number of `\` stands before the byte at `index`.
  private func isEscaped(_ index: Int, from start: Int) -> Bool {
    var count = 0
    while index - count > start, bytes[index - count - 1] == UInt8(ascii: "\\") { count += 1 }
    return count % 2 == 1
  }

  /// Whether the range begins with this text.
  func begins(_ range: Range<Int>, with text: String) -> Bool {
    bytes[range].starts(with: text.utf8)
  }

  /// The first such sign that stands between blanks, or at an end of the range.
  func lonelySign(_ sign: Unicode.Scalar, in range: Range<Int>) -> Int? {
    range.first { bytes[$0] == UInt8(ascii: sign) && isLonely($0, in: range) }
  }

  private func isLonely(_ index: Int, in range: Range<Int>) -> Bool {
    (index == range.lowerBound || isBlank(index - 1))
      && (index + 1 == range.upperBound || isBlank(index + 1))
  }

  /// The first such sign that no `\` stands before.
  func firstMeant(_ sign: Unicode.Scalar, in range: Range<Int>) -> Int? {
    range.first {
      bytes[$0] == UInt8(ascii: sign) && !isEscaped($0, from: range.lowerBound)
    }
  }

  /// The parts between each ` | ` that is outside of braces.
  func alternatives(in range: Range<Int>) -> [Range<Int>] {
    var depth = 0
    return parts(of: range) { index in
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "|"): return depth <= 0 && isLonely(index, in: range)
      default: break
      }
      return false
    }
  }

  /// The parts between commas.
  func list(in range: Range<Int>) -> [Range<Int>] {
    parts(of: range) { bytes[$0] == UInt8(ascii: ",") }
  }

  /// The parts between bytes that part them, and that no `\` stands before; without blanks at
  /// their ends.
  private func parts(of range: Range<Int>, at isBorder: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if isBorder(index) {
        parts.append(trimmed(start..<index))
        start = index + 1
      }
      index += 1
    }
    return parts + [trimmed(start..<range.upperBound)]
  }

  /// The parts between two blanks or more, or a tab.
  func fields(in range: Range<Int>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = range.lowerBound
    for index in range
    where isBlank(index)
      && (bytes[index] == UInt8(ascii: "\t") || index > start && isBlank(index - 1))
    {
      fields.append(trimmed(start..<index))
      start = index
    }
    return (fields + [trimmed(start..<range.upperBound)]).filter { !$0.isEmpty }
  }

  // MARK: - Texts

  /// The text of a range as it stands in the file.
  func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Text that is no pattern: a `\` takes the meaning from any sign of ASCII or a blank.
  ///
  /// - Returns: the text, and where a `\` stands before anything else.
  func plain(_ range: Range<Int>) -> (piece: TextPiece, badEscape: Int?) {
    unescaped(range) { $0.isSignOrBlank ? .remove : nil }
  }

  /// An answer pattern: a `\` takes the meaning from the signs that are not the pattern's own; those
  /// are left to its reader.
  func pattern(_ range: Range<Int>) -> TextPiece {
    unescaped(range) { " =@".utf8.contains($0) ? .remove : .keep }.piece
  }

  private enum Backslash { case remove, keep }

  private func unescaped(
    _ range: Range<Int>, _ backslash: (UInt8) -> Backslash?
  ) -> (piece: TextPiece, badEscape: Int?) {
    guard bytes[range].contains(UInt8(ascii: "\\")) else {
      return (TextPiece(source(range), at: range.lowerBound), nil)
    }
    var text: [UInt8] = []
    var skips: [TextPiece.Skip] = []
    var badEscape: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        let next = index + 1 < range.upperBound ? bytes[index + 1] : nil
        let meaning = next.map(backslash) ?? nil
        if meaning == nil, badEscape == nil { badEscape = index }
        if meaning == .remove {
          skips.append(TextPiece.Skip(before: text.count, count: 1))
        } else {
          text.append(bytes[index])
        }
        index += 1
        guard index < range.upperBound else { break }
      }
      text.append(bytes[index])
      index += 1
    }
    let piece = TextPiece(
      String(decoding: text, as: UTF8.self), at: range.lowerBound, skips: skips)
    return (piece, badEscape)
  }
}

extension UInt8 {
  /// Whether it is a sign of ASCII, or a space.
  fileprivate var isSignOrBlank: Bool {
    switch self {
    case 0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
