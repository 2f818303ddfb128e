import AppText

/// What the program tells the shell when it ends.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything was done.
  case done = 0
  /// A problem was found, something was left out, or could not be written.
  case problem = 1
  /// The command line was wrong.
  case wrongUsage = 2
  /// There is no usable terminal, data folder or resources.
  case unusable = 3
}

/// Why the program ends before it began, in the learner's words.
package struct LaunchFailure: Error, Equatable {
  /// What is wrong, where, and what to do; each is one line.
  package let lines: [String]
  /// What the shell is told.
  package let code: ExitCode

  /// A failure that takes several lines to tell.
  package init(lines: [String], code: ExitCode) {
    self.lines = lines.map(\.printable)
    self.code = code
  }

  /// A failure that one line tells.
  package init(_ message: String, code: ExitCode) {
    self.init(lines: [message], code: code)
  }

  /// All of it.
  package var message: String { lines.joined(separator: "\n") }
}
