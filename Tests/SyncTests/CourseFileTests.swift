import Files
import Lessons
import Storage
import Sync
import TestSupport
import Testing

/// The learner's own course files, those of imports among them, on two machines.
struct CourseFileTests {
  let shared: TemporaryFolder
  let laptop: TestMachine
  let server: TestMachine
  private let name = "korean.json"

  init() throws {
    shared = try TemporaryFolder()
    laptop = try TestMachine("laptop", sharing: shared)
    server = try TestMachine("server", sharing: shared)
  }

  /// Exchanges until nothing is news any more.
  private func exchange() async throws {
    for machine in [laptop, server, laptop, server] { try await machine.sync() }
  }

  private func importDeck(
    _ id: String, on machine: TestMachine, contents: String, reviews: [Int64] = [1_000_000]
  ) async throws {
    _ = try await machine.database.keep(
      DeckImport(
        id: ImportID(rawValue: id), origin: "anki", title: "Korean",
        courses: [
          ImportedCourse(
            course: Course(
              id: CourseID(rawValue: "korean"), title: "Korean", description: "", property: "",
              languages: LanguagePair(prompt: Language(code: "en"), answer: Language(code: "ko")),
              days: []),
            path: FilePath(machine.folder.file("courses/\(name)")),
            contents: Array(contents.utf8),
            cards: [
              ImportedCard(
                sentence: SentenceID(rawValue: "one"),
                reviews: reviews.map {
                  ImportedCard.Review(id: $0, grade: .good, milliseconds: 1_000)
                }, start: nil)
            ])
        ]), in: FilePath(machine.folder.path), at: .at(machine.time.seconds))
  }

  @Test func `a course that was imported on one machine can be studied on the other`() async throws
  {
    try await importDeck("one", on: laptop, contents: "a course")
    try await exchange()
    #expect(try server.course(name) == "a course")
    #expect(try await server.dump() == laptop.dump())
    #expect(try await server.sync().isNews == false)
  }

  @Test func `an edited file is the same everywhere, the one that was edited last`() async throws {
    try laptop.write("first", to: name)
    try await exchange()
    server.time.set(10)
    try server.write("second", to: name)
    try await exchange()
    #expect(try laptop.course(name) == "second")
    laptop.time.set(20)
    try laptop.write("third", to: name)
    try await exchange()
    #expect(try server.course(name) == "third")
    // Each was made from the one before: nothing has to be kept beside it.
    #expect(try laptop.courses() == [name])
    #expect(try server.courses() == [name])
  }

  @Test func `edited on both at once, the earlier text is kept beside the later one`() async throws
  {
    try laptop.write("first", to: name)
    try await exchange()
    laptop.time.set(10)
    server.time.set(20)
    try laptop.write("of the laptop", to: name)
    try server.write("of the server", to: name)
    try await exchange()
    #expect(try laptop.course(name) == "of the server")
    #expect(try server.course(name) == "of the server")
    #expect(try laptop.course("\(name).edited") == "of the laptop")
    #expect(try server.courses() == [name])
  }

  @Test func `a file that one machine lost is no deletion`() async throws {
    try laptop.write("first", to: name)
    try await exchange()
    RegularFile.remove(FilePath(server.folder.file("courses/\(name)")))
    try await exchange()
    #expect(try laptop.course(name) == "first")
  }

  @Test func `an import can be taken back on a machine that did not make it`() async throws {
    try await importDeck("one", on: laptop, contents: "a course")
    try await exchange()
    let kept = try await server.database.undoImport(
      ImportID(rawValue: "one"), in: FilePath(server.folder.path), at: .at(50))
    #expect(kept == [])
    #expect(try server.courses() == [])
    // Paths of the other machine are none of its business.
    #expect(try laptop.course(name) == "a course")
    try await exchange()
    #expect(try laptop.courses() == [])
    #expect(try await server.dump() == laptop.dump())
    #expect(try await server.dump().contains { $0.hasPrefix("answer ") } == false)
  }

  @Test func `what an import replaced is put back by the machine that has it`() async throws {
    try laptop.write("before", to: name)
    try await exchange()
    laptop.time.set(10)
    try await importDeck("one", on: laptop, contents: "with the deck")
    try await exchange()
    #expect(try server.course(name) == "with the deck")
    server.time.set(20)
    _ = try await server.database.undoImport(
      ImportID(rawValue: "one"), in: FilePath(server.folder.path), at: .at(20))
    laptop.time.set(30)
    try await exchange()
    #expect(try laptop.course(name) == "before")
    #expect(try server.course(name) == "before")
  }

  @Test func `a file that was edited does not go with the import that brought it`() async throws {
    try await importDeck("one", on: laptop, contents: "a course")
    try await exchange()
    laptop.time.set(10)
    server.time.set(20)
    try laptop.write("mended by hand", to: name)
    _ = try await server.database.undoImport(
      ImportID(rawValue: "one"), in: FilePath(server.folder.path), at: .at(20))
    try await exchange()
    #expect(try laptop.course(name) == "mended by hand")
    #expect(try server.course(name) == "mended by hand")
  }

  @Test(arguments: ["../evil.json", "/etc/evil.json", ".hidden.json", "evil.sh", "a\u{1B}b.json"])
  func `a name that leads out of the folder is never written`(name: String) async throws {
    try await laptop.database.keep(
      KnownCourseFile(hash: "00", stamp: ""), as: name, isNews: true)
    try await laptop.sync()
    try await server.sync()
    #expect(try await server.database.wantedCourseFiles() == [])
  }

  @Test func `a course that is half there is waited for`() async throws {
    try laptop.write("a course", to: name)
    try await laptop.sync()
    let device = try await laptop.database.device()
    let place = "malmoi-sync/v1/\(device)"
    let blobs = try Folder.names(in: FilePath(shared.file(place))).map(\.text)
    let blob = try #require(blobs.first { $0.hasSuffix(".course") })
    try shared.write("a cou", to: "\(place)/\(blob)")
    #expect(try await server.sync().remarks.contains(.waiting(path: name)))
    #expect(try server.courses() == [])
    try shared.write("a course", to: "\(place)/\(blob)")
    try await server.sync()
    #expect(try server.course(name) == "a course")
  }
}

extension TestMachine {
  func write(_ text: String, to course: String) throws {
    try RegularFile.replace(FilePath(folder.file("courses/\(course)")), with: Array(text.utf8))
  }

  /// What stands in a file of the machine's own courses.
  func course(_ name: String) throws -> String {
    String(
      decoding: try RegularFile.contents(
        of: FilePath(folder.file("courses/\(name)")), limit: 1_000), as: UTF8.self)
  }

  /// The files of its own courses.
  func courses() throws -> [String] {
    ((try? Folder.names(in: FilePath(folder.file("courses")))) ?? []).map(\.text).sorted()
  }
}
