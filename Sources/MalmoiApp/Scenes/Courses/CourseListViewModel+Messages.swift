import UnicodeText

extension CourseListViewModel {
  /// What a message in the list says; empty for a course.
  package func message(for item: CourseListItem) -> String {
    let words = context.localization
    switch item {
    case .loading: return words[.coursesIsLoading]
    case .fileProblem(let path):
      let fault = shelves.lazy.flatMap(\.faults).first { $0.path == path }
      return fault.map { words.sentence(for: $0) } ?? path
    case .empty: return words[.coursesEmpty]
    case .nothingMatches: return words.text(.coursesNothingMatches, ["text": filter])
    case .course: return ""
    }
  }
}

extension CourseViewModel {
  /// Whether title or description contain what is looked for, loosely.
  ///
  /// - Parameter folded: what is looked for, folded for matching.
  func matches(_ folded: String) -> Bool {
    [title, description].contains { $0.foldedForMatching.contains(folded) }
  }
}
