/// A stretch of a course's text as it is meant, without the signs of its escapes.
struct TextPiece: Hashable, Sendable {
  /// Bytes that the file has and the text has not.
  struct Skip: Hashable, Sendable {
    /// The byte of the text that they stand before.
    let before: Int
    let count: Int
  }

  let text: String
  /// Where it begins in the file: a count of bytes.
  let offset: Int
  private(set) var skips: [Skip] = []

  init(_ text: String, at offset: Int = 0, skips: [Skip] = []) {
    self.text = text
    self.offset = offset
    self.skips = skips
  }

  /// Where the byte `utf8Offset` of a text stands in the file.
  static func offset(of utf8Offset: Int, from start: Int, skips: [Skip]) -> Int {
    skips.reduce(start + utf8Offset) { $0 + ($1.before <= utf8Offset ? $1.count : 0) }
  }

  /// The two with a blank between, as lines that go on are read.
  func followed(by next: TextPiece) -> TextPiece {
    let start = text.utf8.count + 1
    let here = Self.offset(of: start, from: offset, skips: skips)
    let joint = Skip(before: start, count: max(0, next.offset - here))
    let shifted = next.skips.map { Skip(before: $0.before + start, count: $0.count) }
    return TextPiece(text + " " + next.text, at: offset, skips: skips + [joint] + shifted)
  }
}
