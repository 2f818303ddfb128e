/// What reading a server's list of courses came to.
package struct LibraryFileResult: Hashable, Sendable {
  /// The courses that can be read, in the order of the list; nil when the whole is no list.
  package let entries: [LibraryEntry]?
  /// In the order of the list; never more than `CourseFile.problemLimit` of them.
  package let problems: [CourseFileProblem]
  /// How many more problems there were than `problems` holds.
  package let omittedProblemCount: Int

  package init(
    entries: [LibraryEntry]?, problems: [CourseFileProblem], omittedProblemCount: Int = 0
  ) {
    self.entries = entries
    self.problems = problems
    self.omittedProblemCount = omittedProblemCount
  }
}
