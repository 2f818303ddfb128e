import AppTestSupport
import AppText
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// A course that is asked both ways, as a person at the keyboard meets it.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BothWaysPlayTests {
  private let walk = CourseText(
    id: "a-walk", title: "A walk", answers: ["Go there.", "Wait here.", "Turn left now."])
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(bundled: walk)
  }

  @Test func `it is switched on the page of the course, and off again`() async throws {
    let app = try await StudyApp(at: place, opening: .courses)
    await app.type("<Right>")
    #expect(app.shows("→") && app.hints.contains("b ask both ways"), "\(app.screen)")
    await app.type("b")
    #expect(app.shows("↔"))
    #expect(app.shows("from tomorrow on"))
    #expect(try await place.database().asksBothWays(try walk.course.id))
    await app.type("b")
    #expect(!app.shows("↔"))
    #expect(try await !place.database().asksBothWays(try walk.course.id))
  }

  @Test func `the answer is asked, and what was asked is built`() async throws {
    let database = try place.database()
    try await database.reconcile(with: try walk.course)
    try await database.askBothWays(try walk.course.id, at: .beforeTests(by: .days(3)))
    for age in [Duration.days(1), .days(1) - .minutes(20)] {
      try await database.recordAnswer(.right(to: try walk.key(0), .beforeTests(by: age)))
    }
    let app = try await StudyApp(at: place, opening: .today)
    await app.type("<Enter>")
    #expect(
      app.shows("Put it into Korean") && app.shows("Go there."),
      "\(app.screen.joined(separator: "\n"))")
    let prompt = try walk.course.sentences[0].prompt
    await app.type(prompt + " <Enter>")
    #expect(app.shows("✓ Right."), "\(app.screen.joined(separator: "\n"))")
    let key = try walk.key(0)
    let turned = SentenceKey(course: key.course, sentence: key.sentence.turned)
    #expect(try await database.answers(to: turned).count == 1)
  }

  @Test func `e mends what is asked the other way round as it is written`() async throws {
    let database = try place.database()
    try await database.reconcile(with: try walk.course)
    try await database.askBothWays(try walk.course.id, at: .beforeTests(by: .days(3)))
    for age in [Duration.days(1), .days(1) - .minutes(20)] {
      try await database.recordAnswer(.right(to: try walk.key(0), .beforeTests(by: age)))
    }
    let prompt = try walk.course.sentences[0].prompt
    let app = try await StudyApp(at: place, opening: .today)
    await app.type("<Enter><C-g>e")
    #expect(app.shows("= Go there."), "\(app.screen.joined(separator: "\n"))")
    await app.type("<Enter>> Far away.<C-s>")
    #expect(app.hints.contains("Mended"), "\(app.screen.joined(separator: "\n"))")
    #expect(app.shows("Go there.") && app.shows("Far away."), "still the other way round")
    let mended = try await database.mendings(in: try walk.course.id)
    #expect(Array(mended.keys) == [try walk.key(0).sentence])
    #expect(mended.values.first?.text.rawValue.hasPrefix(prompt) == true)
    await app.type("e<C-t>")
    #expect(app.hints.contains("as it stands in the course"))
    #expect(!app.shows("Far away."))
    #expect(try await database.mendings().isEmpty)
  }
}
