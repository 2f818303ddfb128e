import TestSupport
import Testing
import UnicodeText

@testable import Lessons

struct MemoSearchTests {
  @Test(arguments: [
    // Any part, blind to case, accents, width and normal form.
    ("stand", "Daily STANDUP phrases", "[STAND]"),
    ("CAFÉ", "a cafe\u{301} and a cafe", "[café] [cafe]"),
    ("ｃｏｄｅ", "code", "[code]"), ("code", "ＣＯＤＥ", "[ＣＯＤＥ]"), ("straße", "STRASSE", "[STRASSE]"),
    ("ss", "straße", "[ß]"), ("fi", "ﬁne", "[ﬁ]"), ("don't", "we don’t", "[don’t]"),
    ("a b", "a\nb", "[a\nb]"),
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
    let search = MemoSearch(query)
    let marked = search.ranges(in: memo.string).map { "[\(memo.string[$0])]" }
    #expect(marked.joined(separator: " ") == marks)
    #expect(search.matches(MemoSearchText(memo)) == !marks.isEmpty)
  }

  @Test(arguments: ["", " ", "\u{200B}", "\n"])
  func `looking for nothing means every memo and marks none`(query: String) throws {
    let search = MemoSearch(query)
    #expect(search.isEmpty)
    #expect(try search.matches(MemoSearchText(MemoText("x"))))
    #expect(search.ranges(in: "x ").isEmpty)
  }

  @Test func `a space after a syllable finishes it`() throws {
    let text = try MemoSearchText(MemoText("각"))
    #expect(MemoSearch("가").matches(text))
    #expect(!MemoSearch("가 ").matches(text))
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
      let apart = composed.unicodeScalars.flatMap { SearchUnits($0).units }
      #expect(SearchUnits(composed).units == apart, "\(composed.unicodeScalars.map(\.value))")
    }
  }

  @Test func `every part of a text is found in it`() throws {
    var random = TestSupport.SeededGenerator(seed: 5)
    let text = try MemoText("오늘 stand-up에서 é와 ﬁ, ㄳ 그리고 👩‍💻 ½을 썼다. Straße #한국어")
    let prepared = MemoSearchText(text)
    let characters = Array(text.string)
    for _ in 0..<300 {
      let start = Int.random(in: 0..<characters.count, using: &random)
      let end = Int.random(in: start..<characters.count, using: &random)
      let part = String(characters[start...end])
      #expect(MemoSearch(part).matches(prepared), "\(part)")
      #expect(MemoSearch(part.uppercased()).matches(prepared), "\(part)")
    }
  }
}

struct MemoIndexTests {
  private func memo(_ id: String, _ text: String, revision: Int = 1, changed: Int64) throws -> Memo
  {
    Memo(
      id: MemoID(rawValue: id), text: try MemoText(text), revision: revision, createdAt: 0,
      changedAt: changed)
  }

  @Test func `memos are found in the order of the list, by what they say now`() throws {
    var index = MemoIndex()
    #expect(index.ids(matching: MemoSearch("ㅎㄱ")).isEmpty)
    index.replace(with: [
      try memo("a", "한국", changed: 1), try memo("b", "English", changed: 2),
      try memo("c", "또 한국", changed: 3),
    ])
    #expect(index.memos.map(\.id.rawValue) == ["c", "b", "a"])
    #expect(index.ids(matching: MemoSearch("ㅎㄱ")).map(\.rawValue) == ["c", "a"])
    #expect(index.ids(matching: MemoSearch("")) == index.memos.map(\.id))
    index.replace(with: [
      try memo("b", "이제 한국어", revision: 2, changed: 4), try memo("a", "한국", changed: 1),
    ])
    #expect(index.ids(matching: MemoSearch("ㅎㄱ")).map(\.rawValue) == ["b", "a"])
    #expect(index.ids(matching: MemoSearch("english")).isEmpty)
  }

  @Test func `a memo that is taken out is not found, and the others are`() throws {
    var index = MemoIndex()
    index.replace(with: [
      try memo("a", "한국", changed: 1), try memo("b", "English", changed: 2),
      try memo("c", "또 한국", changed: 3),
    ])
    index.remove(MemoID(rawValue: "c"))
    index.remove(MemoID(rawValue: "unknown"))
    #expect(index.ids(matching: MemoSearch("ㅎㄱ")).map(\.rawValue) == ["a"])
    #expect(index.ids(matching: MemoSearch("eng")).map(\.rawValue) == ["b"])
    #expect(index.memos.map(\.id.rawValue) == ["b", "a"])
  }
}
