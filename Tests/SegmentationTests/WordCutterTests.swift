import Testing

@testable import Segmentation

struct WordCutterTests {
  /// ICU is no part of malmoi: where there is none, nothing is proposed.
  private static let isHere = WordCutter(language: "ja") != nil

  @Test(
    .enabled(if: Self.isHere),
    arguments: [
      ("ja", "昨日ログインのバグを直しました。", "昨日 ログインの バグを 直しました。"),
      ("ja", "「今日」と言った。", "「今日」と 言った。"),
      ("zh", "我昨天修好了登录的错误。", "我 昨天 修好 了 登录 的 错误。"), ("ja", "", ""),
    ])
  func `words are cut where an author would begin to mend`(
    language: String, text: String, cut: String
  ) throws {
    let cutter = try #require(WordCutter(language: language))
    #expect(cutter.words(of: text).joined(separator: " ") == cut)
  }

  @Test(.enabled(if: Self.isHere), arguments: ["ja", "zh", "th", "km", "lo", "my", "xx"])
  func `nothing is lost or added`(language: String) throws {
    let cutter = try #require(WordCutter(language: language))
    for text in ["東京タワーへ行こう！ OK?", "👩‍👩‍👧‍👦が い\u{3099}る", "กำลังใจ 123", "   ", "𠮷野家で"] {
      #expect(cutter.words(of: text).joined() == text)
      #expect(cutter.pieces(of: text).joined() == text)
    }
  }
}
