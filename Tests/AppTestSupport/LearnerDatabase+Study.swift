import Lessons
import Storage

extension LearnerDatabase {
  /// The database of somebody who has answered a sentence once, of a course that is not there.
  package static func ofSomeExperience() async throws -> LearnerDatabase {
    let database = try inMemory()
    let sentence = SentenceKey(
      course: CourseID(rawValue: "gone"), sentence: SentenceID(rawValue: "s"))
    try await database.recordAnswer(.right(to: sentence, .beforeTests(by: .days(1))))
    return database
  }

  /// Answers all sentences of a course on each of some days before the one that a test watch
  /// starts at, the first of them first.
  package func study(_ course: Course, daysAgo days: [Int], grade: Grade = .good) throws {
    try reconcile(with: course)
    for day in days {
      for sentence in course.sentences {
        try recordAnswer(
          GivenAnswer(
            to: SentenceKey(course: course.id, sentence: sentence.id), text: "x", kind: .build,
            verdict: grade == .again ? .wrong : .exact, grade: grade, took: .seconds(5),
            time: .beforeTests(by: .days(day))))
      }
    }
  }
}

extension CourseText {
  /// The course as it is read from its file.
  package var course: Course {
    get throws {
      let result = CourseFile.read(Array(file.utf8))
      guard let course = result.course else { throw UnreadableCourse(problems: result.problems) }
      return course
    }
  }
}

/// A course of a test that cannot be read.
package struct UnreadableCourse: Error {
  /// Why not.
  package let problems: [CourseFileProblem]
}
