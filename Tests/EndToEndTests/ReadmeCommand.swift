import FoundationEssentials
import PseudoTerminal
import TestSupport
import Testing

/// A command that the README gives to be pasted.
struct ReadmeCommand {
  /// The line as it stands there.
  let line: String

  /// The only line among the README's blocks that installs something and then does `what`.
  init(thenDoes what: String) throws {
    let blocks = try Self.text(of: "README.md").split(
      separator: "```", omittingEmptySubsequences: false)
    let lines = blocks.enumerated().filter { $0.offset % 2 == 1 }
      .flatMap { $0.element.split(separator: "\n") }
      .filter { $0.hasSuffix("&& \(what)") }
    try #require(lines.count == 1, "\(lines)")
    line = String(lines[0])
  }

  /// What it installs.
  var packages: Set<String> {
    get throws {
      let match = try #require(line.firstMatch(of: /install -y ([a-z0-9 .+-]+)/))
      return Set(match.1.split(separator: " ").map(String.init))
    }
  }

  /// A file at the top of the repository.
  static func text(of name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }
}

// MARK: - Running it

extension ReadmeCommand {
  /// Pastes it into a shell on a machine where programs only write down how they were called.
  ///
  /// - Parameters:
  ///   - programs: what is on this machine, beside `sh`.
  ///   - failing: a call that fails, by its first words.
  /// - Returns: the calls, one after the other.
  func calls(in shell: String, programs: [String], failing: String = "-") throws -> [String] {
    let machine = try TemporaryFolder()
    for program in programs {
      try machine.write(
        """
        #!/bin/sh
        echo "\(program) $*" >> '\(machine.file("calls"))'
        case "\(program) $*" in '\(failing)'*) exit 1 ;; esac
        [ \(program) = sudo ] && exec "$@"
        exit 0

        """, to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: machine.file(program))
    }
    try FileManager.default.createSymbolicLink(
      atPath: machine.file("sh"), withDestinationPath: "/bin/sh")
    let run = try PseudoTerminal(
      running: TerminalProgram(
        path: shell, arguments: ["-c", line], environment: ["PATH": machine.path],
        directory: machine.path))
    _ = try run.waitForExit()
    return String(decoding: try machine.bytes(of: "calls"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
