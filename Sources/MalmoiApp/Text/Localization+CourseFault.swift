extension Localization {
  /// Why a course file cannot be played: its problems, one a line, each beginning with its path.
  package func sentence(for fault: CourseFault) -> String {
    switch fault {
    case .unreadable(let error): sentence(for: error)
    case .unplayable(let path, let result):
      CourseCheck.lines(for: result, at: path, self).joined(separator: "\n")
    }
  }
}
