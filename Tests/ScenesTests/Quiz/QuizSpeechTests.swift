import AppTestSupport
import AppText
import Glibc
import Lessons
import Scenes
import TestSupport
import Testing

/// The answer said aloud after the check, in the whole app.
@MainActor
struct QuizSpeechTests {
  private let script: SpeechScript

  init() throws {
    script = try SpeechScript()
  }

  private func app(isOn: Bool = true, language: InterfaceLanguage = .english) async throws
    -> StudyApp
  {
    var settings = Settings.unasked
    settings.speaksAnswers = isOn
    return try await StudyApp(
      course: .firstSteps, language: language, settings: settings, speaker: script.speaker)
  }

  @Test func `the right answer is said in its language, as often as wanted`() async throws {
    try script.install()
    let app = try await app()
    await app.type("저는 와요 <C-p>")
    #expect(script.said.isEmpty, "not before the check")
    await app.type("<Enter>")
    #expect(app.hints.contains("^P hear it"))
    await app.type("<C-p>")
    #expect(script.said == ["-v", "ko", "--", "저는 학교에 가요."])
    await app.type("<C-p>")
    #expect(script.numbers.count == 2)
    #expect(app.shows("✗ Not yet."))
  }

  @Test func `keys do not wait for it, and the end of the app ends it`() async throws {
    try script.install("espeak-ng", "sleep 1000")
    let app = try await app()
    await app.type("저는 학교에 가요 <Enter>")
    app.terminal.feed("<C-p><Enter>물")
    await app.terminal.shown { $0.contains { $0.contains("Please give me water.") } }
    await app.terminal.shown { $0.contains { $0.contains("│  물") } }
    _ = await app.quit()
    for number in script.numbers { #expect(kill(number, 0) == -1 && errno == ESRCH) }
    #expect(script.numbers.count == 1)
  }

  @Test func `it is off by default, and says so`() async throws {
    try script.install()
    let app = try await app(isOn: false)
    await app.type("저는 와요 <Enter>")
    #expect(!app.hints.contains("^P"))
    await app.type("<C-p>")
    #expect(app.hints == " ! Sound is off: see Settings.")
    #expect(script.said.isEmpty)
  }

  @Test func `without a program nothing is offered, and what to install is said`() async throws {
    let app = try await app()
    await app.type("저는 와요 <Enter>")
    #expect(!app.hints.contains("^P"))
    await app.type("<C-p>")
    #expect(app.hints == " ! Install espeak-ng or spd-say first.")
    await app.type("?")
    #expect(app.text.contains("hear it – now off: Install espeak-ng"))
    let korean = try await self.app(language: .korean)
    await korean.type("저는 와요 <Enter><C-p>")
    #expect(korean.hints.contains("espeak-ng나 spd-say"))
  }

  @Test func `a program that was installed meanwhile is offered after the next check`()
    async throws
  {
    let app = try await app()
    await app.type("저는 와요 <Enter>")
    try script.install()
    await app.type("<Enter>물 좀 주세요 <Enter>")
    #expect(app.hints.contains("^P hear it"))
  }

  @Test func `a language without a voice is said`() async throws {
    try script.install("espeak-ng", "exit 1")
    let app = try await app()
    await app.type("저는 와요 <Enter><C-p>")
    #expect(app.hints.contains("espeak-ng could not say it"))
  }
}
