import Testing

@testable import Terminal

struct GlyphTests {
  @Test(arguments: ["a", "한", "e\u{300}", "ạ̈", "\u{1F468}", "a\u{301}\u{302}\u{303}", " "])
  func `a glyph is the character it was made of`(text: String) {
    let glyph = Glyph(displayForm: Character(text))
    #expect(String(glyph.scalars).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(glyph.character == Character(text))
    #expect(glyph.hasMarks == (text.unicodeScalars.count > 1))
  }

  @Test func `glyphs differ where their code points do`() {
    let texts = ["e", "e\u{301}", "e\u{302}", "e\u{301}\u{302}", "e\u{302}\u{301}", "o\u{301}"]
    let glyphs = texts.map { Glyph(displayForm: Character($0)) }
    #expect(Set(glyphs).count == texts.count)
  }

  @Test func `a cell is sixteen plain bytes`() {
    #expect(MemoryLayout<Cell>.size == 16 && MemoryLayout<Cell>.stride == 16)
    #expect(_isPOD(Cell.self))
  }
}
