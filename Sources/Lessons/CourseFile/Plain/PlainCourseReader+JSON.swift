extension PlainCourseReader {
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  /// Passes a byte, and the white space before it.
  mutating func pass(_ byte: UInt8) throws(Unusual) {
    skipBlanks()
    guard peek == byte else { throw Unusual() }
    position += 1
  }

  /// Counts a value.
  mutating func beginValue() throws(Unusual) {
    valueCount += 1
    guard valueCount <= JSONParser.valueLimit else { throw Unusual() }
  }

  /// Reads an object with at least one member.
  ///
  /// - Parameter member: Called with each key, when its value is what follows.
  mutating func object(
    _ member: (inout PlainCourseReader, String) throws(Unusual) -> Void
  ) throws(Unusual) {
    try beginValue()
    try pass(UInt8(ascii: "{"))
    repeat {
      let key = try string()
      guard !key.isEscaped else { throw Unusual() }
      try pass(UInt8(ascii: ":"))
      try member(&self, String(decoding: bytes[key.range], as: UTF8.self))
    } while try goesOn(until: UInt8(ascii: "}"))
  }

  /// Reads a list.
  ///
  /// - Parameter item: Called when an item is what follows.
  mutating func list<Item>(
    limit: Int, _ item: (inout PlainCourseReader) throws(Unusual) -> Item
  ) throws(Unusual) -> [Item] {
    try beginValue()
    try pass(UInt8(ascii: "["))
    skipBlanks()
    var items: [Item] = []
    if peek == UInt8(ascii: "]") {
      position += 1
      return items
    }
    repeat {
      guard items.count < limit else { throw Unusual() }
      items.append(try item(&self))
    } while try goesOn(until: UInt8(ascii: "]"))
    return items
  }

  /// Passes the comma before another item, or the end.
  private mutating func goesOn(until closer: UInt8) throws(Unusual) -> Bool {
    skipBlanks()
    guard let byte = peek, byte == UInt8(ascii: ",") || byte == closer else { throw Unusual() }
    position += 1
    return byte != closer
  }
}
