import Glibc

/// What a process was started with, as text that keeps every byte (`FilePath.text`).
package enum ProcessWords {
  /// The words of the command line, the program's name first.
  package static var arguments: [String] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0].map(text) }
  }

  /// The variables; of several with one name the first, as getenv(3) finds it.
  package static var environment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let parts = text(entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, variables[String(parts[0])] == nil {
        variables[String(parts[0])] = String(parts[1])
      }
      next += 1
    }
    return variables
  }

  private static func text(_ word: UnsafeMutablePointer<CChar>) -> String {
    FilePath(cString: word).text
  }
}
