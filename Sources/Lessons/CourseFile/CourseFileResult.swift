/// What reading a course file came to: the course, if it can be played, and everything found.
package struct CourseFileResult: Hashable, Sendable {
  /// The course; nil when any problem is an error.
  package let course: Course?
  /// Errors and warnings in the order of the file; never more than
  /// `CourseFile.problemLimit` of them.
  package let problems: [CourseFileProblem]
  /// How many more problems there were than `problems` holds.
  package let omittedProblemCount: Int

  package init(course: Course?, problems: [CourseFileProblem], omittedProblemCount: Int = 0) {
    self.course = course
    self.problems = problems
    self.omittedProblemCount = omittedProblemCount
  }
}
