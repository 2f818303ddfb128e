import AppTestSupport
import AppText
import Lessons
import TestSupport
import Testing

@testable import Scenes

/// New words shown before their sentence, and words that are looked up.
@MainActor
struct QuizIntroductionTests {
  static let course: Course = {
    let text = """
      {"format": 1, "id": "k", "title": "Korean", "languages": {"prompt": "en", "answer": "ko"},
       "glossary": [
         {"word": "물", "meaning": "water", "forms": ["물이", "물을"]},
         {"word": "있다", "meaning": "there is; have", "forms": ["있어요"], "note": "The opposite is 없다."},
         {"word": "주다", "meaning": "to give", "forms": ["주세요"]}],
       "days": [{"sentences": [
         {"id": "a", "prompt": "There is water.", "answers": ["물이 있어요."], "by": "Mina",
          "distractors": ["물을"]},
         {"id": "b", "prompt": "Water, please.", "answers": ["물을 주세요."]}]}]}
      """
    let result = CourseFile.read(Array(text.utf8))
    guard let course = result.course else { preconditionFailure("\(result.problems)") }
    return course
  }()

  private func app(
    width: Int = 80, height: Int = 24, _ change: (inout Settings) -> Void = { _ in }
  ) async throws -> StudyApp {
    var settings = Settings.unasked
    settings.offersHangul = false
    change(&settings)
    return try await StudyApp(
      course: Self.course, width: width, height: height, settings: settings)
  }

  @Test func `new words stand with meaning and sound, and one key goes on`() async throws {
    let app = try await app()
    #expect(app.shows("New here"))
    #expect(app.shows("물이    muri     water (물)"))
    #expect(app.shows("있어요  isseoyo  there is; have (있다)"))
    #expect(app.shows("          The opposite is 없다."), "below the other texts of its word")
    #expect(app.shows("in Mina: 물이 있어요."))
    #expect(app.hints.contains("⏎ ask me"))
    await app.type("<Enter>")
    #expect(app.shows("Mina: There is water."))
    await app.type("물이 있어요 <Enter>")
    #expect(app.shows("✓ Right."))
    await app.type("<Enter>")
    #expect(app.shows("주세요  juseyo  to give (주다)"), "\(app.screen.joined(separator: "\n"))")
    #expect(!app.shows("water (물)"), "a word is new once")
  }

  @Test(arguments: [("물이 있어요 <Enter>", "✓ Right."), ("있", "│  있 "), ("1", "│  1 "), ("i", "│  i ")])
  func `what is typed before the sentence shows begins the answer`(
    keys: String, shown: String
  ) async throws {
    let app = try await app()
    await app.type(keys)
    #expect(app.shows(shown), "\(app.screen.joined(separator: "\n"))")
    #expect(app.shows("There is water.") && !app.shows("Which word?"))
  }

  @Test func `what is pasted before the sentence shows is the answer`() async throws {
    let app = try await app()
    await app.paste("물이 있어요")
    await app.type("<Enter>")
    #expect(app.shows("✓ Right."), "\(app.screen.joined(separator: "\n"))")
  }

  @Test func `what is switched off does not show`() async throws {
    let plain = try await app { $0.romanizes = false }
    #expect(plain.shows("물이") && !plain.shows("muri"))
    let asked = try await app { $0.introducesWords = false }
    #expect(asked.shows("There is water.") && !asked.shows("New here"))
  }

  @Test func `it fits wherever there is room, and no size does harm`() async throws {
    let app = try await app(width: 40, height: 12)
    #expect(app.shows("물이") && app.shows("water"))
    for (width, height) in [(20, 6), (8, 3), (1, 1), (0, 0), (160, 50)] {
      await app.resize(width: width, height: height)
    }
    #expect(app.shows("isseoyo"))
  }

  @Test func `Escape leaves, nothing is asked twice, and undo brings the sentence`() async throws {
    let app = try await app()
    await app.type("<Esc>")
    #expect(app.shows("2 sentences") || app.shows("Day 1"))
    let other = try await self.app()
    await other.type("<Enter><C-g>u")
    #expect(other.shows("There is water.") && !other.shows("New here"))
  }

  @Test func `a word of the bank or the prompt is looked up, and counts as help`() async throws {
    let app = try await app()
    await app.type("<Enter>i")
    #expect(app.shows("Which word?"))
    #expect(app.shows("water") && app.shows("있어요"))
    await app.type("<End><Enter>")
    #expect(app.shows("물: water"))
    await app.type("<Enter>물이 있어요 <Enter>")
    #expect(app.shows("1 hint"))
    #expect(app.shows("[1 Again]"), "one word of two was given")
  }

  @Test func `a letter that begins a word is text, and F2 works all the same`() async throws {
    let course = CourseText(id: "e", title: "E", answers: ["It is in it."])
    let app = try await StudyApp(course: course.course)
    await app.type("i")
    #expect(!app.shows("Which word?"))
    await app.type("<F2>")
    #expect(!app.shows("Which word?"), "the course explains nothing")
  }
}
