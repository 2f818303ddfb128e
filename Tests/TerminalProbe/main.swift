import CursesTerminal
import Executors
import FoundationEssentials
import Glibc

// A program for the tests of CursesTerminal: takes the terminal it was started in, shows what
// arrives, and does what the first argument says at the first key. See `Probe.Act`. For boxes, the
// second argument is a file of texts, each a line of code points.

let arguments = CommandLine.arguments.dropFirst()
let act = arguments.first.flatMap(Probe.Act.init(rawValue:)) ?? .list
let options = CursesTerminal.Options(
  environment: ProcessInfo.processInfo.environment, isASCIIOnly: arguments.contains("--ascii"))
let file = act == .boxes ? arguments.dropFirst().first : nil

/// Runs the probe, and returns the exit status.
func run() async -> Int32 {
  do {
    let lines = try file.map { try String(contentsOfFile: $0, encoding: .utf8) }?.split(
      separator: "\n", omittingEmptySubsequences: false)
    let texts = lines?.map(String.init(codePoints:)) ?? []
    if arguments.contains("--reopen") {
      try await CursesTerminal.withTerminal(options) { _ in }
    }
    let end = try await CursesTerminal.withTerminal(options) { terminal in
      try await Probe(terminal: terminal, act: act, texts: texts).run()
    }
    if let end { CursesTerminal.endProcess(by: end) }
    return 0
  } catch {
    let message = "terminal-probe: \(error)\n"
    _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    return error is TerminalOpenError ? 3 : 1
  }
}

OwnExecutors.install()
Task { exit(await run()) }
OwnExecutors.run()
