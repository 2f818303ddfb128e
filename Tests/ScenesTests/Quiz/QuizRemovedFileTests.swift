import Files
import FoundationEssentials
import Glibc
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// A learner whose data folder goes while they study.
@MainActor struct QuizRemovedFileTests {
  private let place: TemporaryFolder
  private let folder: String
  private let key = SentenceKey(course: Course.standUp.id, sentence: SentenceID(rawValue: "bug"))

  init() throws {
    place = try TemporaryFolder()
    folder = place.file("data")
  }

  @Test func `it is put back, the learner is told, and the answer is kept`() async throws {
    let app = try await StudyApp(database: database())
    try FileManager.default.removeItem(atPath: folder)
    await app.type("I fix<Enter><Enter>")
    await app.terminal.shown { $0.contains { $0.contains("Your data was removed, and is back") } }
    #expect(app.text.contains("was removed or moved while malmoi was open"))
    #expect(try await database().answers(to: key).map(\.text) == ["I fix"])
    await app.type("<Enter>")
    #expect(!app.shows("Your data was removed"))
    await app.type("<Enter>")
    #expect(app.shows("저는 학생이에요."))
  }

  @Test func `another file in its place is named, and the quiz does not go on`() async throws {
    let app = try await StudyApp(database: database())
    try FileManager.default.removeItem(atPath: folder)
    let successor = try database()
    await app.type("I fix<Enter><Enter>")
    #expect(app.text.contains("Another file was put in the place of"))
    await app.type("<Enter>")
    #expect(!app.shows("저는 학생이에요."))
    #expect(try await successor.answers(to: key) == [])

    // The one way out that loses nothing: the other file goes, and what was open comes back.
    try FileManager.default.removeItem(atPath: folder)
    await app.type("<Enter>")
    await app.terminal.shown { $0.contains { $0.contains("Your data was removed, and is back") } }
    #expect(try await database().answers(to: key).map(\.text) == ["I fix"])
  }

  private func database() throws -> LearnerDatabase {
    try LearnerDatabase(folder: FilePath(folder), now: Timestamp(seconds: 0))
  }
}
