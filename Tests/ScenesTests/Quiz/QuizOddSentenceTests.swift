import Lessons
import Terminal
import TestSupport
import Testing

/// Sentences no teacher would write, played at the smallest and the usual size.
@MainActor
struct QuizOddSentenceTests {
  private static let sizes = [(40, 12), (80, 24)]
  nonisolated private static let longWord = String(repeating: "abcdefghij", count: 20)
  nonisolated private static let forty = (1...40).map { "w\($0)" }.joined(separator: " ")
  nonisolated private static let sentences: [(answer: String, language: String)] = [
    ("Go", "en"), (forty, "en"), ("that that that that is", "en"), (longWord + " it is", "en"),
    ("I love 👨‍👩‍👧 and ❤️ and 👍🏽", "en"), ("أنا أحب القهوة", "ar"),
    ("학교에 가요", "ko"), ("日本語 を 話します", "ja"), ("Ça va très bien", "fr"),
  ]

  @Test(arguments: sentences)
  func `typed as it is, it is right`(answer: String, language: String) async throws {
    for (width, height) in Self.sizes {
      let app = try await StudyApp(
        course: .of(answer + ".", answerLanguage: language), width: width, height: height)
      await app.type(answer + "<Enter><Enter>")
      #expect(app.shows("✓ Right."), "\(width) columns")
      await app.type("<Enter><Enter>")
      #expect(app.shows("✓ Day 1"))
    }
  }

  @Test(arguments: sentences.filter { $0.answer.count < 60 })
  func `it can be built by moving`(answer: String, language: String) async throws {
    let app = try await StudyApp(course: .of(answer + ".", answerLanguage: language))
    for word in answer.split(separator: " ").map(String.init) {
      await app.build(app.place(ofBlock: word) == nil ? word.lowercased() : word)
    }
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."))
  }

  @Test func `a block too wide for its row is cut inside its bracket`() async throws {
    let app = try await StudyApp(course: .of(Self.longWord + " it is."), width: 40, height: 12)
    #expect(app.screen.contains { $0.hasSuffix("efghija…]") })
    await app.type("abc<Enter>")
    #expect(app.screen.contains { $0.contains("efghi… ") })
  }

  @Test func `a long prompt scrolls`() async throws {
    let prompt = (1...60).map { "word\($0)" }.joined(separator: " ")
    let app = try await StudyApp(course: .of("Go.", prompt: prompt), width: 40, height: 12)
    #expect(app.shows("word1 "))
    #expect(app.screen.contains { $0.hasSuffix("↓") })
    await app.type("<PageDown><PageDown>")
    #expect(!app.shows("word1 "))
    #expect(app.screen.contains { $0.hasSuffix("↑") })
    for _ in 0..<9 { await app.type("<PageDown>") }
    #expect(app.shows("word60"))
    #expect(!app.screen.contains { $0.hasSuffix("↓") })
    app.terminal.feed(.mouse(MouseEvent(.scrollUp, at: Point(x: 3, y: 2))))
    await app.settle()
    #expect(app.screen.contains { $0.hasSuffix("↓") })
    await app.type("go<Enter>")
    #expect(app.shows(" go "))
  }

  @Test func `what is typed brings its block into sight`() async throws {
    let app = try await StudyApp(course: .of(Self.forty + "."), width: 40, height: 12)
    for count in 1...40 {
      await app.type("w\(count)")
      #expect(app.screen.contains { $0.contains("w\(count)]") }, "w\(count)")
      await app.type("<C-u>")
    }
  }

  @Test func `focus brings every block of a large bank into sight`() async throws {
    let app = try await StudyApp(course: .of(Self.forty + "."), width: 40, height: 12)
    await app.type("<Down>")
    for _ in 0..<16 {
      #expect(app.terminal.cursor != nil)
      await app.type("<Down>")
    }
  }
}
