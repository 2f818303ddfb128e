import AppText

/// All there is to know of a command: how it is read, helped with, documented and completed.
///
/// Its words are in `Commands.strings` of each language, under its name.
package struct CommandDescription: Sendable {
  /// The words that name it: `["memos", "add"]`; none is the app itself.
  package let path: [String]
  /// What it works on, in order; only the last one may be several words.
  package let arguments: [CommandArgument]
  /// The options that go with it, beside those that go with every command.
  package let options: [CommandOption]
  /// What the shell may be told.
  package let exitCodes: [ExitCode]
  /// Command lines to learn from.
  package let examples: [String]
  /// Makes the thing to do of what was given.
  let make: @Sendable (GivenWords) throws(UsageError) -> Invocation.Command

  /// A command of these facts.
  ///
  /// - Parameter name: its words with a blank between.
  init(
    _ name: String, arguments: [CommandArgument] = [], options: [CommandOption] = [],
    exitCodes: [ExitCode] = ExitCode.allCases, examples: [String] = [],
    make: @escaping @Sendable (GivenWords) throws(UsageError) -> Invocation.Command
  ) {
    path = name.split(separator: " ").map(String.init)
    self.arguments = arguments
    self.options = options
    self.exitCodes = exitCodes
    self.examples = examples
    self.make = make
  }

  /// What it is called, `"memos add"`; empty for the app itself.
  package var name: String { path.joined(separator: " ") }
}
