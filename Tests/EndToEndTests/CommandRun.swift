import FoundationEssentials
import Glibc
import PseudoTerminal
import TestSupport

/// What the program printed and told the shell when it ended by itself.
struct CommandRun {
  let status: ExitStatus
  /// Standard output and standard error, apart.
  let output, errors: String
  /// Bytes that reached the terminal.
  let bytesOnTerminal: Int
  /// Whether the terminal was left as a shell wants it.
  let isTerminalCooked: Bool

  /// Runs malmoi from a shell, on a terminal that it must leave alone.
  ///
  /// - Parameters:
  ///   - home: the folder it starts in, which is the learner's home too.
  ///   - redirection: of the other streams than standard error, in the shell's words.
  ///   - runner: a program, with options, that runs malmoi.
  init(
    _ arguments: [String], in home: TemporaryFolder, environment: [String: String] = [:],
    redirection: String = ">out", runner: String = ""
  ) throws {
    let program = try MalmoiRun.program(arguments, in: home, environment: environment)
    let terminal = try PseudoTerminal(
      running: TerminalProgram(
        path: "/bin/sh",
        arguments: ["-c", "exec \(runner) \"$0\" \"$@\" \(redirection) 2>errors", program.path]
          + program.arguments,
        environment: program.environment, directory: home.path))
    status = try terminal.waitForExit(timeout: .seconds(60))
    output = try Self.text(of: "out", in: home)
    errors = try Self.text(of: "errors", in: home)
    bytesOnTerminal = terminal.bytesReceived
    isTerminalCooked = terminal.isCooked
  }

  /// What a stream was redirected to holds; nothing when it was not.
  private static func text(of name: String, in home: TemporaryFolder) throws -> String {
    guard access(home.file(name), F_OK) == 0 else { return "" }
    return String(decoding: try home.bytes(of: name), as: UTF8.self)
  }
}
