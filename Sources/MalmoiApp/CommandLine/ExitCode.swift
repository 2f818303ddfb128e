/// What the program tells the shell when it ends.
package enum ExitCode: Int32, Sendable {
  /// Everything was done.
  case done = 0
  /// A problem was found.
  case problem = 1
  /// The command line was wrong.
  case wrongUsage = 2
  /// There is no usable terminal, data folder or resources.
  case unusable = 3
}

/// Why the program ends before it began, in the learner's words.
package struct LaunchFailure: Error, Equatable {
  /// What is wrong, where, and what to do.
  package let message: String
  /// What the shell is told.
  package let code: ExitCode

  /// A failure from its parts.
  package init(_ message: String, code: ExitCode) {
    self.message = message
    self.code = code
  }
}
