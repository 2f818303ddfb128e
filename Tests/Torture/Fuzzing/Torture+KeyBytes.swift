import CursesTerminal
import Terminal
import TestSupport

extension Torture {
  /// Bytes as lines and terminals garble them, 2,000 pieces a round.
  static let keyBytes = Torture(
    "key-bytes",
    "garbled bytes from the terminal: no trap, no control character as text, and cuts "
      + "between reads change nothing", rounds: 200
  ) { run in
    for _ in 0..<2_000 {
      let bytes = run.mutated((0..<6).flatMap { _ in run.any(of: pieces) }, words: pieces)
      var decoder = KeyDecoder()
      let events = decoder.decode(bytes) + decoder.settle()
      run.expect(
        text(of: events) == text(of: read(bytes, atMost: run.number(in: 1...6))),
        "\(bytes) are something else when reads cut them")
      run.did("pieces")
      run.did("events", times: events.count)
      for case .key(let key) in events {
        guard let scalar = key.typedCharacter?.unicodeScalars.first else { continue }
        run.expect(
          scalar.properties.generalCategory != .control, "\(bytes) typed a control character")
      }
      for case .paste(let text) in events {
        run.expect(
          text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" || $0 == "\t" },
          "\(bytes) pasted a control character")
      }
    }
  }

  /// The events of `bytes` that come in pieces.
  private static func read(_ bytes: [UInt8], atMost count: Int) -> [Event] {
    var decoder = KeyDecoder()
    let events = stride(from: 0, to: bytes.count, by: count).flatMap {
      decoder.decode(Array(bytes[$0..<min(bytes.count, $0 + count)]))
    }
    return events + decoder.settle()
  }

  /// The events as a text to compare: code points that combine are one key or several, by how
  /// they came, and the same text.
  private static func text(of events: [Event]) -> String {
    events.reduce(into: "") { text, event in
      if case .key(let key) = event, let character = key.typedCharacter {
        text.append(character)
      } else {
        text += "<\(event)>"
      }
    }
  }

  /// What terminals send, whole and broken.
  private static let pieces: [[UInt8]] =
    [
      "a", "한", "\u{1112}\u{1161}\u{11AB}", "é", "e\u{301}", "😀", "\r", "\t", "\u{7F}", "\u{1B}",
      "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}[15~", "\u{1B}[<0;10;5M", "\u{1B}[<64;1;1m",
      "\u{1B}[M !!", "\u{1B}[200~", "\u{1B}[201~", "pasted\r\ntext", "\u{1B}[",
      "\u{1B}]11;x\u{1B}\\",
      "\u{1B}]0;\u{7}", "\u{1B}P", "\u{1B}[99", "~", ";", "\u{1B}\u{1B}[D", "\u{0}", "\u{3}",
      "\u{1B}[I", "\u{1B}[?1;2c", "\u{1B}[0n", "\u{1B}[27;5;97~", "\u{1B}[97;5u", "\u{1B}[[A",
      "\u{1B}O5P", "\u{301}", "\u{11AB}", "\u{1B}]", "\u{1B}\\",
    ].map { Array($0.utf8) } + [
      [0x9B], [0xFF], [0xED, 0x95], [0x9C], [0xF0, 0x9F], [0xC0, 0x80],
    ]
}
