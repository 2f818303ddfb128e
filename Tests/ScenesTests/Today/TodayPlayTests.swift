import AppTestSupport
import AppText
import Lessons
import Storage
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

/// Today as a person at the keyboard meets it.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct TodayPlayTests {
  private let walk = CourseText(
    id: "a-walk", title: "A walk", description: "Out and back.",
    answers: ["Go.", "Wait here.", "Turn left."])
  private let place: LearnerPlace
  /// A server of another course.
  private let served = try? TestHTTPServer(
    courses: CourseText(id: "s", title: "Served", answers: ["Go.", "Stay."]))

  init() throws {
    place = try LearnerPlace(bundled: walk)
  }

  private func today(
    width: Int = 80, height: Int = 24, language: InterfaceLanguage = .english,
    isASCIIOnly: Bool = false
  ) async throws -> StudyApp {
    try await StudyApp(
      at: place, opening: .today, width: width, height: height, language: language,
      isASCIIOnly: isASCIIOnly)
  }

  /// The first day of the server's course done, which keeps a copy of it.
  private func studyServedCourse() async throws {
    try await place.add(try #require(served).address)
    let app = try await StudyApp(at: place)
    await app.type("<End><Enter><Enter>go<Enter><Enter><Enter>")
    #expect(app.shows("Day 1 done"))
    _ = await app.quit()
  }

  /// Two sentences answered in the days before, which makes both due today.
  private func study() async throws {
    let database = try place.database()
    try await database.reconcile(with: try walk.course)
    try await database.enroll(in: CourseID(rawValue: walk.id), at: .beforeTests(by: .days(3)))
    for (index, age) in [(0, Duration.days(3)), (0, .days(3) - .minutes(20)), (1, .days(2))] {
      try await database.recordAnswer(.right(to: try walk.key(index), .beforeTests(by: age)))
    }
  }

  // MARK: Beginning

  @Test func `who has not begun is welcomed, and Enter asks the first sentence`() async throws {
    let app = try await today(height: 12)
    let rule = String(repeating: "─", count: 80)
    #expect(
      app.screen == [
        rootTabs(80), rule,
        "  Welcome. Press Enter to build your first sentence.",
        "▌ A walk                                                                 3 days",
        "▌ Out and back.                                                       [ Start ]",
        "  All courses",
        "  Choose what to learn, or add courses of your own.                  [ Choose ]",
        "", "", "", rule,
        " ⏎ start  n new memo  ? help                                             q quit",
      ])
    await app.type("<Enter>")
    #expect(app.shows("A walk · Day 1"))
    await app.type("go <Enter><Enter><Enter>")
    #expect(app.shows("1 day in a row"))
    #expect(app.shows("▌ A walk"))
  }

  @Test func `the first course is one in the learner's language`() async throws {
    let english = CourseText(id: "zu-hause", title: "For others")
    try place.folder.write(
      english.file.replacing(#""prompt": "ko""#, with: #""prompt": "en""#),
      to: "bundle/zu-hause.json")
    #expect(try await today().shows("▌ For others"))
    #expect(try await today(language: .korean).shows("▌ A walk"))
  }

  @Test func `without any course Enter leads to where courses are added`() async throws {
    try place.remove("a-walk", from: "bundle")
    let app = try await today()
    #expect(app.shows("▌ All courses"))
    await app.type("<Enter>")
    #expect(app.shows("No courses here yet."))
  }

  // MARK: What is next

  @Test func `what is due comes first, with the time it takes`() async throws {
    try await study()
    let app = try await today()
    let rule = String(repeating: "─", count: 80)
    #expect(
      app.screen == [
        rootTabs(80), rule,
        "▌ 2 reviews are due                                                 about 1 min",
        "▌ After that you are done for today.                                 [ Review ]",
        "",
        "  A walk                                              Day 3 of 3  ━━━━━─── 67 %",
        "  1 sentence left                                                  [ Continue ]",
        "",
        "  2 days in a row                              One day may be missed this week.",
        "  Mon  Tue  Wed  Thu  Fri  Sat  Sun",
        "   ?    ·    ·    ·    ·    ·    ·",
        "",
        "  Today's goal                                            0 of 10  ──────── 0 %",
        "  Nothing answered yet",
        "",
        "  No memos yet",
        "  Enter writes the first one.",
        "", "", "", "", "", rule,
        " ⏎ review  n new memo  ? help                                            q quit",
      ])
  }

  @Test func `in Korean at forty columns what stands beside goes below`() async throws {
    try await study()
    let app = try await today(width: 40, height: 12, language: .korean)
    let rule = String(repeating: "─", count: 40)
    #expect(
      app.screen == [
        " 1 오늘  2 강의  3 메모  4 기록  5 설정", rule,
        "▌ 복습할 문장 2개",
        "▌ 약 1분                       [ 복습 ]",
        "▌ 이것만 하면 오늘 복습은 끝이에요.",
        "  A walk",
        "  3일 중 3일째                 [ 계속 ]",
        "  1문장 남음",
        "  2일 연속",
        "  월  화  수  목  금  토  일           ↓",
        rule, " ⏎ 복습  n 새 메모  ? 도움말  q 끝내기",
      ])
    await app.type("<Down><Down>")
    #expect(app.screen[8...9] == ["  아직 메모가 없어요", "  엔터를 누르면 첫 메모를 써요."])
  }

  @Test func `on a wide screen how things stand has its place beside what to do`() async throws {
    try await study()
    let app = try await today(width: 120, height: 24)
    #expect(app.screen[2].hasPrefix("▌ 2 reviews are due"))
    #expect(app.screen[2].contains("│  2 days in a row"))
    await app.resize(width: 80, height: 24)
    #expect(app.screen[8].hasPrefix("  2 days in a row"))
  }

  @Test func `in ASCII no day looks like another`() async throws {
    try await study()
    let app = try await today(isASCIIOnly: true)
    #expect(app.shows("   ?    .    .    .    .    .    ."))
    #expect(app.screen.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
  }

  @Test(arguments: [(1, 1), (3, 2), (12, 4), (40, 6), (200, 60)])
  func `no size is too small or too large`(width: Int, height: Int) async throws {
    try await study()
    let app = try await today(width: width, height: height)
    await app.type("<Down><Down><Up>r")
    await app.resize(width: 80, height: 24)
    #expect(app.shows("2 reviews are due"))
  }

  @Test func `the course comes before the reviews for who wants that`() async throws {
    try await study()
    try await place.database().set(SettingKey(rawValue: "new-first"), to: "true")
    let app = try await today()
    #expect(app.screen[2].hasPrefix("▌ A walk"))
    #expect(app.hints.hasPrefix(" ⏎ go on"))
  }

  @Test func `after a session the focus is on what is next`() async throws {
    try await study()
    let app = try await today()
    await app.type("<Enter>")
    #expect(app.shows("Reviews · A walk"))
    await app.type("wait here <Enter><Enter>go <Enter><Enter><Enter>")
    #expect(app.screen[2].hasPrefix("▌ A walk"))
    #expect(app.shows("Nothing to review now"))
    #expect(app.hints.hasPrefix(" ⏎ go on"))
  }

  // MARK: Memos, time, others

  @Test func `the newest memo opens, or the first one is written`() async throws {
    try await study()
    let app = try await today()
    await app.type("<End><Enter>")
    #expect(app.shows("New memo"))
    await app.type("은/는<C-s>")
    #expect(app.shows("은/는"))
    #expect(app.shows("Memo · a moment ago"))
    await app.type("<Enter>")
    #expect(app.shows("written a moment ago"))
    await app.type("<Esc>")
    #expect(app.hints.hasPrefix(" ⏎ open"))
  }

  @Test func `a text that was never saved comes before the newest memo`() async throws {
    try await study()
    try await place.database().writeMemo("saved")
    _ = try await place.database().keepDraft(
      "half a thought", of: .new(on: nil), isLeft: true, at: .beforeTests(by: .minutes(10)))
    let app = try await today()
    #expect(app.shows("half a thought"))
    #expect(app.shows("Unsaved draft · 10 minutes ago"))
    await app.type("<End>")
    #expect(app.hints.hasPrefix(" ⏎ write on"))
    await app.type("<Enter>, whole<C-s>")
    #expect(app.shows("half a thought, whole"))
    #expect(app.shows("Memo · a moment ago"))
  }

  @Test func `the next day is there with the first key, and nothing waits for it`() async throws {
    try await study()
    let app = try await today()
    place.watch.advance(by: .days(1))
    #expect(app.shows("   ?    ·    ·    ·    ·    ·    ·"))
    await app.type("<Down>")
    #expect(app.shows("   *    ?    ·    ·    ·    ·    ·"))
  }

  @Test func `what another process changes shows`() async throws {
    try await study()
    let app = try await today()
    try await place.database().writeMemo("from elsewhere")
    await app.terminal.shown { $0.contains { $0.contains("from elsewhere") } }
  }

  @Test func `figures that cannot be read are said, and asked for again`() async throws {
    try await study()
    let app = try await today(height: 12)
    try await app.database.hide("card")
    await app.type("r")
    #expect(app.screen[2].hasPrefix(" ! "))
    try await app.database.show("card")
    await app.type("<Home><Enter>")
    #expect(!app.screen[2].hasPrefix(" ! "))
  }

  @Test func `a server is asked for what is newer while its kept course is studied`() async throws {
    try await studyServedCourse()
    let server = try #require(served)
    server.serve([CourseText(id: "s", title: "Newer", answers: ["Go.", "Stay here."])])
    let app = try await today()
    await app.type("<Enter>")
    #expect(app.screen[0].hasPrefix(" Served · Day 2"))
    #expect(server.requests(for: "/courses/s.json").count == 2)
    #expect(!app.hints.contains("!"))
    await app.type("<Esc>")
    #expect(app.shows("Newer"))
    await app.type("<Enter>")
    #expect(app.screen[0].hasPrefix(" Newer · Day 2"))
    #expect(app.shows("here]"))
  }

  @Test func `a server that cannot be asked meanwhile is said`() async throws {
    try await studyServedCourse()
    served?.stop()
    place.watch.advance(by: .seconds(120))
    let app = try await today(width: 160)
    await app.type("<Enter>")
    #expect(app.screen[0].hasPrefix(" Served · Day 2"))
    #expect(app.hints.contains("cannot reach it (refused). Showing the copy of 2 minutes ago."))
    await app.type("s")
    #expect(app.answer == "s")
    #expect(app.hints.contains("place"))
  }

  @Test func `a course that is not on this machine is asked for, and said to be missing`()
    async throws
  {
    try await study()
    try place.remove("a-walk", from: "bundle")
    let app = try await today()
    #expect(app.shows("It is not on this machine now; Enter asks its server."))
    #expect(app.shows("2 reviews wait for a course that is not here: A walk"))
    #expect(app.screen[2].hasPrefix("▌ A walk"))
    await app.type("<Enter>")
    #expect(app.shows("This course cannot be opened"))
    await app.type("<Esc>")
    #expect(app.shows("Nothing to review now"))
  }

  @Test func `a course that was begun is gone on with when another one is done`() async throws {
    try await study()
    let talk = CourseText(id: "b-talk", title: "A talk")
    try place.write(talk, to: "bundle")
    let database = try place.database()
    try await database.reconcile(with: try talk.course)
    try await database.enroll(in: CourseID(rawValue: talk.id), at: .beforeTests(by: .days(1)))
    #expect(try await today().shows("Day 1 of 1"))
    try await database.recordAnswer(.right(to: try talk.key(0), .beforeTests(by: .minutes(5))))
    let app = try await today()
    #expect(app.shows("Day 3 of 3"))
    #expect(!app.shows("Choose your next course"))
    await app.type("<Down><Enter>")
    #expect(app.shows("A walk · Day 3"))
  }

  @Test func `what was damaged is told once`() async throws {
    try await study()
    let database = try place.database()
    try await database.damage(
      """
      UPDATE answer SET grade = 9 WHERE id = 1; UPDATE plan SET revision = 1;
      """)
    let app = try await today()
    #expect(app.shows("The database was damaged"))
    #expect(app.text.contains("1 answer with an impossible time or grade does not count."))
    #expect(app.text.contains("answer was deleted: all are in the database as they were."))
    await app.type("<Enter>")
    #expect(app.shows("1 Today") && !app.shows("The database was damaged"))
    _ = await app.quit()
    #expect(try await !today().shows("The database was damaged"))
  }

  @Test func `the signs of the week are explained in the help`() async throws {
    try await study()
    let app = try await today()
    await app.type("?<End>")
    #expect(app.shows("Signs of the week"))
    #expect(app.shows("missed, forgiven"))
  }

  @Test func `a goal counts sentences, not answers`() async throws {
    try await study()
    let database = try place.database()
    for age in [Duration.minutes(12), .minutes(1)] {
      try await database.recordAnswer(.right(to: try walk.key(2), .beforeTests(by: age)))
    }
    #expect(try await today().shows("1 of 10"))
  }

  @Test func `an answer left open for hours counts for a minute`() async throws {
    let app = try await today()
    await app.type("<Enter>go ")
    place.watch.advance(by: .seconds(7_260))
    await app.type("<Enter><Enter>")
    #expect(app.shows("1 min 0 s"))
    await app.type("<Enter>")
    #expect(app.shows("1 answer, 1 min"))
  }
}
