import FoundationEssentials
import PseudoTerminal
import Terminal
import TestSupport
import Testing
import UnicodeText

@testable import terminal_probe

/// Whatever text comes from outside, it stays in its box: what we say it takes is what it takes.
@Suite(.serialized) struct BoxedTextTests {
  @Test(arguments: ["xterm-256color", "screen-256color", "linux"])
  func `text that breaks programs breaks no box`(name: String) throws {
    try expectBoxesToStand(
      around: NaughtyStrings.all, environment: ["TERM": name], lettersStay: false)
  }

  @Test(arguments: ["xterm-256color", "screen-256color"])
  func `words of many scripts stay in their boxes, and no letter is lost`(name: String) throws {
    let texts = WritingSystems.samples.map(\.text)
    let isSimple = { (text: String) in text.unicodeScalars.allSatisfy(\.isKnownToDisplay) }
    try expectBoxesToStand(around: texts.filter(isSimple), environment: ["TERM": name])
    let others = texts.filter { !isSimple($0) }
    try expectBoxesToStand(around: others, environment: ["TERM": name], sidesStand: false)
  }

  @Test func `every mark there is stays in its box, on its letter or beside it`() throws {
    let marks = (UInt32(0x300)...0x1FFFF).compactMap(Unicode.Scalar.init).filter(\.isKnownMark)
    #expect(marks.count > 700)
    let texts = stride(from: 0, to: marks.count, by: 5).map { start in
      marks[start..<min(start + 5, marks.count)].map { "e\($0)|" }.joined()
    }
    try expectBoxesToStand(around: texts)
  }

  @Test func `every grapheme of Unicode's break test stays in its box`() throws {
    // "÷ 0020 × 0308 ÷ # comment": what is between two ÷ is one character.
    let texts = try lines(of: "auxiliary/GraphemeBreakTest.txt").map { line in
      String(codePoints: line.map { "÷×\t".contains($0) ? " " : String($0) }.joined())
    }
    #expect(texts.count > 500)
    // In place of a code point that is none there is a question mark, whatever is on it.
    let isNone = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .unassigned }
    let others = texts.filter { $0.unicodeScalars.contains(where: isNone) }
    try expectBoxesToStand(around: texts.filter { !$0.unicodeScalars.contains(where: isNone) })
    try expectBoxesToStand(around: others, lettersStay: false)
  }

  @Test func `every emoji sequence of Unicode's test stays in its box`() throws {
    // "1F600 ; fully-qualified # comment".
    let texts = try lines(of: "emoji/emoji-test.txt").map { line in
      String(codePoints: line.prefix { $0 != ";" })
    }
    #expect(texts.count > 4_000)
    let isKnown = { (text: String) in text.unicodeScalars.allSatisfy(\.isKnownToDisplay) }
    try expectBoxesToStand(around: texts.filter(isKnown).map { $0 + "|" + $0 })
  }

  /// Draws all texts, box after box, and expects each cell of a side to be one, no cell that was
  /// left blank to show anything, and no letter to be lost.
  ///
  /// - Parameter sidesStand: False when the terminal that looks on knows less than curses about what
  private func expectBoxesToStand(
    around texts: some Collection<String>, environment: [String: String] = [:],
    sidesStand: Bool = true, lettersStay: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("texts")
    try Data(texts.map(\.codePoints).joined(separator: "\n").utf8).write(to: URL(filePath: file))
    let terminal = try ProbeRun.started("boxes", file, environment: environment)
    var rest = texts[...]
    var number = 0
    while !rest.isEmpty {
      var canvas = Canvas(size: Size(width: 80, height: 24))
      canvas.drawBoxes(of: rest, number: number)
      // The hardware cursor is shown last, when all is drawn.
      let screen = try terminal.waitUntil("picture \(number)") {
        $0.rows[0].hasPrefix("#\(number)─") && $0.cursor == (number % 80, 23)
      }
      let stains = screen.cells.indices.flatMap { screen.stains(inRow: $0, of: canvas) }
      #expect(
        stains == [] || !sidesStand, "\(stains)\n\(screen.text)", sourceLocation: sourceLocation)
      let losses = canvas.boxPlaces.indices.compactMap { index in
        rest.dropFirst(index).first.flatMap { screen.loss(of: $0, at: canvas.boxPlaces[index]) }
      }
      #expect(
        losses == [] || !lettersStay, "\(losses)\n\(screen.text)", sourceLocation: sourceLocation)
      rest = rest.dropFirst(canvas.boxedTexts)
      number += 1
      try terminal.send("x")
    }
  }

  /// The lines of one of Unicode's files that say something, without what follows a "#".
  private func lines(of name: String) throws -> [Substring] {
    let path = "/usr/share/unicode/\(name)"
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "\(path) is missing: install unicode-data, as the README's test command does")
    return text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != "#" } }
      .filter { $0.contains { !$0.isWhitespace } }
  }
}

extension TerminalScreen {
  /// What stands where the picture has a side of a box or nothing, and should not.
  fileprivate func stains(inRow y: Int, of canvas: Canvas) -> [String] {
    zip(cells[y], canvas.row(y)).enumerated().compactMap { x, pair in
      let (shown, drawn) = pair
      guard drawn.span == .narrow, "│─ ".contains(drawn.character) else { return nil }
      // Among words from right to left, a blank that keeps a terminal from turning them together.
      let text = shown.text == "\u{2800}" ? " " : shown.text
      return text == String(drawn.character) ? nil : "“\(shown.text)” in \(y), \(x)"
    }
  }
}

extension Canvas {
  /// Where the texts of a picture begin, in their order.
  fileprivate var boxPlaces: [Point] {
    stride(from: 0, through: size.width - Self.boxWidth, by: Self.boxWidth).flatMap { x in
      (1..<size.height - 1).map { y in Point(x: x + 1, y: y) }
    }
  }
}

extension TerminalScreen {
  /// What of a text should be seen in the row of its box, and is not; nil when all of it is, or
  /// the text is wider than the box.
  fileprivate func loss(of text: String, at place: Point) -> String? {
    guard text.displayWidth <= Canvas.boxWidth - 2 else { return nil }
    let row = cells[place.y][place.x...].map(\.text).joined().unicodeScalars[...]
    // Words from right to left stand the other way round, the letters of each as they are read.
    let pieces = text.mayRunRightToLeft ? text.nfc.split(separator: " ") : [text.nfc[...]]
    return pieces.lazy.compactMap { $0.loss(in: row, of: text) }.first
  }
}

extension Substring {
  /// What of this piece of a text should be seen in a row, and is not.
  fileprivate func loss(in row: Substring.UnicodeScalarView, of text: String) -> String? {
    var shown = row
    for scalar in unicodeScalars where scalar.mustBeSeen {
      guard let index = shown.firstIndex(of: scalar) else {
        return "U+\(String(scalar.value, radix: 16)) of “\(text)”, \(text.codePoints)"
      }
      shown = shown[shown.index(after: index)...]
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether no picture of its character may do without it: letters, signs, marks and numbers, and
  /// symbols of an age that terminals know; but no regional indicator, which a letter stands for,
  /// no selector, no colour of skin, no letter of Hangul that stands by itself in another form, and
  /// no tone mark or old letter of it, which terminals give two columns, one or none.
  fileprivate var mustBeSeen: Bool {
    if (0xFE00...0xFE0F).contains(value) || value >= 0xE0000 { return false }
    if (0x1F1E6...0x1F1FF).contains(value) || (0x1F3FB...0x1F3FF).contains(value) { return false }
    if (0x302E...0x302F).contains(value) || (0x1160...0x11FF).contains(value)
      || (0xD7B0...0xD7FB).contains(value)
    {
      return false
    }
    if properties.isDefaultIgnorableCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return (properties.age?.major ?? .max) < 14
    }
  }

  /// Whether it is a mark.
  fileprivate var isMark: Bool {
    [.nonspacingMark, .enclosingMark, .spacingMark].contains(properties.generalCategory)
  }

  /// Whether libvterm gives it the columns that all others do: its tables of marks are those of
  /// Unicode 5.0, of pictures those of Unicode 9.
  fileprivate var isKnownToDisplay: Bool {
    let age = properties.age?.major ?? .max
    guard isMark else { return !properties.isEmojiPresentation || age <= 9 }
    if (0x302A...0x302F).contains(value) || (0x3099...0x309A).contains(value) { return false }
    return age < 5 && ![0x1734, 0x1885, 0x1886, 0x1A1B, 0xA802].contains(value)
  }

  /// Whether it is a mark that libvterm knows to be one.
  fileprivate var isKnownMark: Bool { isMark && isKnownToDisplay && mustBeSeen }
}
