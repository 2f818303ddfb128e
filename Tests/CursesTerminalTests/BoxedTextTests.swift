import FoundationEssentials
import PseudoTerminal
import Terminal
import TestSupport
import Testing

@testable import terminal_probe

/// Whatever text comes from outside, it stays in its box: what we say it takes is what it takes.
@Suite(.serialized) struct BoxedTextTests {
  @Test(arguments: ["xterm-256color", "screen-256color", "linux"])
  func `text that breaks programs breaks no box`(name: String) throws {
    try expectBoxesToStand(around: NaughtyStrings.all, environment: ["TERM": name])
  }

  @Test func `every grapheme of Unicode's break test stays in its box`() throws {
    // "÷ 0020 × 0308 ÷ # comment": what is between two ÷ is one character.
    let texts = try lines(of: "auxiliary/GraphemeBreakTest.txt").map { line in
      String(codePoints: line.map { "÷×\t".contains($0) ? " " : String($0) }.joined())
    }
    #expect(texts.count > 500)
    try expectBoxesToStand(around: texts)
  }

  @Test func `every emoji sequence of Unicode's test stays in its box`() throws {
    // "1F600 ; fully-qualified # comment".
    let texts = try lines(of: "emoji/emoji-test.txt").map { line in
      String(codePoints: line.prefix { $0 != ";" })
    }
    #expect(texts.count > 4_000)
    try expectBoxesToStand(around: texts.map { $0 + "|" + $0 })
  }

  /// Draws all texts, box after box, and expects each cell of a side to be one, and no cell that
  /// was left blank to show anything.
  private func expectBoxesToStand(
    around texts: some Collection<String>, environment: [String: String] = [:],
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
      #expect(stains == [], "\(screen.text)", sourceLocation: sourceLocation)
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
      return shown.text == String(drawn.character) ? nil : "“\(shown.text)” in \(y), \(x)"
    }
  }
}
