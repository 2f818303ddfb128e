import AppText
import CursesTerminal
import Executors
import Files
import Glibc
import MalmoiApp
import Terminal

/// The program: reads the command line, puts the app together, gives it the terminal.
@main
struct Malmoi {
  static func main() {
    StandardStream.openMissing()
    CursesTerminal.dropCrashReports()
    OwnExecutors.install()
    Task { exit(await run().rawValue) }
    OwnExecutors.run()
  }

  private static func run() async -> ExitCode {
    do {
      let launch = try Launch(
        arguments: Array(ProcessWords.arguments.dropFirst()),
        environment: ProcessWords.environment, executable: executable)
      return try await run(launch)
    } catch let failure as LaunchFailure {
      return CommandPrinter().print(CommandOutput(failure))
    } catch {
      return CommandPrinter().print(CommandOutput(LaunchFailure("\(error)", code: .unusable)))
    }
  }

  private static func run(_ launch: Launch) async throws -> ExitCode {
    switch try await launch.plan() {
    case .output(let output):
      return CommandPrinter().print(output, words: launch.localization)
    case .app(let setup, let opening):
      try await open(setup, at: opening, launch)
      return .done
    }
  }

  private static func open(
    _ setup: AppSetup, at opening: Application.Opening, _ launch: Launch
  ) async throws {
    let options = CursesTerminal.Options(
      environment: ProcessWords.environment,
      isASCIIOnly: launch.invocation.options.isASCIIOnly)
    do {
      let reason = try await CursesTerminal.withTerminal(options) { terminal in
        await Application(terminal: terminal, setup: setup).run(from: opening)
      }
      if let reason { CursesTerminal.endProcess(by: reason) }
    } catch let error as TerminalOpenError {
      throw LaunchFailure(launch.localization.sentence(for: error), code: .unusable)
    }
  }

  /// The path of this program, whatever it was called as.
  private static var executable: FilePath {
    FilePath("/proc/self/exe").linkDestination ?? FilePath(ProcessWords.arguments[0])
  }
}
