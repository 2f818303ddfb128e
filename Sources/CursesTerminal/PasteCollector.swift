import UnicodeText

/// Gathers what a terminal sends between the marks of a bracketed paste.
nonisolated struct PasteCollector {
  /// What the terminal sends after a paste.
  static let endMark: [UInt8] = [0x1B] + Array("[201~".utf8)

  /// Bytes kept of one paste; more is dropped, so that a stream without an end cannot fill the
  /// memory.
  static let capacity = 64 << 20

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Takes one byte and says whether it ended the paste.
  mutating func feed(_ byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      if matched < Self.endMark.count { return false }
      matched = 0
      return true
    }
    keepFalseMark()
    if byte == Self.endMark[0] { matched = 1 } else { keep(byte) }
    return false
  }

  /// Takes the bytes from `start` on that cannot belong to an end mark, and returns the index
  /// after them.
  mutating func feedRun(of chunk: [UInt8], from start: Int) -> Int {
    guard matched == 0 else { return start }
    let run = chunk[start...].prefix { $0 != Self.endMark[0] }
    bytes += run.prefix(Self.capacity - bytes.count)
    return run.endIndex
  }

  /// What was pasted so far, as `Event.paste` promises it; the collector is empty afterwards.
  mutating func takeText() -> String {
    keepFalseMark()
    defer { bytes.removeAll() }
    return Self.text(of: bytes)
  }

  /// What looked like the end mark but was not: text, but for its escape character.
  private mutating func keepFalseMark() {
    for byte in Self.endMark.prefix(matched).dropFirst() { keep(byte) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.capacity { bytes.append(byte) }
  }

  /// Text of pasted bytes: line breaks of all kinds as `\n`, tabs, no other control character,
  /// nothing that is not UTF-8, in Unicode normal form C.
  private static func text(of bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var assembler = ScalarAssembler()
    var followsReturn = false
    for byte in bytes {
      guard let scalar = assembler.feed(byte) else { continue }
      defer { followsReturn = scalar == "\r" }
      switch scalar {
      case "\n" where followsReturn: break
      case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\t": scalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}": break
      default: scalars.append(scalar)
      }
    }
    return String(scalars).nfc
  }
}
