import TestSupport
import Testing
import UnicodeText

@testable import Lessons

struct TextSearchTests {
  @Test(arguments: [
    // Any part, blind to case, accents, width and normal form.
    ("stand", "Daily STANDUP phrases", "[STAND]"),
    ("CAFÉ", "a cafe\u{301} and a cafe", "[café] [cafe]"),
    ("ｃｏｄｅ", "code", "[code]"), ("code", "ＣＯＤＥ", "[ＣＯＤＥ]"), ("straße", "STRASSE", "[STRASSE]"),
    ("ss", "straße", "[ß]"), ("fi", "ﬁne", "[ﬁ]"), ("don't", "we don’t", "[don’t]"),
    ("a b", "a\nb", "[a\nb]"), ("lodz", "in Łódź", "[Łódź]"), ("đông", "Dong Da", "[Dong]"),
    ("e-mail", "an e\u{2011}mail", "[e\u{2011}mail]"), ("email", "an e-mail", "[e-mail]"),
    ("e-mail", "an email", "[email]"), ("e-", "e-mail", "[e]"), ("-m", "e-mail -m", "[-m]"),
    ("--force", "push --force", "[--force]"), ("x-1", "x-1", "[x-1]"), ("ail", "e-mail", "[ail]"),
    ("email", "\u{200E}Ｅ－ｍａｉｌ", "[Ｅ－ｍａｉｌ]"), ("oslo ø", "Oslo O", "[Oslo O]"),
    ("ab", "a\u{200B}b", "[a\u{200B}b]"), ("ｶ", "カメラ", "[カ]"), ("привет", "ПРИВЕТ", "[ПРИВЕТ]"),
    ("👍", "ok 👍🏽", "[👍🏽]"), ("x", "no such", ""), ("longer than the text", "text", ""),
    // Korean, by syllables.
    ("한국", "한국어를 배워요", "[한국]"), ("국", "한국", "[국]"), ("가", "각자 가요", "[각] [가]"), ("하국", "한국", ""),
    ("한구", "한국", "[한국]"), ("\u{1112}\u{1161}\u{11AB}\u{1100}", "한국", "[한국]"), ("각", "가", ""),
    // Korean, by initial consonants.
    ("ㅎㄱㅇ", "오늘 한국어", "[한국어]"), ("한ㄱ", "한국", "[한국]"), ("ㅎ국", "한국", "[한국]"), ("ㄱㅅ", "감사", "[감사]"),
    ("ㄳ", "감사", "[감사]"), ("ㄱㅅ", "네ㄳ", "[ㄳ]"), ("ㅋㅋ", "ㅋㅋㅋㅋ", "[ㅋㅋ] [ㅋㅋ]"), ("ㄱ", "까", ""),
    ("ㄲ", "까", "[까]"), ("ㅏ", "가ㅏ", "[ㅏ]"), ("ﾡ", "가", "[가]"), ("은ㄴ", "은는", "[은는]"),
  ])
  func `what is looked for is found and marked`(query: String, text: String, marks: String) throws {
    let memo = try MemoText(text)
    let search = TextSearch(query)
    let marked = search.ranges(in: memo.string).map { "[\(memo.string[$0])]" }
    #expect(marked.joined(separator: " ") == marks)
    #expect(search.matches(memo.string) == !marks.isEmpty)
  }

  @Test(arguments: ["", " ", "\u{200B}", "\n"])
  func `looking for nothing means every text and marks none`(query: String) {
    let search = TextSearch(query)
    #expect(search.isEmpty)
    #expect(search.matches("x"))
    #expect(search.ranges(in: "x ").isEmpty)
  }

  @Test func `a space after a syllable finishes it`() {
    #expect(TextSearch("가").matches("각"))
    #expect(!TextSearch("가 ").matches("각"))
  }

  @Test func `text is found wherever it stands, as by looking at every place`() {
    var random = TestSupport.SeededGenerator(seed: 3)
    let alphabet: [UInt16] = Array("가각하ㄱㅎab ".utf16)
    for _ in 0..<3_000 {
      let units = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let query = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let pattern = SearchPattern(query, isGrowing: Bool.random(using: &random))
      let start = Int.random(in: 0...5, using: &random)
      let expected = (start..<max(start, units.count - query.count + 1)).first { place in
        pattern.elements.indices.allSatisfy { pattern.elements[$0].matches(units[place + $0]) }
      }
      #expect(pattern.firstMatch(in: units, from: start) == expected)
    }
  }

  @Test func `text folds as its code points do, one by one`() {
    var random = TestSupport.SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<6 {
        let value = UInt32.random(
          in: 0...(Bool.random(using: &random) ? 0x3200 : 0x1FFFF), using: &random)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let composed = String(text).nfc
      let apart = composed.unicodeScalars.flatMap { scalar in
        var units = SearchUnits()
        units.add(scalar)
        return units.units
      }
      #expect(SearchUnits(composed).units == apart, "\(composed.unicodeScalars.map(\.value))")
    }
  }

  @Test func `every part of a text is found in it, but for a hyphen at its edge`() throws {
    var random = TestSupport.SeededGenerator(seed: 5)
    let text = try MemoText("오늘 stand-up에서 é와 ﬁ, ㄳ 그리고 👩‍💻 ½을 썼다. Straße #한국어")
    let characters = Array(text.string)
    for _ in 0..<300 {
      let start = Int.random(in: 0..<characters.count, using: &random)
      let end = Int.random(in: start..<characters.count, using: &random)
      let part = String(characters[start...end])
      guard !part.hasPrefix("-") else { continue }
      #expect(TextSearch(part).matches(text.string), "\(part)")
      #expect(TextSearch(part.uppercased()).matches(text.string), "\(part)")
    }
  }
}
