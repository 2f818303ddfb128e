import Terminal
import TerminalUI
import TestSupport
import Testing
import UnicodeText

@MainActor
struct TextFieldTests {
  /// The text with `|` at the caret, after the keys of a script.
  private func field(after script: String, from text: String = "") -> String {
    var field = TextField(text)
    for key in keys(script) { _ = field.handle(.key(key)) }
    return String(field.text.prefix(field.caret)) + "|" + field.text.dropFirst(field.caret)
  }

  @Test(arguments: [
    ("", "I am", "I am|"),
    ("word", "<Left><Left>X", "woX|rd"),
    ("word", "<Home>X<End>Y", "XwordY|"),
    ("word", "<C-a>X<C-e>Y", "XwordY|"),
    ("word", "<Backspace><Backspace>", "wo|"),
    ("word", "<Home><Delete>", "|ord"),
    ("word", "<Home><Backspace><Left>", "|word"),
    ("word", "<Delete><Right>", "word|"),
    ("one two  ", "<C-w>", "one |"),
    ("one two", "<Left><C-w>", "one |o"),
    ("one", "<C-w><C-w>", "|"),
    ("one two", "<Left><C-u>x", "x|"),
    ("한국어", "<Backspace>", "한국|"),
    ("한국어", "<Left><Left>글", "한글|국어"),
    ("👨‍👩‍👧e\u{301}", "<Backspace><Backspace>", "|"),
    ("น้ำ", "<Backspace>", "น้|"), ("क्षि", "<Backspace><Backspace>", "क्|"),
    ("क्षि", "<Left><Delete>", "|"), ("ﾊﾟﾝ", "<Left><Backspace>", "ﾊ|ﾝ"),
    ("a", "<C-x><A-x><F1><Tab><Up>", "a|"),
  ])
  func `keys edit by characters as they are seen`(text: String, script: String, expected: String) {
    #expect(field(after: script, from: text) == expected)
  }

  @Test func `letters of a syllable compose as they arrive`() {
    #expect(field(after: "\u{1112}") == "\u{1112}|")
    #expect(field(after: "\u{1112}\u{1161}") == "하|")
    #expect(field(after: "\u{1112}\u{1161}\u{11AB}") == "한|")
    #expect(field(after: "e\u{301}x") == "éx|")
  }

  @Test func `the text is in normal form C, whatever comes`() {
    var field = TextField("한".decomposed)
    #expect(Array(field.text.unicodeScalars) == ["한"])
    _ = field.handle(.paste("글\u{1100}"))
    _ = field.handle(.paste("\u{1161}"))
    #expect(field.text.unicodeScalars.elementsEqual("한글가".unicodeScalars))
    #expect(field.caret == 3)
  }

  @Test func `a mark typed before other text joins the character before the caret`() {
    var field = TextField("ex")
    _ = field.handle(.key(.left))
    field.insert("\u{301}")
    #expect(field.text.unicodeScalars.elementsEqual("éx".unicodeScalars))
    #expect(field.caret == 1)
  }

  @Test func `what meets after a deletion may be one character`() {
    var field = TextField("🇰x🇷")
    _ = field.handle(.key(.left))
    _ = field.handle(.key(.backspace))
    #expect(field.text == "🇰🇷")
    #expect(field.caret == 1)
    _ = field.handle(.key(.backspace))
    #expect(field.text == "")
  }

  @Test func `a paste is one line without control characters`() {
    var field = TextField()
    let isOfUse = field.handle(.paste("one\ntwo\r\nthree\tfour\u{1B}[31m\u{7}"))
    #expect(isOfUse)
    #expect(field.text == "one two three four[31m")
  }

  @Test func `a full field swallows letters and cuts a paste`() {
    var field = TextField("ab", maximumLength: 4)
    field.insert("한국어")
    #expect(field.text == "ab한국")
    let isOfUse = field.handle(.key(.character("x")))
    #expect(isOfUse, "the letter must not be a command")
    #expect(field.text == "ab한국")
    #expect(TextField("abc", maximumLength: 2).text == "ab")
    #expect(TextField("abc", maximumLength: 0).text == "")
  }

  @Test func `a syllable may still be completed in a full field`() {
    var field = TextField("\u{1112}\u{1161}", maximumLength: 1)
    field.insert("\u{11AB}")
    #expect(field.text == "한")
  }

  @Test(arguments: [
    "<Backspace>", "<Left>", "<Right>", "<Delete>", "<C-w>", "<C-u>", "<Home>", "<End>",
  ])
  func `a key with nothing to do is left to others`(script: String) {
    var field = TextField()
    for event in keys(script).map(Event.key) + [.mouse(MouseEvent(.press, at: .zero))] {
      let isOfUse = field.handle(event)
      #expect(!isOfUse)
    }
  }

  @Test func `a large paste is taken in one go`() {
    var field = TextField()
    field.insert(String(repeating: "한국어 ", count: 50_000))
    #expect(field.caret == 200_000)
  }

  @Test func `any editing keeps the caret in the text and the text in normal form`() {
    var random = SeededGenerator(seed: 7)
    let inputs = [
      "a", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{301}", "👩", "\u{200D}", "🇰", " ",
      "<Left>", "<Right>", "<Backspace>", "<Delete>", "<Home>", "<C-w>",
    ]
    for _ in 0..<300 {
      var field = TextField()
      for _ in 0..<40 {
        guard let input = inputs.randomElement(using: &random) else { continue }
        for key in keys(input) { _ = field.handle(.key(key)) }
        #expect((0...field.text.count).contains(field.caret))
        #expect(field.text.unicodeScalars.elementsEqual(field.text.nfc.unicodeScalars))
      }
    }
  }
}

extension String {
  /// Hangul syllables as single letters.
  fileprivate var decomposed: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar] }
          let index = scalar.value - 0xAC00
          let values = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
          return values.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init)
        }))
  }
}
