import AppTestSupport
import AppText
import Lessons
import Scenes
import Storage
import Terminal
import TestSupport
import Testing

/// The settings as they are seen and used, in the whole app.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct SettingsScreenTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(bundled: CourseText(id: "a", title: "Stand-up English"))
  }

  private func app(
    width: Int = 60, height: Int = 24, language: InterfaceLanguage = .english,
    isASCIIOnly: Bool = false
  ) async throws -> StudyApp {
    let app = try await StudyApp(
      at: place, width: width, height: height, language: language, isASCIIOnly: isASCIIOnly)
    await app.type("5")
    return app
  }

  @Test func `one view shows several kinds of rows`() async throws {
    let app = try await app(width: 64, height: 44)
    let path = place.folder.file("data") + "/malmoi.db"
    #expect(
      Array(app.screen[2...28]) == [
        " Interface",
        "   Language                    ◂ As the terminal says ▸",
        "     The language of menus and messages; courses keep theirs.",
        "   Colours                     ◂ The terminal's own ▸",
        "   Ground                      ◂ As the terminal says ▸",
        "   Right to left, by           ◂ terminal ▸",
        "   Blocks fly                    [✓]",
        " Quiz",
        "   Answer by                   ◂ blocks, later typing ▸",
        "   Keys that pick blocks       ◂ 1-9 ▸",
        "   ^P speaks the answer          [ ]  no voice is installed",
        "   Ask at half a sentence        [✓]",
        " Each day",
        "   Goal for a day              ◂ 10 sentences ▸",
        "   The course before reviews     [ ]",
        " When sentences come back",
        "   Aim to remember             ◂ 90 % ▸",
        "   Fitted to my memory           no: as most people forget",
        "   A day begins at             ◂ 04:00 ▸",
        "   Reviews a day, at most      ◂ 100 ▸",
        "   Days with fewer reviews     ◂ none ▸",
        "   Away                        ◂ no ▸",
        " How sentences are asked",
        "   Show new words first          [✓]",
        "   Korean in Latin letters       [✓]",
        " Where courses come from",
        "   courses that came with malmoi",
      ])
    #expect(app.shows("+ Add a source"))
    #expect(app.text.contains("Your data"))
    #expect(app.text.contains(String(path.prefix(20))))
    #expect(app.shows("│말│"))
  }

  @Test(arguments: [InterfaceLanguage.english, .korean])
  func `forty columns hold every choice whole`(language: InterfaceLanguage) async throws {
    let app = try await app(width: 40, height: 36, language: language)
    let choices = app.screen.filter { $0.contains("◂") }
    #expect(choices.count == 12)
    #expect(choices.allSatisfy { $0.hasSuffix("▸") })
  }

  @Test(arguments: [InterfaceLanguage.english, .korean])
  func `words that do not fit beside their title stand whole below it`(
    language: InterfaceLanguage
  ) async throws {
    let app = try await app(width: 40, height: 60, language: language)
    let words = Localization.bundled(language)
    let text = app.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(words[.settingsFitUsual]) && text.contains(words[.settingsSyncOff]))
    while !app.hints.contains(words[.settingsFitDo]) { await app.type("<Down>") }
    #expect(app.text.contains(words[.settingsExplainFit].prefix(10)))
  }

  @Test func `another language applies at once and lasts`() async throws {
    let app = try await app()
    await app.type("<Right><Right>")
    #expect(app.shows("◂ 한국어 ▸"))
    #expect(app.screen[0].hasPrefix(" 1 오늘  2 강의"))
    #expect(app.hints.contains("도움말"))
    await app.type("2")
    #expect(app.shows("시작 전"))
    _ = await app.quit()
    #expect(try await Settings(rows: place.database().settings()).language == .korean)
  }

  @Test func `the language goes back to the environment's in a circle`() async throws {
    let app = try await app()
    await app.type("<Left>")
    #expect(app.shows("◂ 한국어 ▸"))
    await app.type("<Right>")
    #expect(app.shows("◂ As the terminal says ▸"))
    #expect(try await app.database.settings().isEmpty)
  }

  @Test func `Enter shows all options, a mark at the one that holds`() async throws {
    let app = try await app(height: 16)
    #expect(app.hints.hasPrefix(" ⏎ options  ←→ change"))
    await app.type("<Enter>")
    #expect(
      Array(app.screen[4...8]) == [
        "     The languag╭ Language ───────────────╮urses keep",
        "     theirs.    │ ✓ As the terminal says  │",
        "   Colours      │   English               │al's own ▸",
        "   Ground       │   한국어                │minal says ▸",
        "   Right to left╰─────────────────────────╯",
      ])
    await app.type("<End><Esc>")
    #expect(app.shows("◂ As the terminal says ▸"), "nothing is chosen by moving")
    await app.type("<Enter><End><Enter>")
    #expect(app.shows("◂ 한국어 ▸"))
    #expect(app.screen[0].hasPrefix(" 1 오늘  2 강의"))
    await app.type("<Enter>")
    #expect(app.shows("│ ✓ 한국어"))
    await app.type("<Up><Enter>")
    #expect(app.shows("◂ English ▸"))
    _ = await app.quit()
    #expect(try await Settings(rows: place.database().settings()).language == .english)
  }

  @Test func `an option is chosen by the mouse, and by whoever sees no colours`() async throws {
    let app = try await app(width: 40, height: 12, isASCIIOnly: true)
    await app.type("<Down><Enter>")
    #expect(app.shows("| + The terminal's own"))
    await app.click("High contrast")
    #expect(app.shows("< High contrast >"))
    for size in [(1, 1), (3, 2), (12, 5), (200, 60)] {
      await app.type("<Enter>")
      await app.resize(width: size.0, height: size.1)
      await app.type("<Down><Esc>")
    }
  }

  @Test func `high contrast leaves nothing faint, on the ground that was chosen`() async throws {
    let app = try await app()
    #expect(app.terminal.appearance == Appearance())
    await app.type("<Down><Right>")
    #expect(app.shows("◂ High contrast ▸"))
    #expect(app.terminal.appearance == Appearance(isStrong: true))
    await app.type("<Right><Down><Right><Right>")
    #expect(app.shows("◂ light ▸"))
    #expect(app.terminal.appearance == Appearance(ground: .light))
    #expect(try await Settings(rows: app.database.settings()).ground == .light)
    await app.type("<Right>")
    #expect(app.terminal.appearance == Appearance())
  }

  @Test(arguments: InterfaceLanguage.allCases, [40, 80, 160])
  func `every setting says what it does while it has the focus`(
    language: InterfaceLanguage, width: Int
  ) async throws {
    let app = try await app(width: width, height: 16, language: language)
    let words = Localization.bundled(language)
    let explained = MessageDeclaration.all.map(\.key).filter { $0.hasPrefix("settings.explain") }
    var seen: Set<String> = []
    for step in 0..<60 {
      // The kinds of exercise can be chosen only by whom they are not chosen for.
      if step == 5 { await app.type("<Right>") }
      let shown = explained.filter { app.text.contains(words[named: $0]) }
      #expect(shown.count <= 1)
      seen.formUnion(shown)
      await app.type("<Down>")
    }
    // The only source there is says instead why it stays.
    #expect(seen == Set(explained).subtracting([Message.settingsExplainSource.key]))
  }

  @Test func `a block is picked by the letters under the fingers, if so chosen`() async throws {
    try await place.database().set(SettingKey(rawValue: "block-labels"), to: "homeRow")
    let course = CourseText(id: "k", title: "가게", answers: ["물 주세요."])
    try place.write(course, to: "bundle")
    let app = try await StudyApp(at: place)
    await app.type("/가게<Enter><Enter><Enter>")
    #expect(app.shows("[a "))
    await app.type("a")
    #expect(!app.answer.isEmpty, "\(app.screen.joined(separator: "\n"))")
  }

  @Test func `the numbers of reviews work all cards out anew, and end at their bounds`()
    async throws
  {
    let app = try await app()
    await app.type("<Down><Down><Down><Down><Down><Down><Down><Down><Down><Down><Down><Left><Left>")
    #expect(app.shows("◂ 88 % ▸"))
    await app.type("<Down><Down><Right>")
    #expect(app.shows("◂ 05:00 ▸"))
    let plan = try await app.database.studyPlan()
    #expect(plan.wantedRetention == 0.88)
    #expect(plan.dayStart == 5 * 3_600)
    for _ in 0..<20 { await app.type("<Right>") }
    #expect(app.shows("◂ 12:00"))
    #expect(!app.shows("12:00 ▸"), "no later hour is offered")
    await app.type("<Enter>")
    #expect(app.hints == " ! Left and Right change the number.")
    #expect(try await Settings(rows: app.database.settings()).dayStart == 12)
  }

  @Test func `a goal of nothing is no goal, and the course may come first`() async throws {
    let app = try await app()
    await app.type("<Down><Down><Down><Down><Down><Down><Down><Down><Down><Left>")
    #expect(app.shows("◂ 5 sentences ▸"))
    await app.type("<Left>")
    #expect(app.shows("  none ▸"))
    await app.type("<Down><Space>")
    #expect(app.shows("The course before reviews     [✓]"))
    let kept = try await Settings(rows: app.database.settings())
    #expect(kept.dailyGoal == 0)
    #expect(kept.isNewFirst)
  }

  @Test func `a choice whose consequences were cut off has them at the next start`() async throws {
    let database = try place.database()
    try await database.set(SettingKey(rawValue: "wanted-retention"), to: "80")
    try await database.set(SettingKey(rawValue: "day-start"), to: "6")
    #expect(try await database.studyPlan() == StudyPlan())
    let app = try await app()
    let plan = try await app.database.studyPlan()
    #expect(plan.wantedRetention == 0.8)
    #expect(plan.dayStart == 6 * 3_600)
  }

  @Test func `sound says what to install, and stays on for when it is`() async throws {
    let app = try await app()
    await app.type("<Down><Down><Down><Down><Down><Down><Down><Space>")
    #expect(app.shows("[✓]  no voice is installed"))
    #expect(app.hints.contains("Install espeak-ng or spd-say first."))
    #expect(try await Settings(rows: app.database.settings()).speaksAnswers)
  }

  @Test func `what cannot be changed says why`() async throws {
    let app = try await app()
    await app.type("<End><Enter>")
    #expect(app.hints == " ! There is nothing to change here.")
    await app.type("<Up>")
    #expect(!app.hints.contains("change"), "no hint of what does nothing")
    await app.type("d")
    #expect(app.hints == " ! Only places that courses come from can be removed.")
  }

  @Test func `a source is added and removed here too`() async throws {
    try place.make("more")
    let app = try await app()
    await app.type("a\(place.folder.file("more"))<Enter>")
    #expect(app.text.contains(String(place.folder.file("more").prefix(16))))
    #expect(try await app.database.sources().count == 1)
    await app.type("<End><Up><Up><Up><Up>d")
    #expect(app.shows("Remove the source?"))
    await app.type("<Right><Enter>")
    #expect(try await app.database.sources().isEmpty)
  }

  @Test func `a disk that refuses is said, and the choice holds for now`() async throws {
    let app = try await app()
    try await app.database.hide("setting")
    await app.type("<Down><Right>")
    #expect(app.shows("◂ High contrast ▸"))
    #expect(app.hints.contains("This holds until malmoi ends"))
  }

  @Test func `ASCII terminals and forty Korean columns show the same`() async throws {
    let plain = try await app(width: 40, height: 12, isASCIIOnly: true)
    #expect(plain.shows("<"))
    #expect(plain.screen.allSatisfy { $0.allSatisfy(\.isASCII) })
    _ = await plain.quit()
    let korean = try await app(width: 40, height: 12, language: .korean)
    #expect(korean.screen[2] == " 화면")
    #expect(korean.screen.allSatisfy { $0.displayWidth <= 40 })
    for size in [(1, 1), (3, 2), (12, 5), (200, 60)] {
      await korean.resize(width: size.0, height: size.1)
      await korean.type("<Down><Right><Left><Up><End><Home>")
    }
  }
}
