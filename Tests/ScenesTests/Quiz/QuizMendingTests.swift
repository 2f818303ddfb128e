import AppTestSupport
import AppText
import FoundationEssentials
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct QuizMendingTests {
  private let file = """
    # My course
    :: id my  ko > en

    ## Day 1
    네, 가요. = Yes, let's go.
    아니요. = No.
    """

  private func place(in folder: String) throws -> LearnerPlace {
    let place = try LearnerPlace()
    try place.folder.write(file, to: "\(folder)/my.malmoi")
    return place
  }

  /// Answers the first sentence of the day, wrongly.
  private func checked(_ app: StudyApp) async {
    await app.type("<Enter><Enter>")
    await app.type("<C-g>")
  }

  @Test func `e opens the sentence with all that belongs to it`() async throws {
    let app = try await StudyApp()
    await app.type("<C-g>e")
    #expect(app.shows("Mend this sentence"))
    #expect(app.shows("어제 로그인 버그를 고쳤어요."))
    #expect(app.shows("= I fixed {the|a} login bug yesterday."))
    #expect(app.shows("^S keeps it as yours"))
    await app.type("<Esc>")
    #expect(!app.shows("Mend this sentence"))
  }

  @Test func `what is mended counts at once, and what was learned stays`() async throws {
    let database = try LearnerDatabase.inMemory()
    let app = try await StudyApp(database: database)
    let key = SentenceKey(course: Course.standUp.id, sentence: Course.standUp.sentences[0].id)
    await app.type("<C-g>e")
    await app.type("<Enter>= Fixed it.<C-s>")
    #expect(app.hints.contains("Mended"))
    let mending = try #require(await database.mendings(in: key.course)[key.sentence])
    #expect(mending.base == SentenceText(Course.standUp.sentences[0]))
    #expect(mending.text.rawValue.contains("\n= Fixed it."))
    #expect(try await database.answers(to: key).count == 1)
    await app.type("e<C-t>")
    #expect(try await database.mendings(in: key.course).isEmpty)
  }

  @Test func `a broken sentence is not kept, and says where it is broken`() async throws {
    let app = try await StudyApp()
    await app.type("<C-g>e")
    await app.type("<Enter>= {a|b")
    #expect(app.text.contains("braces") || app.text.contains("}"), "\(app.text)")
    await app.type("<C-s>")
    #expect(app.shows("Mend this sentence"))
    await app.type("<Esc>")
    #expect(app.shows("What you changed is not saved."))
    await app.type("<Right><Enter>")
    #expect(!app.shows("Mend this sentence"))
    #expect(try await app.database.mendings().isEmpty)
  }

  @Test func `when the author changed it, too, the learner chooses`() async throws {
    let database = try LearnerDatabase.inMemory()
    let sentence = Course.standUp.sentences[0]
    let key = SentenceKey(course: Course.standUp.id, sentence: sentence.id)
    let mine = SentenceText(rawValue: "고쳤어요.\n= Fixed.")
    try await database.mend(
      key, Mending(mine, of: SentenceText(rawValue: "?\n= An earlier one.")), answers: "Fixed.",
      at: .init(seconds: 1, utcOffset: 0))
    let course = await database.layOverMendings(.standUp)
    let app = try await StudyApp(course: course, database: database)
    #expect(app.shows("고쳤어요."))
    await app.type("<C-g>")
    #expect(app.text.contains("The author changed this sentence since you mended it"))
    await app.type("e")
    #expect(app.text.contains("Theirs by now: 어제"))
    await app.type("<Enter>")
    #expect(
      try await database.mendings(in: key.course)[key.sentence]?.base == SentenceText(sentence))
    #expect(!app.text.contains("The author changed this sentence since you mended it"))
    await app.type("e<C-t>")
    #expect(try await database.mendings().isEmpty)
  }

  @Test func `a sentence of a course of one's own is written into its file`() async throws {
    let place = try place(in: "own")
    let app = try await StudyApp(at: place)
    await checked(app)
    await app.type("e")
    #expect(app.text.contains("^S writes it into"))
    await app.type("<Enter>= Let's go.<C-s>")
    #expect(app.hints.contains("Mended"))
    let text = String(decoding: try place.folder.bytes(of: "own/my.malmoi"), as: UTF8.self)
    #expect(text == file.replacing("let's go.", with: "let's go. | Let's go."))
    #expect(try await app.database.mendings().isEmpty)
  }

  @Test func `where there is little room the text has it`() async throws {
    let app = try await StudyApp(width: 40, height: 12, language: .korean)
    await app.type("<C-g>e")
    let rows = app.screen.filter { $0.contains("│") }
    #expect(!app.text.contains("함께 맞지만"), "\(app.screen.joined(separator: "\n"))")
    #expect(rows.last?.contains("그대로예요") == true)
    await app.resize(width: 80, height: 24)
    #expect(app.text.contains("함께 맞지만"))
  }
}
