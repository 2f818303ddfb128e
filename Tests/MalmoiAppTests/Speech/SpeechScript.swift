import FoundationEssentials
import Glibc
import MalmoiApp
import TestSupport

/// A program that says nothing aloud, but writes down what it is asked for.
@MainActor
struct SpeechScript {
  let folder: TemporaryFolder

  /// A folder without any program.
  init() throws {
    folder = try TemporaryFolder()
  }

  /// A speaker that knows the programs of the folder only.
  var speaker: Speaker {
    Speaker(environment: ["PATH": folder.path]) { ManualPauseTimer() }
  }

  /// Puts a program into the folder that runs lines of shell.
  ///
  /// Before them it writes its number and its arguments, one a line, to the file `said`.
  func install(_ name: String = "espeak-ng", _ lines: String = "") throws {
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
  var said: [String] { lines.filter { Int($0) == nil } }

  /// The numbers of the programs that were started.
  var numbers: [pid_t] { lines.compactMap { pid_t($0) } }

  private var lines: [String] {
    guard let data = try? folder.bytes(of: "said") else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
