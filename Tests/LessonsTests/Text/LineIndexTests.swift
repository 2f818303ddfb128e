import Testing

@testable import Lessons

struct LineIndexTests {
  @Test func `lines are told in any order, however they end`() {
    var generator = SeededGenerator(seed: 2)
    let kinds: [UInt8] = [UInt8(ascii: "a"), 0x0A, 0x0D]
    let bytes = (0..<9_000).map { _ in kinds[Int.random(in: 0...2, using: &generator)] }
    let index = LineIndex(bytes: bytes)
    var line = 1
    for offset in bytes.indices {
      if offset % 101 == 0 { #expect(index.line(of: offset) == line) }
      if bytes.isLineEnd(at: offset) { line += 1 }
    }
    #expect(LineIndex(bytes: Array("a\r\nb\rc\nd".utf8)).line(of: 7) == 4)
  }
}
