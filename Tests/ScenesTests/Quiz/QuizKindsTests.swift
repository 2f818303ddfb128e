import AppTestSupport
import AppText
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// Words that are chosen, gaps that are filled by choosing, sentences that are heard.
@MainActor
struct QuizKindsTests {
  private let script: SpeechScript

  init() throws {
    script = try SpeechScript()
  }

  private func settings(_ change: (inout Settings) -> Void = { _ in }) -> Settings {
    var settings = Settings.unasked
    settings.answering = .mixed
    settings.offersHangul = false
    settings.introducesWords = false
    change(&settings)
    return settings
  }

  /// A database in which sentences were answered, and how many days ago.
  private func answered(
    _ course: Course, _ grades: [(Int, Int, Grade)], kind: ExerciseKind = .build
  ) async throws -> LearnerDatabase {
    let database = try LearnerDatabase.inMemory()
    try await database.reconcile(with: course)
    for (sentence, daysAgo, grade) in grades {
      try await database.recordAnswer(
        GivenAnswer(
          to: SentenceKey(course: course.id, sentence: course.sentences[sentence].id), text: "x",
          kind: kind, verdict: grade == .again ? .wrong : .exact, grade: grade,
          took: .seconds(5), time: .beforeTests(by: .days(daysAgo))))
    }
    return database
  }

  @Test func `a word that was not known is chosen, by digit, arrow or mouse`() async throws {
    let course = Self.wordy
    let app = try await StudyApp(
      course: course, database: try await answered(course, [(0, 0, .again)]), settings: settings())
    #expect(app.shows("Which word means this?") || app.shows("What does this mean?"))
    await app.type("<Enter>")
    #expect(app.shows("Choose one first, by its digit."))
    await app.type("<Right><Left>")
    #expect(app.framedText.isEmpty == false)
    let isWord = app.shows("Which word means this?")
    let right = isWord ? ["물"] : ["water"]
    let place = (1...4).first { digit in right.contains { app.shows("[\(digit) \($0)]") } }
    await app.type("\(try #require(place))<Enter>")
    #expect(app.shows("✓ Right."), "\(app.screen.joined(separator: "\n"))")
  }

  private static let wordy: Course = {
    let text = """
      {"format": 1, "id": "w", "title": "W", "languages": {"prompt": "en", "answer": "ko"},
       "glossary": [
         {"word": "물", "meaning": "water", "forms": ["물이"]},
         {"word": "있다", "meaning": "there is; have", "forms": ["있어요"]},
         {"word": "빵", "meaning": "bread", "forms": ["빵이"]},
         {"word": "밥", "meaning": "rice", "forms": ["밥이"]}],
       "days": [{"sentences": [
         {"id": "a", "prompt": "There is water.", "answers": ["물이 있어요."],
          "distractors": ["물은", "물을", "불이"]},
         {"id": "b", "prompt": "There is bread.", "answers": ["빵이 있어요."]},
         {"id": "c", "prompt": "There is rice.", "answers": ["밥이 있어요."]}]}]}
      """
    guard let course = CourseFile.read(Array(text.utf8)).course else {
      preconditionFailure("no course")
    }
    return course
  }()

  @Test func `a gap offers words while the sentence is learned`() async throws {
    let app = try await StudyApp(
      course: Self.wordy, database: try .inMemory(), settings: settings { $0.asksChoices = false })
    await app.type("<C-g><Enter><C-g><Enter><C-g><Enter>")
    #expect(app.shows("Which word is missing?"))
    #expect(app.shows("[1 ") && app.shows("[3 "), "\(app.screen.joined(separator: "\n"))")
    let place = try #require((1...4).first { app.shows("[\($0) 물이]") })
    await app.type("\(place)")
    #expect(app.framedText == "물이 있어요.")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
    for (width, height) in [(40, 12), (8, 3), (1, 1), (80, 24)] {
      await app.resize(width: width, height: height)
    }
  }

  @Test func `kinds that are off are not asked`() async throws {
    let off = settings {
      $0.asksGaps = false
      $0.asksChoices = false
      $0.asksTyped = false
    }
    let app = try await StudyApp(course: Self.wordy, database: try .inMemory(), settings: off)
    await app.type("<C-g><Enter><C-g><Enter><C-g><Enter>")
    #expect(app.shows("Put it into Korean"))
  }

  // MARK: Sound

  private func heard(_ change: (inout Settings) -> Void = { _ in }) async throws -> StudyApp {
    let database = try await answered(Self.wordy, (0...2).map { ($0, 1, .easy) })
    return try await StudyApp(
      course: Self.wordy, database: database,
      settings: settings {
        $0.asksHeard = true
        $0.asksTyped = false
        change(&$0)
      }, speaker: script.speaker)
  }

  @Test func `a sentence is said instead of shown, again when wanted, and built`() async throws {
    try script.install()
    let app = try await heard()
    await listen(to: app)
    #expect(app.shows("Listen, and build what you hear"))
    #expect(!app.shows("There is water."))
    #expect(script.said.last == "물이 있어요.")
    await app.type("<C-p>")
    #expect(script.said.contains("-s"), "slowly")
    await app.type("물이 있어요 <Enter>")
    #expect(app.shows("✓ Right.") && app.shows("There is water."))
  }

  /// Lets the program say what it has to say.
  private func listen(to app: StudyApp) async {
    await app.settle()
  }

  @Test func `not now means until malmoi is opened again`() async throws {
    try script.install()
    let app = try await heard()
    await listen(to: app)
    await app.type("<C-o>")
    #expect(app.hints.contains("No listening until"))
    #expect(!app.shows("Listen, and"))
    #expect(app.shows("There is water."))
  }

  @Test func `a program that fails is said once, and sentences are shown`() async throws {
    try script.install("espeak-ng", "exit 3")
    let app = try await heard()
    await listen(to: app)
    await app.settle()
    #expect(app.hints.contains("Sentences are shown instead:"))
    #expect(!app.shows("Listen, and"))
  }

  @Test func `without a program nothing is heard, and nothing is said`() async throws {
    let app = try await heard()
    for _ in 0..<4 {
      #expect(!app.shows("Listen, and"))
      await app.type("<C-s>")
    }
  }
}
