import Terminal
import TestSupport
import Testing

@testable import CursesTerminal

struct PasteTests {
  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private func paste(_ text: String) -> [UInt8] {
    Self.start + Array(text.utf8) + Self.end
  }

  @Test(arguments: [
    ("hello", "hello"),
    ("one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"),
    ("\r\r\n\n", "\n\n\n"),
    ("a\tb", "a\tb"),
    ("a\u{1B}[31mb\u{07}\u{00}\u{7F}\u{85}c\u{2028}d\u{9B}e", "a[31mb\nc\nde"),
    ("\u{1112}\u{1161}\u{11AB}글 e\u{301}", "한글 é"),
    ("\u{1B}[A\u{03}\u{1B}[200~again", "[A[200~again"),
    ("\u{1B}[201 \u{1B}\u{1B}[20", "[201 [20"),
    ("👨‍👩‍👧", "👨‍👩‍👧"),
  ])
  func `a paste is text without control characters`(pasted: String, text: String) throws {
    var decoder = KeyDecoder()
    let events = decoder.decode(paste(pasted) + Array("x".utf8))
    #expect(events.count == 2)
    guard case .paste(let found) = events.first else { throw NoPaste(events: events) }
    #expect(Array(found.unicodeScalars) == Array(text.unicodeScalars))
    #expect(events.last == .key(.character("x")))
  }

  @Test func `an empty paste is nothing`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(paste("")).isEmpty)
  }

  @Test func `a paste may be cut anywhere`() {
    let bytes = Array("a".utf8) + paste("한\u{1B}[20\r\né") + Array("b".utf8)
    for cut in 1..<bytes.count {
      var decoder = KeyDecoder()
      let events = decoder.decode(Array(bytes[..<cut])) + decoder.decode(Array(bytes[cut...]))
      #expect(
        events == [.key(.character("a")), .paste("한[20\né"), .key(.character("b"))],
        "cut at \(cut)")
    }
  }

  @Test func `a paste without an end is given after a silence, and keys are keys again`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Self.start + Array("half".utf8)).isEmpty)
    #expect(decoder.question == .isEndLost)
    #expect(decoder.settle() == [.paste("half")])
    #expect(decoder.question == nil)
    #expect(decoder.decode(Array("a\r".utf8)) == [.key(.character("a")), .key(.enter)])
  }

  @Test(arguments: ["rest\r", String(repeating: "long\r", count: 20)])
  func `a paste that goes on after a silence is no keys`(rest: String) {
    var decoder = KeyDecoder()
    _ = decoder.decode(Self.start + Array("half ".utf8))
    _ = decoder.settle()
    let expected = rest.replacing("\r", with: "\n")
    if rest.utf8.count < 64 {
      #expect(decoder.decode(Array(rest.utf8) + Self.end) == [.paste(expected)])
    } else {
      #expect(decoder.decode(Array(rest.utf8)).isEmpty)
      #expect(decoder.decode(Self.end) == [.paste(expected)])
    }
  }

  @Test func `an end mark that comes late types nothing`() {
    var decoder = KeyDecoder()
    _ = decoder.decode(Self.start + Array("half".utf8))
    _ = decoder.settle()
    #expect(decoder.decode(Self.end).isEmpty)
    #expect(decoder.decode(Array("a".utf8)) == [.key(.character("a"))])
  }

  @Test func `bytes that are not UTF-8 are left out of a paste`() {
    var decoder = KeyDecoder()
    let bytes = Self.start + [0x61, 0xFF, 0xED, 0x95, 0x62] + Self.end
    #expect(decoder.decode(bytes) == [.paste("ab")])
  }

  private struct NoPaste: Error {
    var events: [Event]
  }
}
