import AppTestSupport
import CommandLine
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// `malmoi optimize`, up to what it prints and leaves behind.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct OptimizeCommandTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  private var database: LearnerDatabase {
    get throws { try place.database() }
  }

  /// Sentences that are known again after months, at once: more firmly than most would.
  private func answer(sentences: Int, times: Int) async throws {
    let database = try database
    for number in 0..<sentences {
      var time = 1_600_000_000 + Int64(number) * 3_600
      for step in 0..<times {
        let isForgotten = (number * 7 + step) % 11 == 10
        try await database.recordAnswer(
          GivenAnswer(
            to: SentenceKey(
              course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s\(number)")),
            text: "",
            kind: .build, verdict: isForgotten ? .wrong : .exact,
            grade: isForgotten ? .again : .good, hints: 0, took: .seconds(5),
            time: Timestamp(seconds: time, utcOffset: 0)))
        time += [600, 86_400 * 9, 86_400 * 80, 86_400 * 200][min(step, 3)]
      }
    }
  }

  @Test func `too few answers change nothing, and end with 1`() async throws {
    let output = try await place.output("optimize")
    #expect(output.code == .problem)
    #expect(
      output.lines == [
        "So far 0 answers came a day or more after the one before; 64 are needed to tell how you forget. Nothing is changed."
      ])
  }

  @Test func `it tells what comes of it, does it, and takes it back`() async throws {
    try await answer(sentences: 50, times: 6)
    let card = SentenceKey(course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s1"))
    let before = try await database.card(of: card)
    let dry = try await place.output("optimize", "--dry-run")
    #expect(dry.code == .done)
    #expect(dry.lines[0].hasPrefix("You forget more slowly than most: "))
    #expect(dry.lines.contains { $0.contains("Only the first intervals") })
    #expect(dry.lines.last == "Nothing was written: --dry-run.")
    #expect(try await database.card(of: card) == before)

    let done = try await place.output("optimize")
    #expect(done.lines.dropLast() == dry.lines.dropLast())
    let after = try await database.card(of: card)
    #expect(after != before)
    #expect(try await database.studyPlan().weights != .standard)

    #expect(try await place.output("optimize", "--undo").code == .done)
    #expect(try await database.card(of: card) == before)
    #expect(
      try await place.output("optimize", "--undo").lines
        == ["Sentences come back as they do for most people already."])
  }

  @Test func `what was fitted is among the settings, so that the app and other machines have it`()
    async throws
  {
    try await answer(sentences: 50, times: 6)
    _ = try await place.output("optimize", "--json")
    let database = try database
    let weights = try await database.studyPlan().weights
    #expect(try await database.setting(.weights) == weights.description)
    let changes = try await database.changes(on: database.device(), limit: 10_000)
    #expect(changes.contains { $0.kind == "s" && $0.body.contains(weights.description) })
  }

  @Test(arguments: ["en", "ko"])
  func `programs read it in any language`(language: String) async throws {
    try await answer(sentences: 50, times: 6)
    let output = try await place.output("optimize", "--dry-run", "--json", language: language)
    #expect(output.text.contains("\"isKept\" : false"))
    #expect(output.text.contains("\"isBetter\" : true"))
    #expect(output.text.contains("\"reviewsPerDayAfter\" : "))
  }
}
