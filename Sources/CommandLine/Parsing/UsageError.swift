import AppText

/// What is wrong with a command line.
package enum UsageError: Error, Equatable {
  /// A word that is no command.
  case unknownCommand(String)
  /// An option that does not exist.
  case unknownOption(String)
  /// An option without the value it needs.
  case missingValue(option: String)
  /// A value the option cannot take, and what it takes.
  case invalidValue(option: String, value: String, expected: Expectation)
  /// An argument the command cannot take, and what it takes.
  case invalidArgument(command: String, value: String, expected: Expectation)
  /// A command without what it works on.
  case missingArgument(command: String, argument: String)
  /// A word nobody asked for.
  case unexpectedArgument(String)
  /// An option that belongs to another command.
  case misplacedOption(option: String, command: String)

  /// The values an option takes.
  package enum Expectation: Equatable, Sendable {
    /// A whole number from 0.
    case wholeNumber
    /// A day's number, from 1.
    case day
    /// A line's number, from 1.
    case line
    /// `2026-11-30`.
    case date
    /// `ko:en`.
    case languages
    /// One of these words.
    case choice([String])
    /// `COURSE/SENTENCE`.
    case sentence
    /// What a course can be called.
    case courseID
    /// The option stands alone.
    case nothing
  }
}
