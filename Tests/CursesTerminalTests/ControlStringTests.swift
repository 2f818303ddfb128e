import Terminal
import TestSupport
import Testing

@testable import CursesTerminal

/// No part of a control string is ever text, wherever it is cut.
struct ControlStringTests {
  private static let bodies = [
    "", "11;rgb:1e1e/1e1e/2e2e", "lwindow title", "Licon", "Gi=31;OK", "G", "1$r0m", ">|xterm(390)",
    "!|00000000", "1+r544e=787465726d", "q#0;2;0;0;0~~-", "52;c;7ZWc7ZWY7IS47JqU", "0;제목 창",
    "one\r\ntwo\ttabs\u{0}", "[A[200~", "P]X^_", "4;1;rgb:ff/ff/ff", "\u{80}\u{FF}ÿ",
    String(repeating: "long ", count: 2_000),
  ]
  private static let introducers = [
    "\u{1B}P", "\u{1B}X", "\u{1B}]", "\u{1B}^", "\u{1B}_", "\u{9D}",
  ]
  private static let ends = ["\u{1B}\\", "\u{7}", "\u{9C}", "\u{18}"]
  private static let text = "text 한글"

  /// The keys that type `text`.
  private static let typed = text.map { Event.key(.character($0)) }

  private static let strings = introducers.flatMap { introducer in
    ends.flatMap { end in bodies.map { introducer + $0 + end } }
  }

  @Test func `a control string is dropped whole, and what follows is typed`() {
    for string in Self.strings {
      var decoder = KeyDecoder()
      #expect(decoder.decode(Array((string + Self.text).utf8)) == Self.typed, "\(string)")
      #expect(decoder.question == nil)
    }
  }

  @Test func `cut at every byte it is dropped all the same`() {
    for string in Self.strings where string.utf8.count < 100 {
      let bytes = Array(string.utf8)
      for cut in 1..<bytes.count {
        var decoder = KeyDecoder()
        let events =
          decoder.decode(Array(bytes[..<cut]))
          + decoder.decode(Array(bytes[cut...]) + Array(Self.text.utf8))
        #expect(events == Self.typed, "\(string.debugDescription) cut at \(cut)")
      }
    }
  }

  @Test func `byte by byte it is dropped all the same`() {
    for string in Self.strings where string.utf8.count < 100 {
      var decoder = KeyDecoder()
      let events = (Array(string.utf8) + Array(Self.text.utf8)).flatMap { decoder.decode([$0]) }
      #expect(events == Self.typed, "\(string.debugDescription)")
    }
  }

  @Test func `with a silence at the cut, its rest is no text either`() {
    for string in Self.strings where string.utf8.count < 100 && !string.hasSuffix("\u{9C}") {
      let bytes = Array(string.utf8)
      let hasC1 = string.hasPrefix("\u{9D}") || string.hasSuffix("\u{18}")
      for cut in 1..<bytes.count where !hasC1 {
        var decoder = KeyDecoder()
        let events =
          decoder.decode(Array(bytes[..<cut])) + decoder.settle()
          + decoder.decode(Array(bytes[cut...]) + Array(Self.text.utf8))
        #expect(
          events.typed == Self.typed, "\(string.debugDescription) cut at \(cut)")
      }
    }
  }

  @Test func `broken off, it is given up in time, and what follows is typed`() {
    for string in Self.strings where string.utf8.count < 100 {
      let bytes = Array(string.utf8)
      for cut in 1..<bytes.count {
        var decoder = KeyDecoder()
        var events = decoder.decode(Array(bytes[..<cut]))
        events += decoder.settle() + decoder.decode(Array(Self.text.utf8))
        #expect(events.typed == Self.typed, "\(string.debugDescription) broken off at \(cut)")
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `strings, keys and text in any order, cut anywhere`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    var expected: [Event] = []
    for _ in 0..<20 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes += Array((Self.strings.randomElement(using: &random) ?? "").utf8)
      case 1:
        bytes += Array(Self.text.utf8)
        expected += Self.typed
      default:
        bytes += Array("\u{1B}[A".utf8)
        expected.append(.key(.up))
      }
    }
    var decoder = KeyDecoder()
    var events: [Event] = []
    while !bytes.isEmpty {
      let count = min(bytes.count, Int.random(in: 1...40, using: &random))
      events += decoder.decode(Array(bytes.prefix(count)))
      bytes.removeFirst(count)
    }
    #expect(events == expected, "seed \(seed)")
  }
}

extension [Event] {
  /// The keys that type something, or would when they fall apart.
  fileprivate var typed: [Event] {
    filter { event in
      guard case .key(let key) = event else { return true }
      return key.typedCharacter != nil || key.followingEscape != nil
    }
  }
}
