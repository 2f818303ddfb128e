/// The text of a field as a terminal can show it.
struct FieldText {
  /// Without white space at its ends and without empty ones.
  private(set) var lines: [String] = []
  /// What it lost on the way.
  private(set) var alterations: Set<Alteration> = []
  /// What it holds that no terminal shows.
  private(set) var hasFormula = false

  /// Nothing.
  init() {}

  init(_ source: String, _ markup: NoteKind.Markup) {
    if source.isPlainLine {
      let text = source.singleSpaced
      if !text.isEmpty { lines = [text] }
      return
    }
    var text = source
    if markup == .html {
      var html = HTMLText(source)
      text = html.text()
      alterations = html.alterations
      hasFormula = html.hasFormula
    }
    if text.utf8.contains(UInt8(ascii: "[")) { text = removeReadings(text) }
    lines = text.split(whereSeparator: \.isNewline).map { $0.singleSpaced }.filter { !$0.isEmpty }
  }

  /// All of it in one line.
  var line: String { lines.count == 1 ? lines[0] : lines.joined(separator: " ") }

  /// Whether there is nothing to read, but something to see or to hear.
  var isMediaOnly: Bool {
    lines.isEmpty && !alterations.isDisjoint(with: [.imageDropped, .soundDropped])
  }

  private mutating func removeReadings(_ text: String) -> String {
    guard let plain = Furigana.removed(from: text) else { return text }
    alterations.insert(.readingMoved)
    return plain
  }
}

extension StringProtocol {
  /// Whether it is one line without anything that a markup could mean.
  fileprivate var isPlainLine: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "\\"): false
      default: byte >= 0x20
      }
    }
  }

  /// With single spaces between its words, whatever white space there was, and none at its ends.
  var singleSpaced: String {
    var last: Unicode.Scalar = " "
    let isClean = unicodeScalars.allSatisfy { scalar in
      defer { last = scalar }
      if scalar == " " { return last != " " }
      return !scalar.properties.isWhitespace
    }
    if isClean, last != " " || isEmpty { return String(self) }
    return split { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }.joined(separator: " ")
  }
}
