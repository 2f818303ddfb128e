import AppTestSupport
import AppText
import Lessons
import Scenes
import Terminal
import TestSupport
import Testing

/// A course whose answers are Korean: wide letters that arrive in more than one shape.
@MainActor
struct QuizKoreanTests {
  @Test func `a sentence is typed in syllables`() async throws {
    let app = try await StudyApp(course: .firstSteps, language: .korean)
    #expect(app.shows("한국어로 옮기세요"))
    await app.type("저는 학교에 가요<Enter>")
    #expect(app.answer == "저는 학교에 가요")
    await app.type("<Enter>")
    #expect(app.shows("✓ 맞았어요."))
  }

  @Test func `a sentence is typed in separate letters, as some keyboards send them`() async throws {
    let app = try await StudyApp(course: .firstSteps)
    await app.type("저는 학교에 가요<Enter>")
    #expect(app.answer == "저는 학교에 가요")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `a syllable being composed narrows the bank like the whole one`() async throws {
    let app = try await StudyApp(course: .firstSteps)
    let caret = try #require(app.terminal.cursor)
    await app.type("핚")
    #expect(app.hints.contains("place"))
    #expect(app.terminal.cursor?.x == caret.x + 2)
    await app.type("<Backspace>학교에 ")
    #expect(app.answer == "학교에")
  }

  @Test func `a bare consonant is the beginning of a block`() async throws {
    let app = try await StudyApp(course: .firstSteps)
    await app.type("ㅈ<Enter>")
    #expect(app.answer == "저는")
  }

  @Test func `a word that is one particle off is named, and not said twice`() async throws {
    let app = try await StudyApp(course: .firstSteps, language: .korean)
    await app.type("저는 학교를 가요<Enter><Enter>")
    #expect(app.shows("✗ 아직 아니에요."))
    #expect(app.shows("정답: 저는 학교에 가요."))
    #expect(!app.shows("내 답:"))
  }

  @Test func `letter commands are text while a sentence is answered`() async throws {
    let app = try await StudyApp(course: .firstSteps)
    await app.type("ㅂ")
    #expect(app.answer == "ㅂ")
    #expect(app.shows("Put it into Korean"))
  }
}
