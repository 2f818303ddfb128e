import AppTestSupport
import AppText
import Files
import Glibc
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// A deck of another program, from its file to the courses, in the whole app.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct DeckImportTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
    // The learner's own courses are in the data folder.
    try #require(symlink(place.folder.file("own"), place.folder.file("data/courses")) == 0)
  }

  private func write(_ text: String, to name: String) throws {
    try place.folder.write(text, to: "home/\(name)")
  }

  /// Puts one of the collections that Anki made into the learner's home.
  private func copy(_ fixture: String) throws {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try RegularFile.contents(
      of: FilePath("/\(tests)/DecksTests/Fixtures/\(fixture)"), limit: 1 << 20)
    try RegularFile.replace(FilePath(place.folder.file("home/\(fixture)")), with: bytes)
  }

  /// What is in the folder of the learner's courses.
  private var courseFiles: [String] {
    get throws { try Folder.names(in: FilePath(place.folder.file("own"))).map(\.text) }
  }

  private func app(language: InterfaceLanguage = .english) async throws -> StudyApp {
    let app = try await StudyApp(at: place, height: 40, language: language)
    await app.type("I")
    return app
  }

  private static let words = "front,back,more\nI go.,가요.,갑니다.\nI eat.,먹어요.,먹습니다.\n"

  @Test func `it is looked at before anything is written`() async throws {
    try write(Self.words, to: "words.csv")
    let app = try await app()
    #expect(app.shows("words.csv"))
    await app.type("<Enter>")
    let top = try #require(app.screen.firstIndex { $0.contains("Import a deck") })
    #expect(
      app.screen[(top + 1)...].prefix(6).map { $0.trimming(["│", " "]) } == [
        "Asks with     ◂ front ▸", "Answered by   ◂ back ▸", "I go. → 가요.",
        "I eat. → 먹어요.", "words.csv: a table, “words”", "notes: 2 read = 2 taken + 0 left out",
      ])
    #expect(try await place.database().imports() == [])
    #expect(try courseFiles == [])
  }

  @Test func `it is imported, told of, and among the courses`() async throws {
    try write(Self.words, to: "words.csv")
    let app = try await app()
    await app.type("<Enter><Enter>")
    #expect(app.shows("2 read = 2 taken + 0 left out"))
    #expect(app.shows("To take it back"))
    #expect(!app.shows("Asks with"))
    await app.type("<Esc>")
    #expect(app.shows("words"))
    #expect(try await place.database().imports().map(\.title) == ["words"])
    #expect(try courseFiles == ["imported-words.json"])
  }

  @Test func `another field can ask or answer`() async throws {
    try write(Self.words, to: "words.csv")
    let app = try await app()
    await app.type("<Enter><Down><Right>")
    #expect(app.shows("◂ more ▸"))
    #expect(app.shows("I go. → 갑니다."))
    await app.type("<Up><Right>")
    #expect(app.shows("가요. → 갑니다."))
    await app.type("<Right>")
    #expect(app.shows("갑니다. → 가요."))
  }

  @Test func `what was chosen is proposed the next time`() async throws {
    try write(Self.words, to: "words.csv")
    let app = try await app()
    await app.type("<Enter><Down><Right><Enter><Esc>")
    try write("front,back,more\nI am.,나예요.,나입니다.\n", to: "words.csv")
    await app.type("I<Enter>")
    #expect(app.shows("◂ more ▸"))
    #expect(app.shows("I am. → 나입니다."))
    await app.type("<Down><Left><Enter><Esc>I<Enter>")
    #expect(app.shows("I am. → 나예요."))
  }

  @Test func `an import is taken back at once`() async throws {
    try write(Self.words, to: "words.csv")
    let app = try await app()
    await app.type("<Enter><Enter>u")
    #expect(app.hints.contains("is taken back"))
    #expect(try await place.database().imports() == [])
    #expect(try courseFiles == [])
    #expect(!app.shows("words"))
  }

  @Test func `a collection of Anki comes with its reviews and what was left out`() async throws {
    try copy("latest.colpkg")
    let app = try await app()
    await app.type("<Enter>")
    #expect(app.shows("Asks with (Basic)"))
    #expect(app.shows("Asks with (Basic (and reversed card))"))
    await app.type("<Enter>")
    #expect(app.shows("left out"))
    #expect(app.text.contains("of them were not here yet."))
    #expect(app.shows("Basic: asks with “Front”, answered by “Back”"))
    #expect(app.shows("Cloze: asks for the gaps in “Text”"))
    #expect(try courseFiles.count == 2)
  }

  @Test func `one kind of note can be changed without another`() async throws {
    try copy("latest.colpkg")
    let app = try await app()
    await app.type("<Enter>")
    let before = app.screen.filter { $0.contains("◂") }
    await app.type("<Down><Down><Right>")
    let after = app.screen.filter { $0.contains("◂") }
    #expect(after[...1] == before[...1])
    #expect(after[2] != before[2] && after[3] != before[3])
    #expect(after.dropFirst(4) == before.dropFirst(4))
  }

  @Test(arguments: ["bomb.apkg", "newer.anki2", "other.db", "story.txt", "empty.csv", "cut.apkg"])
  func `what is no deck says why, and leaves nothing`(name: String) async throws {
    switch name {
    case "story.txt": try write("Once upon a time\n", to: name)
    case "empty.csv": try write("", to: name)
    case "cut.apkg": try write("PK\u{3}\u{4}", to: name)
    default: try copy(name)
    }
    let app = try await app(language: .korean)
    await app.type("<Enter>")
    #expect(app.shows(name), "the file is named")
    #expect(!app.shows("문제로 쓰는 필드"))
    await app.type("<Enter>")
    #expect(try courseFiles == [])
    #expect(try await place.database().imports() == [])
    await app.type("<Esc>")
    #expect(!app.shows("덱 가져오기"))
  }

  @Test func `what can be no sentence cannot be imported, and says so first`() async throws {
    try write("front,back\nI go.,\n,가요.\n", to: "words.csv")
    let app = try await app()
    await app.type("<Enter>")
    #expect(app.shows("none of its notes can be a sentence"))
    await app.type("<Enter>")
    #expect(app.hints.contains("None of it can be a sentence."))
    #expect(try courseFiles == [])
  }

  @Test func `folders are walked through, and names completed`() async throws {
    try place.make("home/decks")
    try write(Self.words, to: "decks/words.csv")
    try write(Self.words, to: "decks/other.csv")
    let app = try await app()
    #expect(app.shows("decks/"))
    await app.type("<Enter>")
    #expect(app.shows("words.csv"))
    await app.type("w<Tab>")
    #expect(app.shows("home/decks/words.csv"))
    #expect(!app.shows("other.csv"))
    await app.type("<Enter>")
    #expect(app.shows("I go. → 가요."))
  }

  @Test func `going back leaves everything as it was`() async throws {
    try write(Self.words, to: "words.csv")
    let app = try await app()
    await app.type("<Enter><Esc>")
    #expect(!app.shows("Import a deck"))
    #expect(try await place.database().imports() == [])
    await app.type("I<Esc>")
    #expect(!app.shows("Import a deck"))
  }
}

extension String {
  fileprivate func trimming(_ characters: Set<Character>) -> String {
    let start = drop { characters.contains($0) }
    return String(start.reversed().drop { characters.contains($0) }.reversed())
  }
}
