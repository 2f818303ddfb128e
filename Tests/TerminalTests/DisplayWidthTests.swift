import Testing

@testable import Terminal

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("é", 1), ("e\u{301}", 1),
    ("ｗ", 2), ("a\u{200B}b", 2), ("\u{1B}[31m", 4), ("日本", 4), ("…", 1), ("▰", 1), ("\u{00AD}", 0),
  ])
  func `text is as wide as the terminal draws it`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `the short way for common characters leads to the same picture`() {
    var common = 0
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      guard character.ownWidth != nil else { continue }
      common += 1
      let form = character.clusterForm
      #expect(form.glyphs == [Glyph(scalar)] && form.width == character.ownWidth)
    }
    #expect(common > 30_000)
    #expect(Character("e\u{301}").ownWidth == nil && Character("가\u{11A8}").ownWidth == nil)
  }

  @Test func `no glyph of a display form is wider than two columns`() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for drawn in Character(scalar).displayForm {
        #expect((1...2).contains(drawn.width), "U+\(String(value, radix: 16))")
      }
    }
  }
}
