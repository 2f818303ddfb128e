import Files

/// The learner's own editor: VISUAL, else EDITOR, else the system's `editor`, else `vi`.
///
/// A variable may hold arguments, as in `code --wait`. One that means something to a shell, as
/// `LC_ALL=C vim` or `~/bin/ed` do, is given to a shell, as git(1) does; all others are parted as a
/// shell would. The file is an argument of its own: no text of a memo is ever read by a shell.
package struct ExternalEditor: Sendable {
  /// A program with its arguments, the file it is to edit not among them.
  package struct Command: Equatable, Sendable {
    /// As the learner wrote it, for what is said about it.
    package let name: String
    /// Where the program is.
    package let path: FilePath
    /// What stands behind its name.
    package let arguments: [String]
    /// The variable it comes from, if a shell is to find the program; nil when it was found here.
    package var shellVariable: String?
  }

  /// The variables that the editor is started with.
  package let environment: [String: String]

  /// The editor that an environment names.
  package init(environment: [String: String]) {
    self.environment = environment
  }

  /// The command to start.
  ///
  /// What a variable names counts, be it there or not: another editor than the one that was asked
  /// for would be no help.
  package func command() throws(ExternalEditorError) -> Command {
    for variable in ["VISUAL", "EDITOR"] {
      guard let value = environment[variable], !value.allSatisfy(\.isWhitespace) else { continue }
      if ShellWords.needsShell(value) { return try shellCommand(value, from: variable) }
      guard let words = ShellWords(value)?.words, let name = words.first else {
        throw .unreadable(variable: variable, value: value)
      }
      guard let path = programs.program(named: name) else {
        throw .missing(variable: variable, name: name)
      }
      return Command(name: name, path: path, arguments: Array(words.dropFirst()))
    }
    for name in ["editor", "vi"] {
      if let path = programs.program(named: name) {
        return Command(name: name, path: path, arguments: [])
      }
    }
    throw .noneFound
  }

  /// A shell that starts what `value` says, with the file as the last argument.
  private func shellCommand(
    _ value: String, from variable: String
  ) throws(ExternalEditorError) -> Command {
    guard let shell = programs.program(named: "sh") ?? SearchPath.systemShell else {
      throw .missing(variable: variable, name: "sh")
    }
    return Command(
      name: value, path: shell, arguments: ["-c", "\(value) \"$@\"", value],
      shellVariable: variable)
  }

  /// Where texts are put for the editor: TMPDIR, else `/tmp`.
  package var temporaryFolder: FilePath {
    environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? FilePath($0) : nil } ?? "/tmp"
  }

  private var programs: SearchPath { SearchPath(environment: environment) }
}

/// Why there is no editor, or it could not do its work.
package enum ExternalEditorError: Error, Equatable {
  /// A variable that cannot be parted into words.
  case unreadable(variable: String, value: String)
  /// A variable that names no program.
  case missing(variable: String, name: String)
  /// No variable is set, and there is none of the usual editors.
  case noneFound
  /// The text could not be put where the editor finds it; what the system said.
  case cannotHandOver(path: FilePath, code: Int32)
  /// The program could not be started; what the system said.
  case cannotStart(name: String, code: Int32)
}
