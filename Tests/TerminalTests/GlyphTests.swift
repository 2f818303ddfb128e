import Testing

@testable import Terminal

struct GlyphTests {
  @Test(arguments: [
    "a", "한", "e\u{300}", "ạ̈", "\u{1F468}", "a\u{301}\u{302}\u{303}", " ", "1\u{20E3}",
    "\u{11013}\u{11046}\u{11046}\u{11038}\u{11046}", "\u{1112}\u{119E}\u{11AB}",
  ])
  func `a glyph is the code points it was made of`(text: String) throws {
    let glyph = try #require(makeGlyph(of: text))
    #expect(String(glyph.scalars).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(glyph.character == Character(text))
    #expect(glyph.base == text.unicodeScalars.first)
    #expect(glyph.hasMarks == (text.unicodeScalars.count > 1))
  }

  @Test func `glyphs differ where their code points do`() {
    let texts = ["e", "e\u{301}", "e\u{302}", "e\u{301}\u{302}", "e\u{302}\u{301}", "o\u{301}"]
    let glyphs = texts.compactMap(makeGlyph)
    #expect(Set(glyphs).count == texts.count)
  }

  @Test func `a full glyph takes no more`() {
    var glyph = Glyph("e")
    let added = (0..<6).map { _ in glyph.add("\u{1E2AE}") }
    #expect(added == [true, true, true, true, false, false])
    #expect(glyph.scalars.count == Glyph.capacity)
    var other = Glyph("e")
    let isAdded = other.add("\u{E0100}")
    #expect(!isAdded && other == Glyph("e"))
  }

  private func makeGlyph(of text: String) -> Glyph? {
    guard let base = text.unicodeScalars.first else { return nil }
    var glyph = Glyph(base)
    for mark in text.unicodeScalars.dropFirst() where !glyph.add(mark) { return nil }
    return glyph
  }

  @Test func `a cell is sixteen plain bytes`() {
    #expect(MemoryLayout<Cell>.size == 16 && MemoryLayout<Cell>.stride == 16)
    #expect(_isPOD(Cell.self))
  }
}
