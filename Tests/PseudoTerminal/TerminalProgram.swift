import FoundationEssentials
import Glibc

/// A program to run on a pseudo-terminal.
package struct TerminalProgram: Sendable {
  /// The path of its executable.
  package var path: String
  /// Its arguments, without its name.
  package var arguments: [String]
  /// Its whole environment: nothing else comes from the tests' own.
  package var environment: [String: String]
  /// The folder it starts in; nil is that of the tests.
  package var directory: String?

  /// A program at `path`.
  package init(
    path: String, arguments: [String] = [], environment: [String: String] = Self.environment,
    directory: String? = nil
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
  }

  /// A product of this package, by its name.
  ///
  /// - Throws: `PseudoTerminalError.notBuilt`.
  package init(
    product name: String, arguments: [String] = [],
    environment: [String: String] = Self.environment
  ) throws(PseudoTerminalError) {
    self.init(
      path: try Self.path(ofProduct: name), arguments: arguments, environment: environment)
  }

  /// A shell with job control, for stopping and continuing what it runs.
  package static func shell(environment: [String: String] = Self.environment) -> TerminalProgram {
    TerminalProgram(
      path: "/bin/bash", arguments: ["--norc", "--noprofile", "-i"],
      environment: environment.merging(["PS1": "$ ", "HISTFILE": ""]) { $1 })
  }

  /// A shell with job control that leaves the modes of the line as a stopped program left them.
  package static func plainShell(
    environment: [String: String] = Self.environment
  ) -> TerminalProgram {
    TerminalProgram(
      path: "/bin/dash", arguments: ["-i"], environment: environment.merging(["PS1": "$ "]) { $1 })
  }

  /// What a program finds in a plain session: TERM, LANG, PATH and HOME.
  ///
  /// A sanitizer that the tests run under is told the same in the programs they start, which are
  /// built with it: its reports would else go to the pseudo-terminal.
  package static let environment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": "/",
  ].merging(sanitizerOptions) { $1 }

  private static let sanitizerOptions = ProcessInfo.processInfo.environment.filter { name, _ in
    ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"].contains(name)
  }

  /// Where the package's executable `name` lies: beside the running one, which tests and
  /// benchmarks are built to the same folder as.
  ///
  /// - Throws: `PseudoTerminalError.notBuilt`.
  package static func path(ofProduct name: String) throws(PseudoTerminalError) -> String {
    let candidates = [executablePath].compactMap(\.self) + CommandLine.arguments
    for candidate in candidates where candidate.contains("/") {
      var folder = URL(filePath: candidate)
      // A test bundle may be a file in the folder, or a folder in it.
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let path = folder.appending(path: name).path
        if access(path, X_OK) == 0 { return path }
      }
    }
    throw .notBuilt(name)
  }

  private static var executablePath: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
