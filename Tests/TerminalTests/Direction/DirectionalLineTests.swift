import Terminal
import TestSupport
import Testing
import UnicodeText

/// Lines with words that run from right to left, in both ways of sending them.
struct DirectionalLineTests {
  @Test(arguments: [
    ("שלום", "שלום", "םולש"),
    ("שלום עולם", "עולם שלום", "םלוע םולש"),
    ("אני גר בסאול.", ".בסאול גר אני", ".לואסב רג ינא"),
    ("יש לי 25 שקלים", "שקלים 25 לי יש", "םילקש 25 יל שי"),
    ("עובד ב-Google Cloud היום", "היום Google Cloud-ב עובד", "םויה Google Cloud-ב דבוע"),
    ("(שלום)", "(שלום)", "(םולש)"),
    ("צה\"ל", "צה\"ל", "ל\"הצ"),
    ("the word שלום is", "the word שלום is", "the word םולש is"),
    ("בית־ספר", "בית־ספר", "רפס־תיב"),
  ])
  func `a word is sent as the terminal wants it`(
    text: String, byTerminal: String, byMalmoi: String
  ) {
    #expect(drawn(text, .byTerminal) == byTerminal)
    #expect(drawn(text, .byMalmoi) == byMalmoi)
  }

  @Test func `Arabic letters are joined where the terminal does not`() {
    #expect(drawn("سلام", .byMalmoi) == "ﻡﺎﻠﺳ")
    #expect(drawn("دور", .byMalmoi) == "ﺭﻭﺩ")
    #expect(drawn("بيت", .byMalmoi) == "ﺖﻴﺑ")
    #expect(drawn("کتاب", .byMalmoi) == "ﺏﺎﺘﮐ")
    #expect(drawn("سلام", .byTerminal) == "سلام")
  }

  @Test func `every letter has its place, and none two`() {
    for text in ["שלום עולם", "יש לי 25 (ואולי 3.5) שקלים", "abc"] {
      for letters in LetterOrder.allCases {
        let line = DirectionalLine(text[...], letters: letters)
        #expect(line.places.map(\.index).sorted() == Array(0..<text.count))
      }
    }
  }

  @Test(arguments: [("abc", 1, 1), ("abc", 3, 3), ("שלום", 0, 3), ("שלום", 3, 0), ("שלום", 4, -1)])
  func `the caret stands on what is read next`(text: String, index: Int, column: Int) {
    #expect(DirectionalLine(text[...], letters: .byMalmoi).column(of: index) == column)
  }

  @Test func `a terminal that turns rows by itself shows what malmoi would`() {
    var generator = SeededGenerator(seed: 5)
    let words = [
      "שלום", "עולם", "25", "3.5", "Google", "בית-ספר", "(אולי)", "ב-2024", "מה?", "C++", "א", "—",
      "\"כן\"", "1", "[1", "]", "│", "·····", "a.m.", "50%", "׳ה",
    ]
    for round in 0..<2_000 {
      var canvases = LetterOrder.allCases.map {
        Canvas(
          size: Size(width: 120, height: 1), capabilities: TerminalCapabilities(letterOrder: $0))
      }
      // Several texts beside each other, as the blocks of a bank.
      var x = 1
      while x < 40 {
        let count = Int.random(in: 1...4, using: &generator)
        let text = (0..<count).compactMap { _ in words.randomElement(using: &generator) }
          .joined(separator: " ")
        for index in canvases.indices { canvases[index].write(text, at: Point(x: x, y: 0)) }
        x += text.count + Int.random(in: 1...3, using: &generator)
      }
      for isRightToLeft in [nil, false] {
        let shown = canvases[0].row(0).keptInOrder.turned(isRightToLeft: isRightToLeft)
        let isSame = shown == canvases[1].row(0).map(\.character)
        #expect(isSame, "round \(round): \(canvases[0].text) shows as \(String(shown))")
        guard isSame else { return }
      }
    }
  }

  private func drawn(_ text: String, _ letters: LetterOrder) -> String {
    var canvas = Canvas(
      size: Size(width: text.displayWidth, height: 1),
      capabilities: TerminalCapabilities(letterOrder: letters))
    #expect(canvas.write(text, at: .zero) == text.displayWidth)
    return canvas.text[0]
  }
}

extension ArraySlice<Cell> {
  /// What a terminal shows that turns each row as UAX #9 says, its direction given or taken from the
  /// first letter; the blank that keeps words in order is a blank.
  fileprivate func turned(isRightToLeft: Bool?) -> [Character] {
    let characters = map(\.character)
    let levels = DirectionLevels(map(\.glyph.base), isRightToLeft: isRightToLeft)
    let mirrors: [Character: Character] = ["(": ")", ")": "(", "[": "]", "]": "["]
    return levels.visualOrder.map { index in
      let character = characters[index]
      if character == "\u{2800}" { return " " }
      return levels.levels[index] % 2 == 1 ? mirrors[character] ?? character : character
    }
  }
}
