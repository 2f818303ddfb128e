import AppTestSupport
import AppText
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import Scenes

/// Progress as a person at the keyboard meets it.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ProgressPlayTests {
  private let course = CourseText(
    id: "a", title: "Stand-up", answers: ["I fixed the bug.", "Look at the bug.", "좋아요."])
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(bundled: course)
  }

  private func progress(
    width: Int = 80, height: Int = 24, language: InterfaceLanguage = .english,
    isASCIIOnly: Bool = false
  ) async throws -> StudyApp {
    let app = try await StudyApp(
      at: place, width: width, height: height, language: language, isASCIIOnly: isASCIIOnly)
    await app.type("4")
    return app
  }

  @Test func `all charts stand below each other`() async throws {
    try await place.database().study(course.course, daysAgo: [40, 37, 30, 12, 3, 2, 1, 0])
    let app = try await progress(height: 60)
    let bars = String(repeating: "  ███", count: 4)
    #expect(
      Array(app.screen[2..<40]) == [
        " A year of study",
        "   24 answers on 8 days, most on 1 Jun: 3",
        "           Jul Aug  Sep Oct Nov  Dec Jan Feb Mar  Apr May  Jun",
        "   Mon ····················································▓",
        "   Tue ····················································",
        "   Wed ··············································▓···▓·",
        "   Thu ····················································",
        "   Fri ···················································▓",
        "   Sat ··············································▓▓···▓",
        "   Sun ···················································▓",
        "       less · ░ ▒ ▓ █ more",
        "",
        " Streak",
        "   4 days in a row: the longest so far. One day may be missed this week.",
        "   Mon  Tue  Wed  Thu  Fri  Sat  Sun",
        "    ✓    ·    ·    ·    ·    ·    ·",
        "   ✓ studied   · to come",
        "",
        " Reviews",
        "   The last 14 days: 15 reviews, most on Mon 1 Jun: 3",
        "         3" + gap(44) + "3    3    3    3",
        "        ███" + gap(40) + bars,
        "        ███" + gap(40) + bars,
        "        ███" + gap(40) + bars,
        "        ███" + gap(40) + bars,
        "    0   ███   0    0    0    0    0    0    0    0 " + bars,
        "   Tue  Wed  Thu  Fri  Sat  Sun  Mon  Tue  Wed  Thu  Fri  Sat  Sun  Mon",
        "    19   20   21   22   23   24   25   26   27   28   29   30   31   1",
        "   The next 14 days: nothing comes back before 14 Oct",
        "",
        " What stays",
        "   Remembered 15 of 15 reviews a day or more apart, in 30 days: too few to",
        "   tell. 90 % is wanted",
        "",
        " Words",
        "   7 words met, 7 of them known for long",
        "   · hours 0   ░ days 0   ▒ weeks 0   ▓ months 0   █ a long time 7",
        "",
      ])
  }

  @Test func `forty columns in Korean show the same one after the other`() async throws {
    try await place.database().study(course.course, daysAgo: [40, 37, 30, 12, 3, 2, 1, 0])
    let app = try await progress(width: 40, height: 12, language: .korean)
    #expect(
      app.screen == [
        " 1 오늘  2 강의  3 메모  4 기록  5 설정", String(repeating: "─", count: 40),
        " 지난 1년",
        "   8일 동안 답 24번, 가장 많은 날은",
        "   6월 1일(3번)",
        "      11   12  1   2   3    4   5    6",
        "   월 ·······························▓",
        "   화 ·······························",
        "   수 ·························▓···▓·",
        "   목 ·······························  ↓",
        String(repeating: "─", count: 40),
        " ⏎ 낱말  ? 도움말             q 끝내기",
      ])
    await app.type("<PageDown>")
    #expect(app.screen[5].hasPrefix("      적음 · ░ ▒ ▓ █ 많음"))
    await app.type("<PageDown><PageDown>")
    #expect(app.shows("화 19 0"))
    #expect(app.shows("수 20 ███████████████████████████ 3"))
  }

  @Test func `a wide screen sets the bars side by side`() async throws {
    let database = try place.database()
    try await database.study(course.course, daysAgo: [40, 37, 3])
    try await database.study(course.course, daysAgo: [0], grade: .again)
    let app = try await progress(width: 160, height: 50)
    let row = try #require(app.screen.first { $0.contains("The last 14 days") })
    #expect(row.contains("The next 14 days"))
    #expect(app.screen.contains { $0.contains("Mon · · ·") })
  }

  @Test func `on the first day the sentence without bars stands above the one with bars`()
    async throws
  {
    try await place.database().study(course.course, daysAgo: [0])
    let app = try await progress(width: 160, height: 50)
    let past = try #require(app.screen.firstIndex { $0.contains("The last 14 days: no reviews") })
    #expect(app.screen[past - 1].hasSuffix(" Reviews"))
    #expect(app.screen[past + 1].contains("The next 14 days: "))
  }

  @Test func `without an answer everything says how it begins`() async throws {
    let app = try await progress(height: 40)
    #expect(app.shows("Nothing answered yet. Each day of study leaves its mark here."))
    #expect(app.shows("No streak yet: the next answer begins one."))
    #expect(app.shows("The next 14 days: nothing comes back"))
    #expect(app.shows("No word was met yet. They gather here as you answer."))
    #expect(!app.shows("━"))
    await app.type("<Enter>")
    #expect(app.shows("No word was met yet."))
    await app.type("<Enter>")
    #expect(app.hints == " ! There is no word to choose.")
  }

  @Test func `ASCII terminals get marks they have`() async throws {
    try await place.database().study(course.course, daysAgo: [30, 12, 3, 0])
    let app = try await progress(height: 60, isASCIIOnly: true)
    for line in app.screen {
      #expect(line.unicodeScalars.allSatisfy(\.isASCII) == true, "\(line)")
    }
    #expect(app.shows("less . : + * # more"))
    #expect(app.shows("###"))
  }

  @Test func `the cursor stands at the sentence of the chart that has the focus`() async throws {
    try await place.database().study(course.course, daysAgo: [1])
    let app = try await progress(height: 60)
    for sentence in ["3 answers on 1 day", "1 day in a row", "The last 14 days", "The next 14"] {
      let cursor = try #require(app.terminal.cursor)
      #expect(app.screen[cursor.y].contains(sentence))
      await app.type("<Down>")
    }
  }

  @Test func `Enter opens the words, and one comes back to where one was`() async throws {
    try await place.database().study(course.course, daysAgo: [1])
    let app = try await progress()
    await app.type("<Down><Enter>")
    #expect(app.screen[0].hasPrefix(" Words"))
    #expect(app.shows("bug"))
    await app.type("<Esc>")
    let cursor = try #require(app.terminal.cursor)
    #expect(app.screen[cursor.y].contains("in a row"))
  }

  @Test func `what another process answers shows by itself`() async throws {
    let app = try await progress(height: 60)
    try await place.database().study(course.course, daysAgo: [0])
    // Three answers are three changes, and figures and words are read one after the other.
    await app.terminal.shown { screen in
      ["7 words met", "3 answers on 1 day, most on 1 Jun: 3"].allSatisfy { line in
        screen.contains { $0.contains(line) }
      }
    }
  }

  @Test func `a database that cannot be read is said, and tried again`() async throws {
    let app = try await progress()
    try await app.database.hide("study_day")
    await app.type("r")
    #expect(app.shows("! "))
    #expect(app.shows("Nothing answered yet."), "what was known stays")
    try await app.database.show("study_day")
    await app.type("r")
    #expect(!app.shows("! "))
  }

  @Test func `no size makes it crash`() async throws {
    try await place.database().study(course.course, daysAgo: [30, 12, 3, 0])
    let app = try await progress()
    for (width, height) in [
      (1, 1), (2, 3), (5, 2), (12, 4), (40, 12), (139, 9), (160, 50), (3, 40),
    ] {
      await app.resize(width: width, height: height)
      await app.type("<Down><PageDown><Up><End><Left><Home><PageUp>")
    }
    await app.resize(width: 80, height: 24)
    #expect(app.shows("12 answers on 4 days"))
  }

  @Test func `nothing holds it when the learner went elsewhere`() async throws {
    let app = try await progress()
    await app.type("<Down><Enter><Esc>")
    weak let screen = app.topScreen
    weak let viewModel = (app.topScreen as? ProgressScreen)?.viewModel
    #expect(viewModel != nil)
    await app.type("2")
    #expect(screen == nil)
    #expect(viewModel == nil)
  }

  private func gap(_ count: Int) -> String { String(repeating: " ", count: count) }
}
