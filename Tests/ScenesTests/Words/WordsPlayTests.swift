import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// The words as a person at the keyboard meets them.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct WordsPlayTests {
  private let course = CourseText(
    id: "a", title: "Stand-up", answers: ["I fixed the bug.", "Look at the bug."])
  private let korean = CourseText(id: "k", title: "가게", answers: ["한국어를 배워요.", "학교에 가요."])
  private let place: LearnerPlace

  init() async throws {
    place = try LearnerPlace(bundled: course, korean)
    let database = try place.database()
    try await database.study(course.course, daysAgo: [200, 190, 150, 60, 0])
    try await database.study(korean.course, daysAgo: [0], grade: .again)
  }

  private func words(
    width: Int = 60, height: Int = 16, language: InterfaceLanguage = .english,
    isASCIIOnly: Bool = false
  ) async throws -> StudyApp {
    let app = try await StudyApp(
      at: place, width: width, height: height, language: language, isASCIIOnly: isASCIIOnly)
    await app.type("4<Enter>")
    return app
  }

  @Test func `words flow, the weakest first, each behind its mark`() async throws {
    let app = try await words()
    let rule = String(repeating: "─", count: 60)
    #expect(
      app.screen == [
        " Words" + gap(29) + "10 words · weakest first", rule,
        "  · 가요  · 배워요  · 학교에  · 한국어를  █ at  █ bug",
        "  █ fixed  █ I  █ look  █ the",
        "", "", "", "", "", "", "", "",
        " 가요: stays for hours, in 1 sentence",
        " · hours   ░ days   ▒ weeks   ▓ months   █ a long time", rule,
        " ⏎ sentences  / filter  o A to Z  ? help" + gap(11) + "Esc back",
      ])
  }

  @Test func `the other order is by letters`() async throws {
    let app = try await words()
    await app.type("o")
    #expect(app.screen[0].hasSuffix("10 words · A to Z"))
    #expect(app.screen[2] == "  █ at  █ bug  █ fixed  █ I  █ look  █ the  · 가요")
    #expect(app.screen[12] == " at: stays for a long time, in 1 sentence")
    await app.type("o")
    #expect(app.screen[2].hasPrefix("  · 가요"))
  }

  @Test func `a search narrows the words while it is typed`() async throws {
    let app = try await words()
    await app.type("/")
    #expect(app.terminal.cursor == Point(x: 3, y: 0))
    #expect(app.screen[0].hasPrefix(" / part of a word"))
    await app.type("ㅎㄱ")
    #expect(app.screen[0] == " / ㅎㄱ" + gap(23) + "2 of 10 words · weakest first")
    #expect(app.screen[2] == "  · 학교에  · 한국어를")
    await app.type("<Enter>")
    #expect(app.screen[0] == " / ㅎㄱ" + gap(23) + "2 of 10 words · weakest first")
    #expect(app.screen[12] == " 학교에: stays for hours, in 1 sentence")
    await app.type("/x")
    #expect(app.shows("Nothing matches “ㅎㄱx”. Esc shows all words again."))
    await app.type("<Esc>o")
    #expect(app.screen[0].hasSuffix("10 words · A to Z"))
    await app.type("/BU<Enter><Esc>")
    #expect(app.screen[0].hasSuffix("10 words · A to Z"))
    await app.type("<Esc>")
    #expect(app.shows("A year of study"))
  }

  @Test func `Enter shows the sentences of a word, with the word marked`() async throws {
    let app = try await words()
    await app.type("/bug<Enter><Enter>")
    #expect(
      Array(app.screen[..<9]) == [
        " bug: stays for a long time, in 2 sentences", "",
        " █ I fixed the bug.", "   말: I fixed the bug.", "   Stand-up", "",
        " █ Look at the bug.", "   말: Look at the bug.", "   Stand-up",
      ])
    let canvas = try #require(app.terminal.canvas)
    let isMarked = [2, 6].map { y in
      (14...18).map { canvas[Point(x: $0, y: y)].style.attributes.contains(.underline) }
    }
    #expect(isMarked == Array(repeating: [false, true, true, true, false], count: 2))
    await app.type("<Enter>")
    #expect(app.shows("  I fixed the bug."))
    #expect(app.text.contains("Stays for a long time; comes back"))
    await app.type("o")
    #expect(app.shows("Day 1"))
    await app.type("<Esc><Esc><Esc>")
    #expect(app.screen[0].hasPrefix(" / bug"))
  }

  @Test func `a sentence is left out and taken back in on its page, and practised`() async throws {
    let app = try await words()
    await app.type("/bug<Enter><Enter><Enter>x")
    #expect(app.text.contains("Left out: it is not asked"))
    await app.type("x")
    #expect(app.text.contains("Stays for a long time"))
    await app.type("<Enter>")
    #expect(app.shows("Practice · Stand-up"))
    for (width, height) in [(40, 12), (1, 1), (60, 16)] {
      await app.resize(width: width, height: height)
    }
    await app.type("<C-g>")
    #expect(app.shows("I fixed the bug."))
    await app.type("<Enter><C-g><Enter>")
    #expect(app.shows("Practice"))
  }

  @Test func `the weakest words are practised, from here and from Progress`() async throws {
    let app = try await words()
    await app.type("p")
    #expect(app.shows("Practice · the weakest words"))
    #expect(app.shows("0/4"), "ten words are in four sentences")
    await app.type("<Esc><Esc>p")
    #expect(app.shows("Practice · the weakest words"))
  }

  @Test func `a course that cannot be read leaves the answers`() async throws {
    try place.remove("a", from: "bundle")
    let app = try await words()
    await app.type("/bug<Enter><Enter>")
    #expect(app.screen[2] == " █ I fixed the bug.")
    #expect(app.screen[3] == "   The course a cannot be read now.")
    await app.type("<Enter>")
    #expect(app.hints == " ! The course a cannot be read now.")
  }

  @Test func `words are chosen with the mouse`() async throws {
    let app = try await words()
    await app.click("한국어를")
    #expect(app.screen[0] == " 한국어를: stays for hours, in 1 sentence")
    #expect(app.shows("한국어를 배워요."))
  }

  @Test func `letters are commands with a Korean layout, and text in the search`() async throws {
    let app = try await words()
    await app.type("ㅐ")
    #expect(app.screen[0].hasSuffix("A to Z"))
    await app.type("/ㅐ")
    #expect(app.screen[0].hasPrefix(" / ㅐ"))
  }

  @Test func `no size makes it crash`() async throws {
    let app = try await words()
    for keys in ["<Down>", "/b", "<Enter><Enter>"] {
      await app.type(keys)
      for (width, height) in [(1, 1), (2, 3), (5, 2), (12, 4), (40, 12), (160, 50), (3, 40)] {
        await app.resize(width: width, height: height)
        await app.type("<Down><PageDown><Right><Up><End>")
      }
    }
    await app.resize(width: 60, height: 16)
    #expect(app.shows("bug"))
  }

  @Test func `nothing holds it when the learner went back`() async throws {
    let app = try await words()
    await app.type("<Enter><Esc>")
    weak let screen = app.topScreen
    weak let viewModel = (app.topScreen as? WordsScreen)?.viewModel
    #expect(viewModel != nil)
    await app.type("<Esc>")
    #expect(screen == nil)
    #expect(viewModel == nil)
  }

  @Test func `forty Korean columns and ASCII marks`() async throws {
    let app = try await words(width: 40, height: 12, language: .korean, isASCIIOnly: true)
    let rule = String(repeating: "-", count: 40)
    #expect(
      app.screen == [
        " 낱말           낱말 10개 - 약한 것부터", rule,
        "  . 가요  . 배워요  . 학교에", "  . 한국어를  # at  # bug  # fixed", "  # I  # look  # the",
        "", "", "", "", " 가요: 몇 시간 기억해요, 문장 1개", rule,
        " Enter 문장  ? 도움말         Esc 뒤로",
      ])
  }

  private func gap(_ count: Int) -> String { String(repeating: " ", count: count) }
}
