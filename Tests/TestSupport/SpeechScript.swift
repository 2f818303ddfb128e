import FoundationEssentials
import Glibc
import Programs

/// A program that says nothing aloud, but writes down what it is asked for.
@MainActor
package struct SpeechScript {
  /// Where the programs are.
  package let folder: TemporaryFolder

  /// A folder without any program.
  package init() throws {
    folder = try TemporaryFolder()
  }

  /// A speaker that knows the programs of the folder only.
  package var speaker: Speaker {
    Speaker(environment: ["PATH": folder.path]) { ManualPauseTimer() }
  }

  /// Puts a program into the folder that runs lines of shell.
  ///
  /// Before them it writes its number and its arguments, one a line, to the file `said`.
  package func install(_ name: String = "espeak-ng", _ lines: String = "") throws {
    try folder.write(
      """
      #!/bin/sh
      PATH=/usr/bin:/bin
      for word in $$ "$@"; do printf '%s\\n' "$word" >> '\(folder.file("said"))'; done
      \(lines)

      """, to: name)
    guard chmod(folder.file(name), 0o700) == 0 else { throw SystemFault(code: errno) }
  }

  /// The lines that were written to `said`, the programs' numbers left out.
  package var said: [String] { lines.filter { Int($0) == nil } }

  /// The numbers of the programs that were started.
  package var numbers: [pid_t] { lines.compactMap { pid_t($0) } }

  private var lines: [String] {
    guard let data = try? folder.bytes(of: "said") else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
