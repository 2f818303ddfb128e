import Testing
import UnicodeText

struct StringNormalizationTests {
  @Test(arguments: [
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", "한국"),
    ("cafe\u{301}", "café"),
    ("plain", "plain"),
    ("", ""),
    ("\u{212B}", "Å"),
  ])
  func `text becomes single code points where there are any`(given: String, expected: String) {
    #expect(Array(given.nfc.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `text that is normal at a glance is what the whole algorithm makes of it`() {
    // The letter at the end is not among those known at a glance: nothing is skipped then.
    let others = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      let text = "a\(scalar)가\(scalar)"
      return !text.nfc.unicodeScalars.elementsEqual((text + "ㄱ").nfc.unicodeScalars.dropLast())
    }
    #expect(others.isEmpty)
  }

  @Test func `normal form C is reached in one step`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let text = String.randomText(using: &generator)
      #expect(Array(text.nfc.nfc.unicodeScalars) == Array(text.nfc.unicodeScalars))
      #expect(text.nfc == text)
    }
  }
}

struct LooseMatchingTests {
  @Test(arguments: [
    ("Café", "cafe"), ("ＣＡＦＥ", "cafe"), ("İstanbul", "i\u{307}stanbul"), ("STRASSE", "straße"),
    ("Łódź", "lodz"), ("Đà Nẵng", "da nang"), ("Øresund", "oresund"), ("e\u{2011}mail", "e-mail"),
    ("a\u{200E}b", "ab"),
    ("한국", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"),
  ])
  func `case, accents, width and normal form do not count`(one: String, other: String) {
    #expect(one.foldedForMatching == other.foldedForMatching)
  }

  @Test(arguments: [
    ("한국", "하", true), ("한국", "ㅎ", true), ("한국", "한구", true), ("한국", "핞", false),
    ("yesterday", "YES", true), ("yesterday", "", true), ("été", "ete", true),
    ("a", "am", false), ("만나요", "많", false),
  ])
  func `a syllable still being typed is a prefix`(text: String, prefix: String, matches: Bool) {
    #expect(text.matchesLoosely(prefix: prefix) == matches)
  }
}

extension String {
  fileprivate static func randomText(using generator: inout some RandomNumberGenerator) -> String {
    let alphabet = Array("abé한\u{1112}\u{1161}\u{11AB}\u{301}\u{323}ｗ 👍🏽".unicodeScalars)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      if let scalar = alphabet.randomElement(using: &generator) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
