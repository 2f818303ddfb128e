import AppTestSupport
import Files
import FoundationEssentials
import Lessons
import Storage
import TestSupport
import Testing

@testable import CommandLine

/// `malmoi due` and `malmoi stats`, up to what they print.
@MainActor
struct StudyCommandsTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  /// Keeps an answer of some days before now, by the machine's own clock, which the commands use.
  private func answer(_ id: String, _ grade: Grade, daysAgo: Int64 = 0) async throws {
    let now = LearnerClock.system.now()
    let database = try place.database()
    try await database.reconcile(with: Self.course)
    try await database.recordAnswer(
      GivenAnswer(
        to: SentenceKey(course: Self.course.id, sentence: SentenceID(rawValue: id)), text: "x",
        kind: .build, verdict: grade == .again ? .wrong : .exact, grade: grade, took: .seconds(5),
        time: Timestamp(seconds: now.seconds - daysAgo * 86_400, utcOffset: now.utcOffset)))
  }

  private static let course = Course(
    id: CourseID(rawValue: "sample"), title: "Sample", description: "", property: "",
    languages: LanguagePair(prompt: Language(code: "ko"), answer: Language(code: "en")),
    days: [
      CourseDay(
        title: nil,
        sentences: ["a", "b", "c"].map {
          Sentence(
            id: SentenceID(rawValue: $0), prompt: $0, answers: [AnswerPattern(literal: $0)])
        })
    ])

  @Test func `without a database nothing is due, and none is made`() async throws {
    #expect(try await place.output("due") == CommandOutput("Nothing due yet"))
    #expect(
      try await place.output("due", language: "ko") == CommandOutput("아직 복습할 것이 없어요"))
    let due = try DueObject(try await place.output("due", "--json"))
    #expect(due == DueObject(due: 0, estimatedSeconds: 0, nextDue: nil, streak: 0))
    #expect(try await place.output("stats").text.contains("0 answers on 0 days"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.file("data")) == [])
  }

  @Test func `what is due is told with its time`() async throws {
    try await answer("a", .again, daysAgo: 1)
    try await answer("b", .easy, daysAgo: 20)
    try await answer("c", .easy)
    #expect(try await place.output("due").text == "2 due, about 1 min")
    #expect(try await place.output("due", language: "ko").text == "복습 2개, 약 1분")
    let due = try DueObject(try await place.output("due", "--json"))
    #expect(due.due == 2)
    #expect(due.streak == 2)
    #expect(due.nextDue != nil)
  }

  @Test func `when nothing is due the next time is told`() async throws {
    try await answer("a", .easy)
    let text = try await place.output("due").text
    #expect(text.wholeMatch(of: /Nothing due; next in \d+ days/) != nil, "\(text)")
    let korean = try await place.output("due", language: "ko").text
    #expect(korean.hasSuffix("일 뒤"), "\(korean)")
  }

  @Test func `review opens the app where something is due, else says when it will be`()
    async throws
  {
    #expect(try await place.output("review") == CommandOutput("Nothing due yet"))
    try await answer("a", .easy)
    #expect(try await place.output("review").text == (try await place.output("due").text))
    try await answer("b", .again, daysAgo: 1)
    let launch = try Launch(
      arguments: ["review", "--data", place.folder.file("data")],
      environment: ["HOME": place.folder.file("home")], executable: "/nowhere/malmoi")
    guard case .app(_, opening: .review) = try await launch.plan() else {
      Issue.record("the app does not open in the reviews")
      return
    }
  }

  @Test func `the statistics tell what was done, in words and for programs`() async throws {
    try await answer("a", .easy, daysAgo: 20)
    try await answer("a", .good)
    try await answer("b", .again)
    let text = try await place.output("stats").text
    #expect(text.contains("Today"))
    #expect(text.contains("2 answers (1 for the first time, 1 review), 1 min"), "\(text)")
    #expect(text.contains("3 answers on 2 days, 1 min"), "\(text)")
    #expect(
      text.contains("too few reviews a day or more apart to tell by yet; wanted: 90 %"), "\(text)")
    #expect(text.contains("Sentences met  2, 1 known for long"), "\(text)")
    let korean = try await place.output("stats", language: "ko").text
    #expect(korean.contains("만난 문장    2개, 그중 오래 기억한 문장 1개"), "\(korean)")
    let json = try await place.output("stats", "--json").text
    let stats = try JSONDecoder().decode(StatsObject.self, from: Data(json.utf8))
    #expect(stats.days == 2)
    #expect(stats.total.answers == 3)
    #expect(stats.total.newSentences == 2)
    #expect(stats.last30Days.recalled == 1)
    #expect(stats.last30Days.reviews == 1 && stats.last30Days.tested == 1)
    #expect(stats.today.seconds == 10)
    #expect(stats.forecast.count == 14)
    #expect(stats.wantedRetention == 0.9)
  }

  @Test func `what waits for a course is told apart, and to programs as a number`() async throws {
    try await answer("a", .easy, daysAgo: 20)
    try await place.database().remember([Self.course.id: false])
    #expect(try await place.output("due").text == "Nothing due yet")
    #expect(try DueObject(try await place.output("due", "--json")).waiting == 1)
    let text = try await place.output("stats").text
    #expect(text.contains("1 review waits for a course that is not here: Sample"), "\(text)")
  }

  @Test func `the language is that of the option, then of the setting, then of the environment`()
    async throws
  {
    try await answer("a", .again, daysAgo: 1)
    #expect(try await line("due") == "1 due, about 1 min")
    try await place.database().set(SettingKey(rawValue: "language"), to: "ko")
    #expect(try await line("due") == "복습 1개, 약 1분")
    #expect(try await line("stats").hasPrefix("복습"))
    #expect(try await line("due", "--lang", "en") == "1 due, about 1 min")
    try await place.database().set(SettingKey(rawValue: "language"), to: nil)
    #expect(try await line("due", environment: ["LANG": "ko_KR.UTF-8"]) == "복습 1개, 약 1분")
  }

  /// What a command says without an option of language.
  private func line(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> String {
    let launch = try Launch(
      arguments: arguments + ["--data", place.folder.file("data")],
      environment: ["HOME": place.folder.file("home")].merging(environment) { $1 },
      executable: "/nowhere/malmoi")
    guard case .output(let output) = try await launch.plan() else { return "" }
    return output.text
  }

  @Test func `a damaged database is said, and left as it is`() async throws {
    let garbage = Data("no database at all, but long enough to be read as one".utf8)
    try garbage.write(to: URL(filePath: place.folder.file("data/malmoi.db")))
    for command in ["due", "stats"] {
      let failure = await #expect(throws: LaunchFailure.self) {
        try await place.output(command, "--json")
      }
      #expect(failure?.code == .unusable)
      #expect(failure?.message.contains("malmoi.db") == true)
    }
    #expect(try place.folder.bytes(of: "data/malmoi.db") == garbage)
  }
}

/// What `malmoi due --json` promises.
private struct DueObject: Decodable, Equatable {
  let due: Int
  var waiting = 0
  let estimatedSeconds: Int
  let nextDue: Int64?
  let streak: Int

  private enum CodingKeys: CodingKey {
    case due, waiting, estimatedSeconds, nextDue, streak
  }

  init(due: Int, estimatedSeconds: Int, nextDue: Int64?, streak: Int) {
    self.due = due
    self.estimatedSeconds = estimatedSeconds
    self.nextDue = nextDue
    self.streak = streak
  }

  init(_ output: CommandOutput) throws {
    self = try JSONDecoder().decode(DueObject.self, from: Data(output.text.utf8))
  }
}

/// Some of what `malmoi stats --json` promises.
private struct StatsObject: Decodable {
  struct Done: Decodable {
    let answers, newSentences, reviews, tested, recalled, seconds: Int
  }

  let days: Int
  let forecast: [Int]
  let last30Days, today, total: Done
  let wantedRetention: Double
}
