import AppText

/// What a command that needs no terminal has to say, line by line.
///
/// Whatever its lines are made of, they are printable and each is one line: nothing else of a
/// command reaches a terminal.
package struct CommandOutput: Equatable, Sendable {
  /// For standard output; nothing is printed when there are none.
  package let lines: [String]
  /// For standard error; nothing is printed when there are none.
  package private(set) var errorLines: [String]
  /// What the shell is told.
  package private(set) var code: ExitCode
  /// Whether it takes the place of all that was printed before, on a terminal.
  var clearsScreen = false

  /// An output of these lines.
  package init(lines: [String], errors: [String] = [], code: ExitCode = .done) {
    self.lines = lines.map(\.printable)
    errorLines = errors.map(\.printable)
    self.code = code
  }

  /// An output of one line each; none where the text is empty.
  package init(_ line: String, errors: String = "", code: ExitCode = .done) {
    self.init(
      lines: line.isEmpty ? [] : [line], errors: errors.isEmpty ? [] : [errors], code: code)
  }

  /// An output of a text whose line ends are meant: help, JSON, a script.
  package init(document: String) {
    self.init(
      lines: document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// What is said of a failure.
  package init(_ failure: LaunchFailure) {
    let lines = failure.lines
    self.init(
      lines: [], errors: ["malmoi: \(lines.first ?? "")"] + lines.dropFirst(), code: failure.code)
  }

  /// The lines for standard output as they are printed, without the last line end.
  package var text: String { lines.joined(separator: "\n") }

  /// The lines for standard error as they are printed, without the last line end.
  package var errors: String { errorLines.joined(separator: "\n") }

  /// Adds to what went wrong.
  mutating func addError(_ line: String, code: ExitCode) {
    errorLines.append(line.printable)
    if self.code == .done { self.code = code }
  }
}
