import Terminal
import Testing

@testable import CursesTerminal

struct KeyDecoderTests {
  @Test(arguments: [
    ("a", Key.character("a")), ("한", .character("한")), ("é", .character("é")), (" ", .space),
    ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace),
    ("\u{13}", .control("s")), ("\u{11}", .control("q")), ("\u{0C}", .control("l")),
    ("\u{00}", .control(" ")), ("\u{1F}", .control("_")),
    ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}OC", .right),
    ("\u{1B}[D", .left), ("\u{1B}[H", .home), ("\u{1B}OF", .end), ("\u{1B}[1~", .home),
    ("\u{1B}[4~", .end), ("\u{1B}[7~", .home), ("\u{1B}[8~", .end), ("\u{1B}[5~", .pageUp),
    ("\u{1B}[6~", .pageDown), ("\u{1B}[2~", Key(.insert)), ("\u{1B}[3~", .delete),
    ("\u{1B}[Z", Key(.tab, .shift)), ("\u{1B}OM", .enter), ("\u{1B}Ok", .character("+")),
    ("\u{1B}OP", Key(.function(1))), ("\u{1B}[[A", Key(.function(1))),
    ("\u{1B}[11~", Key(.function(1))), ("\u{1B}OS", Key(.function(4))),
    ("\u{1B}[15~", Key(.function(5))), ("\u{1B}[17~", Key(.function(6))),
    ("\u{1B}[21~", Key(.function(10))), ("\u{1B}[24~", Key(.function(12))),
    ("\u{1B}[1;2D", Key(.left, .shift)), ("\u{1B}[1;5C", Key(.right, .control)),
    ("\u{1B}[1;3A", Key(.up, .alt)), ("\u{1B}[1;6H", Key(.home, [.control, .shift])),
    ("\u{1B}[1;9B", Key(.down, .alt)), ("\u{1B}[3;5~", Key(.delete, .control)),
    ("\u{1B}O1;2P", Key(.function(1), .shift)), ("\u{1B}[15;2~", Key(.function(5), .shift)),
    ("\u{1B}[a", Key(.up, .shift)), ("\u{1B}Od", Key(.left, .control)),
    ("\u{1B}b", Key(.character("b"), .alt)), ("\u{1B}한", Key(.character("한"), .alt)),
    ("\u{1B}\u{7F}", Key(.backspace, .alt)), ("\u{1B}\r", Key(.enter, .alt)),
    ("\u{1B}\u{1B}[A", Key(.up, .alt)), ("\u{1B}[97;5u", .control("a")),
    ("\u{1B}[27;5;9~", Key(.tab, .control)),
  ])
  func `bytes of a key make that key`(bytes: String, key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == [.key(key)])
    #expect(decoder.question == nil)
  }

  @Test func `what the terminal's own description says comes before what all terminals share`() {
    var decoder = KeyDecoder(sequences: [
      Array("\u{1B}[A".utf8): .pageUp, Array("\u{1B}[3$".utf8): Key(.delete, .shift),
      Array("\u{1B}A".utf8): .up,
    ])
    let events = decoder.decode(Array("\u{1B}[A\u{1B}[3$\u{1B}A\u{1B}[B".utf8))
    #expect(events == [.pageUp, Key(.delete, .shift), .up, .down].map(Event.key))
  }

  @Test(arguments: [
    "\u{1B}[99;99z", "\u{1B}[?1;2c", "\u{1B}[>41;354;0c", "\u{1B}[24;80R", "\u{1B}[I", "\u{1B}[O",
    "\u{1B}Oz", "\u{1B}[201~", "\u{1B}[34~", "\u{1B}[<35;1;1M", "\u{1B}[<99;0;0M",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]0;title\u{07}", "\u{1B}P>|xterm(390)\u{1B}\\",
    "\u{1B}[1;5I", "\u{1B}[98;1:3u", "\u{1B}[3;1:3~", "\u{1B}[1;1:3A",
    "\u{1B}[9999999999999999999999~", "\u{1B}[57358u", "\u{80}", "\u{9B}",
    "\u{1B}[\(String(repeating: "1;", count: 200))A",
  ])
  func `an unknown sequence is dropped whole`(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array((bytes + "x").utf8)) == [.key(.character("x"))])
  }

  @Test(arguments: 1...4)
  func `an answer of the terminal is told and is no key, however reads cut it`(count: Int) {
    let bytes = Array("\u{1B}[0n".utf8)
    var decoder = KeyDecoder()
    var events = decoder.decode(Array(bytes.prefix(count)))
    var answers = [decoder.takeAnswers()]
    events += decoder.decode(Array(bytes.dropFirst(count)))
    answers += [decoder.takeAnswers(), decoder.takeAnswers()]
    #expect(events.isEmpty && decoder.question == nil)
    #expect(answers == (count == bytes.count ? [1, 0, 0] : [0, 1, 0]))
  }

  @Test func `keys around an answer stay what they are`() {
    var decoder = KeyDecoder()
    let events = decoder.decode(Array("\u{1112}\u{1B}[0n\u{1161}\u{1B}\u{1B}[0n\u{1B}[A".utf8))
    let answers = decoder.takeAnswers()
    #expect(events == [.character("하"), .escape, .up].map(Event.key) && answers == 2)
  }

  @Test func `Esc is a key when nothing follows it`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.question == .isEscapeAKey)
    #expect(decoder.settle() == [.key(.escape)])
    #expect(decoder.question == nil)
    #expect(decoder.settle().isEmpty)
  }

  @Test func `Esc twice is two keys`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B, 0x1B]).isEmpty)
    #expect(decoder.settle() == [.key(.escape), .key(.escape)])
  }

  @Test(arguments: ["[", "O", "]", "P", "X", "^", "_"])
  func `Alt with the beginning of a sequence is a key when nothing follows it`(letter: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B] + Array(letter.utf8)).isEmpty)
    #expect(decoder.question == .isEscapeAKey)
    #expect(decoder.settle() == [.key(Key(.character(Character(letter)), .alt))])
  }

  @Test func `a sequence split between its numbers waits for its end without a clock`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[1;".utf8)).isEmpty)
    #expect(decoder.question == nil)
    #expect(decoder.settle().isEmpty)
    #expect(decoder.decode(Array("2Dx".utf8)) == [.key(Key(.left, .shift)), .key(.character("x"))])
  }

  @Test func `an answer without an end gives up in time`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}]11;rgb".utf8)).isEmpty)
    #expect(decoder.question == .isEndLost)
    #expect(decoder.settle().isEmpty)
    #expect(decoder.decode(Array("a".utf8)) == [.key(.character("a"))])
  }

  @Test func `a control character ends a sequence and is not lost with it`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[1\r".utf8)) == [.key(.enter)])
    #expect(decoder.decode(Array("\u{1B}[1한".utf8)) == [.key(.character("한"))])
  }
}

// MARK: - Text

struct KeyDecoderTextTests {
  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", ["한", "국"]),
    ("e\u{301}a", ["é", "a"]),
    ("a한b", ["a", "한", "b"]),
  ])
  func `letters that combine in one drain are one key in normal form C`(
    typed: String, keys: [String]
  ) {
    var decoder = KeyDecoder()
    let typed = decoder.decode(Array(typed.utf8)).compactMap(\.typedScalars)
    #expect(typed == keys.map { Array($0.unicodeScalars) })
  }

  @Test func `a multi-byte key split between any two bytes arrives whole`() {
    for text in ["é", "한", "😀"] {
      let bytes = Array(text.utf8)
      for cut in 1..<bytes.count {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(bytes[..<cut])).isEmpty)
        #expect(decoder.question == nil)
        #expect(decoder.settle().isEmpty)
        #expect(decoder.decode(Array(bytes[cut...])) == [.key(.character(Character(text)))])
      }
    }
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80], [0xED, 0x95], [0xF0, 0x9F], [0xC3],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are dropped`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let events = decoder.decode(bytes + Array("a한".utf8))
    #expect(events == [.key(.character("a")), .key(.character("한"))])
  }

  @Test func `a bad byte after Esc does not give Alt to the next key`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B, 0xFF, 0x61]) == [.key(.character("a"))])
  }

  @Test func `keys and text keep their order`() {
    var decoder = KeyDecoder()
    let events = decoder.decode(Array("ab\u{1B}[A한\r\u{1B}xc".utf8))
    let keys: [Key] = [
      .character("a"), .character("b"), .up, .character("한"), .enter, Key(.character("x"), .alt),
      .character("c"),
    ]
    #expect(events == keys.map(Event.key))
  }
}

extension Event {
  /// The code points of a typed character: characters compare equal in any normal form.
  fileprivate var typedScalars: [Unicode.Scalar]? {
    guard case .key(let key) = self else { return nil }
    return key.typedCharacter.map { Array($0.unicodeScalars) }
  }
}
