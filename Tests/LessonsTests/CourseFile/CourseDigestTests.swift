import FoundationEssentials
import TestSupport
import Testing

@testable import Lessons

struct CourseDigestTests {
  private static func bundled(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: root.appending(path: "Resources/Courses/\(name).json")))
  }

  /// The digest of a file, through the bytes it is kept as.
  private func kept(_ file: [UInt8]) throws -> (course: Course, digest: CourseDigest) {
    let course = try #require(PlainCourseReader.course(in: file))
    let digest = try #require(
      CourseDigest(of: file, knowing: course, CourseVocabulary(course)))
    let bytes = try #require(digest.bytes)
    let read = try #require(CourseDigest(bytes: bytes))
    #expect(read == digest)
    return (course, read)
  }

  @Test(arguments: ["stand-up-english", "korean-first-steps"])
  func `a course of which only the days' places were read is the same course`(
    name: String
  ) throws {
    let file = try Self.bundled(name)
    let (course, digest) = try kept(file)
    let opened = try #require(digest.course(in: file))
    #expect(opened.days.map(\.sentenceCount) == course.days.map(\.sentences.count))
    #expect(opened == course)
    #expect(opened.knowsItsWords && !course.knowsItsWords)
    #expect(CourseVocabulary(opened) == CourseVocabulary(course))
    let base = try #require(course.sentences.last)
    let mending = Mending(SentenceText(rawValue: "하나.\n= One of mine."), of: SentenceText(base))
    #expect(opened.mended(by: [base.id: mending]) == course.mended(by: [base.id: mending]))
  }

  @Test(arguments: 0..<10)
  func `whatever can be read in one pass can be read by its digest`(seed: UInt64) throws {
    var generator = Lessons.SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var writer = CourseFileWriter(generator: generator)
      let file = writer.file()
      generator = writer.generator
      guard PlainCourseReader.course(in: file) != nil else { continue }
      let (course, digest) = try kept(file)
      let opened = try #require(digest.course(in: file))
      #expect(opened == course)
      #expect(CourseVocabulary(opened) == CourseVocabulary(course))
    }
  }

  @Test func `of other bytes it makes no course, or one that says what they say`() throws {
    let file = try Self.bundled("stand-up-english")
    let (_, digest) = try kept(file)
    #expect(digest.course(in: Array(file.dropLast())) == nil)
    var generator = Lessons.SeededGenerator(seed: 3)
    for _ in 0..<3 {
      var damaged = file
      damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8(ascii: "}")
      guard let course = digest.course(in: damaged) else { continue }
      // Nothing traps: a day that cannot be read is read with care.
      #expect(course.days.allSatisfy { $0.sentences.count <= CourseLimits.sentencesPerDay })
    }
  }

  @Test func `damaged bytes are no digest, or one that traps nowhere`() throws {
    let file = try Self.bundled("korean-first-steps")
    let digest = try kept(file).digest
    let bytes = try #require(digest.bytes)
    #expect(CourseDigest(bytes: bytes.dropLast()) == nil)
    #expect(CourseDigest(bytes: []) == nil)
    var generator = Lessons.SeededGenerator(seed: 5)
    for _ in 0..<20 {
      var damaged = bytes
      // Its first lines are numbers: where the days are.
      damaged[Int.random(in: 0..<1_000, using: &generator)] = UInt8(ascii: "9")
      _ = CourseDigest(bytes: damaged)?.course(in: file)?.days.last?.sentences
    }
  }

  @Test func `what is known of a course beyond its file makes it no other`() throws {
    let file = try Self.bundled("stand-up-english")
    let course = try #require(PlainCourseReader.course(in: file))
    let stamped = course.read(from: CourseFileStamp(rawValue: "1")).read(at: "/a.json")
    #expect(stamped == course && stamped.hashValue == course.hashValue)
    #expect(stamped.stamp?.rawValue == "1" && stamped.path == "/a.json")
  }
}
