/// What a command that needs no terminal has to say.
package struct CommandOutput: Equatable, Sendable {
  /// For standard output; nothing is printed when it is empty.
  package var text: String
  /// For standard error; nothing is printed when it is empty.
  package var errors = ""
  /// What the shell is told.
  package var code = ExitCode.done

  /// An output of these parts.
  package init(_ text: String, errors: String = "", code: ExitCode = .done) {
    self.text = text
    self.errors = errors
    self.code = code
  }
}
