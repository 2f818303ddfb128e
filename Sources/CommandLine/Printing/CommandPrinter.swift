import AppText
import Glibc

/// Where all that commands print goes through.
package struct CommandPrinter {
  private let output: StandardStream
  private let errors: StandardStream

  /// A printer to two streams.
  package init(output: StandardStream = .output, errors: StandardStream = .error) {
    self.output = output
    self.errors = errors
  }

  /// Prints what a command has to say.
  ///
  /// What cannot be written is said on standard error, unless whoever read it has gone: that is
  /// how `head` ends what it reads from.
  ///
  /// - Parameter words: for what the system says against it; nil where there are none yet.
  /// - Returns: what the shell is told.
  package func print(_ said: CommandOutput, words: Localization? = nil) -> ExitCode {
    var said = said
    if let code = output.write(said.clearsScreen ? output.clearing(said.lines) : said.lines) {
      said.addError(Self.sentence(for: code, words), code: .problem)
      if code == EPIPE { return said.code }
    }
    // When standard error cannot be written either there is nobody left to tell.
    _ = errors.write(said.errorLines)
    return said.code
  }

  private static func sentence(for code: Int32, _ words: Localization?) -> String {
    let reason = code == EBADF ? "" : String(cString: strerror(code))
    guard let words else { return "malmoi: standard output: \(reason)" }
    return "malmoi: "
      + (code == EBADF
        ? words[.cliOutputClosed] : words[.cliOutputUnwritten(reason: reason)])
  }
}
