/// Gathers the problems of a file while it is read.
struct CourseFileProblemLog {
  private struct Entry {
    let offset: Int
    let fact: CourseFileError
  }

  private var entries: [Entry] = []
  private var omittedCount = 0
  private(set) var hasErrors = false

  /// Whether further problems are only counted.
  var isFull: Bool { entries.count >= CourseFile.problemLimit }

  mutating func add(_ fact: CourseFileError, at offset: Int) {
    if fact.severity == .error { hasErrors = true }
    if isFull {
      omittedCount += 1
    } else {
      entries.append(Entry(offset: offset, fact: fact))
    }
  }

  /// The problems in the order of the text; `course` only if none is an error.
  ///
  /// - Parameter start: The offset of the first character of `bytes`.
  func result(course: Course?, bytes: [UInt8], start: Int) -> CourseFileResult {
    var positions = SourcePositions(bytes: bytes, start: start)
    let problems = entries.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { _, entry in
        let (line, column) = positions.position(of: max(entry.offset, start))
        return CourseFileProblem(line: line, column: column, fact: entry.fact)
      }
    return CourseFileResult(
      course: hasErrors ? nil : course, problems: problems, omittedProblemCount: omittedCount)
  }
}
