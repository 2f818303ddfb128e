import AppTestSupport
import CommandLine
import Files
import FoundationEssentials
import Lessons
import Storage
import TestSupport
import Testing

/// Files that are no decks, or hostile ones, given to `malmoi import` by somebody who has learned.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct BadDeckFileTests {
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace()
  }

  /// What is in the data folder and below: the bytes of every file, by its path in it.
  private var dataFolder: [String: Data] {
    get throws {
      let folder = place.folder.file("data")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
      return try paths.reduce(into: [:]) { contents, path in
        var isFolder = false
        guard FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder),
          !isFolder
        else { return contents[path] = Data() }
        contents[path] = try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
      }
    }
  }

  /// A course with an answer.
  private func learn() async throws {
    try place.folder.write("I go.\t가요.\n", to: "words.tsv")
    _ = try await place.output("import", place.folder.file("words.tsv"))
    let key = SentenceKey(
      course: CourseID(rawValue: "imported-words"), sentence: SentenceID(hashOf: "I go."))
    try await place.database().recordAnswer(
      GivenAnswer(
        to: key, text: "가요.", kind: .build, verdict: .exact, grade: .good, took: .seconds(1),
        time: Timestamp(seconds: 100)))
  }

  @Test func `they are refused, and leave the data folder as it was to the byte`() async throws {
    try await learn()
    let before = try dataFolder
    #expect(before.count >= 2)
    let path = place.folder.file("deck")
    for bad in try BadDeck.all() {
      try RegularFile.replace(FilePath(path), with: bad.bytes)
      let output = try await place.output("import", path)
      #expect(output.code == .problem, "\(bad.name)")
      #expect((output.errors + output.text).contains(path), "\(bad.name)")
      #expect(try dataFolder == before, "\(bad.name)")
    }
  }

  @Test func `what is no file at all is refused the same way`() async throws {
    try await learn()
    let before = try dataFolder
    for path in ["/nowhere/deck.apkg", "/dev/null", place.folder.path] {
      let output = try await place.output("import", path)
      #expect(output.code == .problem, "\(path)")
      #expect(try dataFolder == before, "\(path)")
    }
  }
}
