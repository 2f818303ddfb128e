import CourseLibrary
import Files
import Glibc
import Lessons
import TestSupport
import Testing

struct CourseFileReadingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a course is read from its file`() throws {
    try folder.write(SampleCourseFile.text(id: "one"), to: "one.json")
    let result = try CourseFile.read(at: FilePath(folder.file("one.json")))
    #expect(result.problems == [])
    #expect(result.course?.id == CourseID(rawValue: "one"))
  }

  @Test func `what is wrong in the file comes with its place`() throws {
    try folder.write("{\n  oops", to: "one.json")
    let result = try CourseFile.read(at: FilePath(folder.file("one.json")))
    #expect(result.course == nil)
    #expect(result.problems.first?.line == 2)
  }

  @Test func `a file of 50 MB is a problem in its first line`() throws {
    try folder.write("", to: "big.json")
    try #require(truncate(folder.file("big.json"), 50_000_000) == 0)
    let result = try CourseFile.read(at: FilePath(folder.file("big.json")))
    let fact = CourseFileError.tooLarge(limit: CourseFile.sizeLimit)
    #expect(result.problems == [CourseFileProblem(line: 1, column: 1, fact: fact)])
  }

  @Test func `a file that is not there throws`() {
    let path = folder.file("none.json")
    #expect(throws: FileReadError(path: FilePath(path), reason: .missing)) {
      try CourseFile.read(at: FilePath(path))
    }
  }
}
