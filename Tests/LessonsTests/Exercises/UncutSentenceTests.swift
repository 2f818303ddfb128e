import Testing

@testable import Lessons

struct UncutSentenceTests {
  private static let kinds: [ExerciseKind] = [
    .build, .gap, .choose, .type, .hearAndBuild, .hearAndType, ExerciseKind(rawValue: "sung"),
  ]

  private func asked(_ answer: String, _ language: String, as kind: ExerciseKind) -> ExerciseKind? {
    let sentences = [sentence(answer), sentence("{東京|京都}にいます。")]
    let all = items(sentences, kind: kind, language: Language(code: language))
    return QuizSession(items: all, seed: 1).exercise?.kind
  }

  @Test(arguments: [
    ("明日は雨が降るでしょう。", "ja"), ("{コンピューター|パソコン}を買いました。", "ja"), ("我明天去北京。", "zh"),
    ("พรุ่งนี้ฝนจะตก", "th"), ("ມື້ອື່ນຝົນຈະຕົກ", "lo"), ("ថ្ងៃស្អែកនឹងភ្លៀង", "km"), ("မနက်ဖြန်မိုးရွာမယ်", "my"),
    ("「Wi-Fiがない」", "ja"),
  ])
  func `a sentence that is one block is typed, whatever was planned`(
    answer: String, language: String
  ) {
    for kind in Self.kinds {
      let typed: ExerciseKind = ExerciseKind.heard.contains(kind) ? .hearAndType : .type
      #expect(asked(answer, language, as: kind) == typed, "\(kind.rawValue)")
    }
  }

  @Test(arguments: [
    ("明日 は 雨 が 降る でしょう。", "ja"), ("明日は 雨です。", "ja"), ("พรุ่งนี้ ฝน จะ ตก", "th"),
    ("はい。", "ja"), ("你好吗？", "zh"), ("Yesterday.", "en"), ("안녕하세요.", "ko"),
  ])
  func `one of two blocks or more is built, and so is a word`(answer: String, language: String) {
    #expect(asked(answer, language, as: .build) == .build)
    #expect(asked(answer, language, as: .hearAndBuild) == .hearAndBuild)
  }

  @Test func `what is typed for want of blocks is judged and graded as what is typed`() {
    var all = items([sentence("明日は雨が降るでしょう。")], language: Language(code: "ja"))
    all[0].planner = ExercisePlanner(.automatic)
    var session = QuizSession(items: all, seed: 1)
    session.type("明日は雨が降る")
    session.check()
    #expect(session.checked?.isKnown == false)
    session.next()
    #expect(session.exercise?.kind == .type)
    session.type("明日は雨が降るでしょう")
    session.check()
    #expect(session.checked?.verdict.isRight == true && session.checked?.exercise.kind == .type)
  }
}
