import CourseLibrary
import Lessons

/// A source of many courses, which are read from a `library.json` in memory each time it is asked.
struct SampleLibrary: CourseSource {
  let address = CourseSourceAddress.bundle
  private let file: [UInt8]

  /// A source of `count` courses.
  init(count: Int) {
    file = Self.file(count: count)
  }

  /// A `library.json` of `count` courses.
  static func file(count: Int) -> [UInt8] {
    let courses = (0..<count).map { number in
      """
      {"id": "course-\(number)", "title": "Course \(number)", "description": "Made up.",
       "property": "test", "totalDays": 14, "languages": {"prompt": "ko", "answer": "en"},
       "url": "courses/\(number).json", "updated": "2024-11-12T09:00:00Z"}
      """
    }
    return Array(#"{"courses": [\#(courses.joined(separator: ",\n"))]}"#.utf8)
  }

  func keptCourses() -> CourseListing { .empty }

  func courses() -> CourseSourceAnswer {
    let entries = LibraryFile.read(file).entries ?? []
    return .success(
      CourseListing(
        items: entries.map { CourseListing.Item(summary: $0.summary, updated: $0.updated) }))
  }

  func course(_ id: CourseID) throws -> CourseCopy {
    throw CourseSourceError.unknownCourse(id)
  }

  func keptCourse(_ id: CourseID) -> Course? { nil }

  func changes() -> AsyncStream<Void> {
    AsyncStream { $0.finish() }
  }
}
