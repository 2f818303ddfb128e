import AppTestSupport
import Testing

@testable import AppText

struct KoreanParticleTests {
  @Test(arguments: [
    ("한국어", "는", "가", "를", "와", "로"),
    ("문장", "은", "이", "을", "과", "으로"),
    // ㄹ is a consonant, but takes 로.
    ("서울", "은", "이", "을", "과", "로"),
    // Digits are said in Korean: 삼, 칠, 구, 십, 백.
    ("3", "은", "이", "을", "과", "으로"),
    ("7", "은", "이", "을", "과", "로"),
    ("9", "는", "가", "를", "와", "로"),
    ("120", "은", "이", "을", "과", "으로"),
    // The same word with its letters taken apart.
    ("\u{1106}\u{116E}\u{11AB}\u{110C}\u{1161}\u{11BC}", "은", "이", "을", "과", "으로"),
    // What is not said does not count.
    ("고마워요!", "는", "가", "를", "와", "로"),
    ("왜 “은”? …", "은", "이", "을", "과", "으로"),
  ])
  func `the sound before it picks the form`(
    text: String, topic: String, subject: String, object: String, companion: String,
    direction: String
  ) {
    #expect(KoreanParticle.topic.form(after: text) == topic)
    #expect(KoreanParticle.subject.form(after: text) == subject)
    #expect(KoreanParticle.object.form(after: text) == object)
    #expect(KoreanParticle.companion.form(after: text) == companion)
    #expect(KoreanParticle.direction.form(after: text) == direction)
  }

  @Test(arguments: ["malmoi.db", "stand-up", "고마워 🙏", "ㅋㅋ", "", "?!", "日本"])
  func `where the sound is not sure both forms stay`(text: String) {
    for particle in KoreanParticle.allCases {
      #expect(particle.form(after: text) == particle.rawValue)
    }
  }

  @Test(arguments: [
    ("“{title}”을(를) 지웠어요.", "산책", "“산책”을 지웠어요."),
    ("“{title}”을(를) 지웠어요.", "커피", "“커피”를 지웠어요."),
    ("\"{title}\"이(가) 돌아왔어요.", "커피", "\"커피\"가 돌아왔어요."),
    ("신호 {title}(으)로 끝났어요.", "9", "신호 9로 끝났어요."),
    ("{title} 을(를)", "산책", "산책 을(를)"),
    ("{title}: 은(는)이란?", "산책", "산책: 은(는)이란?"),
  ])
  func `only the particle of a value is fitted`(template: String, value: String, text: String) {
    let words = Localization(
      language: .korean, table: [Message.memosDeleted(title: value).key: template])
    #expect(words[.memosDeleted(title: value)] == text)
  }

  @Test func `a value that looks like a particle stays as it is`() {
    let words = Localization(
      language: .korean, table: [Message.quizHeading(course: "", day: 0).key: "{day}{course}"])
    #expect(words[.quizHeading(course: "은(는)", day: 3)] == "3은(는)")
  }
}
