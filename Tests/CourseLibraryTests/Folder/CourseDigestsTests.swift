import Files
import Lessons
import TestSupport
import Testing

@testable import CourseLibrary

struct CourseDigestsTests {
  private let folder: TemporaryFolder
  private let digests: CourseDigests
  private let path: FilePath

  init() throws {
    folder = try TemporaryFolder()
    digests = CourseDigests(in: FilePath(folder.file("cache")))
    path = FilePath(folder.file("large.json"))
  }

  /// A course file that is worth a digest.
  private func writeFile(_ word: String) throws {
    let sentences = (0..<800).map {
      #"{"prompt": "\#($0)번 문장이에요.", "answers": ["I {have|had} the \#(word) number \#($0)."]}"#
    }
    let days = sentences.map { #"{"sentences": [\#($0)]}"# }.joined(separator: ",\n")
    try folder.write(
      """
      {"format": 1, "id": "large", "title": "Large",
       "languages": {"prompt": "ko", "answer": "en"}, "days": [\(days)]}
      """, to: "large.json")
  }

  private func keptCourse() async throws -> Course {
    let course = try CourseFile.read(at: path, for: .learner).course
    let read = try #require(course).read(at: path.text)
    await digests.keep(CourseVocabulary(read), of: read)
    return read
  }

  @Test func `a course is the same by its digest as by its file`() async throws {
    try writeFile("lucky")
    #expect(digests.course(at: path) == nil)
    let read = try await keptCourse()
    let opened = try #require(digests.course(at: path))
    #expect(opened == read && opened.knowsItsWords)
  }

  @Test func `a file that was written again is read again`() async throws {
    try writeFile("lucky")
    _ = try await keptCourse()
    try writeFile("happy")
    #expect(digests.course(at: path) == nil)
    let source = FolderSource(
      address: .folder(path: FilePath(folder.path)), path: FilePath(folder.path), digests: digests)
    let course = try await source.course(CourseID(rawValue: "large")).course
    #expect(course.days[0].sentences[0].answers[0].firstPath.text == "I have the happy number 0.")
    #expect(course.stamp != nil && course.path == path.text)
  }

  @Test func `a damaged digest is as good as none`() async throws {
    try writeFile("lucky")
    _ = try await keptCourse()
    let names = try Folder.names(in: FilePath(folder.file("cache/digests")))
    let name = try #require(names.first)
    let file = "cache/digests/\(name)"
    var bytes = Array(try folder.bytes(of: file))
    bytes[bytes.count / 2] ^= 1
    try folder.write(bytes: bytes, to: file)
    #expect(digests.course(at: path) == nil)
  }

  @Test
  func `a small file has none, and a place that cannot be written is no fault`() async throws {
    try folder.write(SampleCourseFile.text(id: "large"), to: "large.json")
    _ = try await keptCourse()
    #expect(digests.course(at: path) == nil)
    try writeFile("lucky")
    try folder.write("in the way", to: "cache")
    _ = try await keptCourse()
    #expect(digests.course(at: path) == nil)
  }
}
