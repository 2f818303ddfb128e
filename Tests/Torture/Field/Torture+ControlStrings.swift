import CursesTerminal
import Terminal

extension Torture {
  /// Control strings of every kind among what is typed, 1,000 a round.
  static let controlStrings = Torture(
    "control-strings",
    "control strings of every kind, cut anywhere: no part of them is typed, and all around them is",
    rounds: 200
  ) { run in
    for _ in 0..<1_000 {
      let words = (0..<2).map { _ in run.any(of: ["a", "text", "한글", "é ü", "1 2"]) }
      let bytes = Array(words[0].utf8) + controlString(run) + Array(words[1].utf8)
      var decoder = KeyDecoder()
      var events: [Event] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(run.number(in: 1...rest.count))
        events += decoder.decode(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      run.did("strings")
      let typed = events.map { event in
        if case .key(let key) = event, let character = key.typedCharacter { return "\(character)" }
        return "<\(event)>"
      }.joined()
      run.expect(typed == words.joined(), "\(bytes) typed \(typed.debugDescription)")
    }
  }

  /// One as terminals and those who talk to them send it: an introducer, anything, an end.
  private static func controlString(_ run: TortureRun) -> [UInt8] {
    let introducers = ["\u{1B}P", "\u{1B}X", "\u{1B}]", "\u{1B}^", "\u{1B}_", "\u{9D}", "\u{90}"]
    let ends = ["\u{1B}\\", "\u{7}", "\u{9C}"]
    // Cancelled or ended earlier, it would be another string.
    let body = (0..<run.number(in: 0...run.any(of: [3, 30, 3_000]))).map { _ in
      UInt8(run.number(in: 0...255))
    }
    .filter { ![0x07, 0x18, 0x1A, 0x1B, 0x9C, 0xC2].contains($0) }
    return Array(run.any(of: introducers).utf8) + body + Array(run.any(of: ends).utf8)
  }
}
