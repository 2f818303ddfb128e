/// What the command line asks for.
package struct Invocation: Equatable, Sendable {
  /// The thing to do.
  package enum Command: Equatable, Sendable {
    /// Open the app.
    case open
    /// Straight into a quiz of a course file or a known course's id; a day counts from one.
    case study(course: String, day: Int?)
    /// Report the problems of course files.
    case check(files: [String])
    /// List the courses of all sources.
    case courses(asJSON: Bool)
    /// Tell what is due to be reviewed.
    case due(asJSON: Bool)
    /// Tell what was done and what comes next, in figures.
    case stats(asJSON: Bool)
    /// List or change the sources.
    case sources(SourcesAction)
    /// Write the memos to files, or read them from files.
    case memos(MemosAction)
    /// Print how to use malmoi.
    case help
    /// Print the version.
    case version
  }

  /// What is to be done with the sources.
  package enum SourcesAction: Equatable, Sendable {
    case list
    /// Add the folder or server of that address.
    case add(String)
    /// Remove the one of that address.
    case remove(String)
  }

  /// What is to be done with the memos.
  package enum MemosAction: Equatable, Sendable {
    /// Write each to a file of its own in that folder.
    case export(String)
    /// Make memos of these files, and of those in these folders.
    case `import`([String])
  }

  /// The words that name a command.
  static let commandNames = ["study", "check", "courses", "due", "stats", "sources", "memos"]
  /// Every option there is.
  static let optionNames = [
    "--data", "--seed", "--no-animation", "--ascii", "--lang", "--day", "--json", "--help",
    "--version",
  ]

  /// What holds for every command.
  package struct Options: Equatable, Sendable {
    /// The learner's data folder; nil is the one XDG names.
    package var dataFolder: String?
    /// Makes block order and distractors repeatable.
    package var seed: UInt64?
    /// Whether blocks fly.
    package var isAnimated = true
    /// Whether only ASCII signs are drawn.
    package var isASCIIOnly = false
    /// The interface's language; nil asks the settings, then the environment.
    package var language: InterfaceLanguage?

    /// The options as they are when none is given.
    package init() {}
  }

  /// The thing to do.
  package var command: Command
  /// What holds for every command.
  package var options: Options

  /// An invocation from its parts.
  package init(command: Command, options: Options = Options()) {
    self.command = command
    self.options = options
  }
}

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
    /// A code of `InterfaceLanguage`.
    case language
    /// The option stands alone.
    case nothing
  }
}
