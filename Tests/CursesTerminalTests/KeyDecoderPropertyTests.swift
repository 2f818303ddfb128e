import Terminal
import TestSupport
import Testing

@testable import CursesTerminal

struct KeyDecoderPropertyTests {
  /// Pieces of what terminals send, whole and broken.
  private static let pieces = [
    "a", "한", "é", "😀", "\r", "\t", "\u{7F}", "\u{1B}", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP",
    "\u{1B}[<0;10;5M", "\u{1B}[<0;10;5m", "\u{1B}[M !!", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[",
    "\u{1B}]11;x\u{1B}\\", "\u{1B}P", "\u{1B}[99", "~", ";", "\u{1B}\u{1B}", "\u{00}", "\u{9B}",
    "\u{1B}[0n",
  ]

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no bytes trap the decoder, and no text is invented`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()
    for _ in 0..<100 {
      var bytes = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      bytes += Array(Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
      for case .key(let key) in decoder.decode(bytes) where key.typedCharacter != nil {
        let category = key.typedCharacter?.unicodeScalars.first?.properties.generalCategory
        #expect(category != .control)
      }
      if Bool.random(using: &random) { _ = decoder.settle() }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `how reads cut the bytes changes nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<30).flatMap { _ in
      Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
    }
    var whole = KeyDecoder()
    let expected = whole.decode(bytes) + whole.settle()

    var cut = KeyDecoder()
    var events: [Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...6, using: &random)
      events += cut.decode(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(events + cut.settle() == expected, "seed \(seed)")
  }
}
