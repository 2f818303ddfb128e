import AppTestSupport
import AppText
import Lessons
import TestSupport
import Testing

@testable import Scenes

/// Hangul before the first day of a Korean course.
@MainActor
struct HangulPlayTests {
  private func app(width: Int = 80, height: Int = 24) async throws -> StudyApp {
    try await StudyApp(
      course: QuizIntroductionTests.course, width: width, height: height, settings: .unasked)
  }

  @Test func `it is offered once, and may be declined`() async throws {
    let app = try await app()
    #expect(app.shows("Can you read Hangul?"))
    await app.type("<Esc>")
    #expect(app.shows("New here"))
    await app.type("<Esc><Enter>")
    #expect(app.shows("New here"), "not asked again: \(app.screen.joined(separator: "\n"))")
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `letters become a syllable, and one key skips the rest`(size: (Int, Int)) async throws {
    let app = try await app(width: size.0, height: size.1)
    await app.type("<Enter>")
    #expect(app.shows("Hangul, 1 of 2"))
    #expect(app.shows("ㅏ a"))
    await app.type("<Enter><Enter>")
    #expect(app.text.contains("sounds like “na”"), "\(app.screen.joined(separator: "\n"))")
    let letters = ["ㄴ", "ㅏ"]
    for letter in letters {
      let place = try #require((1...4).first { app.shows("[\($0) \(letter)]") })
      await app.type("\(place)")
    }
    #expect(app.shows("[나]") && app.shows("Right."))
    await app.type("<Enter>")
    #expect(app.text.contains("sounds like “mo”"))
    await app.type("s")
    #expect(app.shows("New here"))
  }

  @Test func `the box is as tall as what stands in it`() async throws {
    let app = try await app(width: 200, height: 60)
    await app.type("<Enter><Enter><Enter>")
    let place = try #require((1...4).first { app.shows("[\($0) ㅏ]") })
    await app.type("\(place)")
    let rows = app.screen.map { $0.contains("│") }
    #expect(rows.count(where: { $0 }) <= 10, "\(app.screen.joined(separator: "\n"))")
    #expect(app.shows("Not that one"))
  }

  @Test func `no size does harm`() async throws {
    let app = try await app()
    await app.type("<Enter><Enter><Enter>1")
    for (width, height) in [(40, 12), (8, 3), (1, 1), (0, 0), (160, 50)] {
      await app.resize(width: width, height: height)
    }
    #expect(app.shows("Hangul, 1 of 2"))
  }
}
