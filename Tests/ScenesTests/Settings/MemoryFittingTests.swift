import AppTestSupport
import AppText
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// Fitting the scheduler to the learner, from the settings.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct MemoryFittingTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(bundled: CourseText(id: "a", title: "Stand-up English"))
  }

  /// The settings with the focus on the row.
  private func app() async throws -> StudyApp {
    let app = try await StudyApp(at: place, width: 70, height: 44)
    await app.type("5")
    while !app.shows("Finds out from your answers") { await app.type("<Down>") }
    return app
  }

  /// Sentences that are known again after months, at once: more firmly than most would.
  private func answer(sentences: Int) async throws {
    let database = try place.database()
    for number in 0..<sentences {
      var time = 1_600_000_000 + Int64(number) * 3_600
      for step in 0..<6 {
        let isForgotten = (number * 7 + step) % 11 == 10
        try await database.recordAnswer(
          GivenAnswer(
            to: SentenceKey(
              course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s\(number)")),
            text: "", kind: .build, verdict: isForgotten ? .wrong : .exact,
            grade: isForgotten ? .again : .good, hints: 0, took: .seconds(5),
            time: Timestamp(seconds: time, utcOffset: 0)))
        time += [600, 86_400 * 9, 86_400 * 80, 86_400 * 200][min(step, 3)]
      }
    }
  }

  @Test func `too few answers are said`() async throws {
    let app = try await app()
    #expect(app.shows("no: as most people forget"))
    await app.type("<Enter>")
    #expect(app.hints.contains("64 are needed"))
    #expect(app.shows("no: as most people forget"))
  }

  @Test func `it tells what it means, asks, holds, and is undone by one key`() async throws {
    try await answer(sentences: 50)
    let card = SentenceKey(course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s1"))
    let before = try await place.database().card(of: card)
    let app = try await app()
    await app.type("<Enter>")
    #expect(app.text.contains("You forget more slowly than most"))
    #expect(try await place.database().card(of: card) == before)
    await app.type("<Enter>")
    #expect(app.shows("yes: as I forget"))
    #expect(try await place.database().card(of: card) != before)
    await app.type("u")
    #expect(app.shows("no: as most people forget"))
    #expect(try await place.database().card(of: card) == before)
  }

  @Test func `what it found can be left alone`() async throws {
    try await answer(sentences: 50)
    let app = try await app()
    await app.type("<Enter><Right><Enter>")
    #expect(app.shows("no: as most people forget"))
    #expect(try await place.database().setting(.weights) == nil)
  }

  @Test func `what another malmoi fitted holds here at once, and so does its undoing`()
    async throws
  {
    let app = try await app()
    let elsewhere = try place.database()
    var values = FSRSWeights.standard.values
    values[0] += 0.1
    try await elsewhere.set(.weights, to: try #require(FSRSWeights(values)).description)
    await app.terminal.shown { $0.contains { $0.contains("yes: as I forget") } }
    try await elsewhere.set(.weights, to: nil)
    await app.terminal.shown { $0.contains { $0.contains("no: as most people forget") } }
  }

  @Test func `what another malmoi fitted is undone here by the same key`() async throws {
    let app = try await app()
    let elsewhere = try place.database()
    var values = FSRSWeights.standard.values
    values[0] += 0.1
    try await elsewhere.set(.weights, to: try #require(FSRSWeights(values)).description)
    try await elsewhere.adopt(Settings(rows: try await elsewhere.settings()).studyPlan)
    await app.terminal.shown { $0.contains { $0.contains("yes: as I forget") } }
    await app.type("u")
    #expect(app.shows("no: as most people forget"))
    #expect(try await elsewhere.setting(.weights) == nil)
    #expect(try await elsewhere.studyPlan().weights == .standard)
  }
}
