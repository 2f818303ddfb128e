import Testing

@testable import Segmentation

struct WordCutterTests {
  /// Neither library is a part of malmoi: where there is none, nothing is proposed.
  private static let isICUHere = ICU.shared != nil
  private static let isMeCabHere = MeCab() != nil

  @Test(
    .enabled(if: Self.isICUHere),
    arguments: [
      ("ja", "昨日ログインのバグを直しました。", "昨日 ログインの バグを 直しました。"),
      ("ja", "「今日」と言った。", "「今日」と 言った。"),
      ("zh", "我昨天修好了登录的错误。", "我 昨天 修好 了 登录 的 错误。"),
      ("ja", "", ""),
    ])
  func `words are cut where an author would begin to mend`(
    language: String, text: String, cut: String
  ) throws {
    let cutter = try #require(WordCutter(language: language, usesMeCab: false))
    #expect(cutter.words(of: text).joined(separator: " ") == cut)
  }

  @Test func `characters that no dictionary knows a word of are a name together`() {
    let pieces = ["芳", "芳", "和", "奥", "斯", "曼", "去", "北京", "的", "波", "图", "。"]
    #expect(
      ChineseNames.joined(pieces) == ["芳芳", "和", "奥斯曼", "去", "北京", "的", "波图", "。"])
  }

  @Test(
    .enabled(if: Self.isMeCabHere),
    arguments: [
      ("昨日ログインのバグを直しました。", "昨日 ログインの バグを 直しました。"),
      ("これはなかったものです。", "これは なかったものです。"),
      ("お茶を「二つ」ください。", "お茶を 「二つ」 ください。"), ("食べられません", "食べられません"),
    ])
  func `MeCab cuts Japanese into phrases, also where all is hiragana`(
    text: String, cut: String
  ) throws {
    let cutter = try #require(WordCutter(language: "ja-JP"))
    #expect(cutter.words(of: text).joined(separator: " ") == cut)
  }

  @Test(
    .enabled(if: Self.isICUHere), arguments: ["ja", "zh", "th", "km", "lo", "my", "xx"],
    [true, false])
  func `nothing is lost or added`(language: String, usesMeCab: Bool) throws {
    let cutter = try #require(WordCutter(language: language, usesMeCab: usesMeCab))
    for text in [
      "東京タワーへ行こう！ OK?", "👩‍👩‍👧‍👦が い\u{3099}る", "กำลังใจ 123", "   ", "𠮷野家で", "EOS\tEOS",
    ] {
      #expect(cutter.words(of: text).joined() == text)
    }
  }
}
