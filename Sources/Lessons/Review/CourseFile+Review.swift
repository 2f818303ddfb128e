extension CourseFile {
  /// Reads a course for its author: with every problem, and what its sentences side by side give
  /// to think of.
  ///
  /// Linear in time and memory.
  package static func review(_ bytes: [UInt8], as form: CourseFileForm) -> CourseFileResult {
    let (layout, result) = CourseLayout.read(bytes, as: form, for: .author)
    guard let layout, let course = result.course else { return result }
    var review = CourseReview(of: course, laidOut: layout, in: bytes)
    review.review()
    var log = CourseFileProblemLog()
    for (fact, offset) in review.advice { log.add(.advice(fact), at: offset) }
    let advised = log.result(course: course, bytes: bytes, start: bytes.textStart)
    let all = (result.problems + advised.problems).enumerated()
      .sorted {
        ($0.element.line, $0.element.column, $0.offset)
          < ($1.element.line, $1.element.column, $1.offset)
      }
      .map(\.element)
    return CourseFileResult(
      course: course, problems: Array(all.prefix(problemLimit)),
      omittedProblemCount: result.omittedProblemCount + advised.omittedProblemCount
        + max(0, all.count - problemLimit))
  }
}
