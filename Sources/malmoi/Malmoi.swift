import AppText
import CommandLine
import CursesTerminal
import Executors
import Files
import Glibc
import Programs
import Scenes
import Terminal
import TerminalUI

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
    let plan =
      launch.isLong
      ? try await InterruptibleWork.run { try await launch.plan() } : try await launch.plan()
    switch plan {
    case .output(let output):
      return CommandPrinter().print(output, words: launch.localization)
    case .outputs(let outputs):
      // Whoever has seen enough types ^C: that is how it ends, not a fault.
      signal(SIGINT) { _ in _exit(ExitCode.done.rawValue) }
      for await output in outputs {
        _ = CommandPrinter().print(output, words: launch.localization)
      }
      return .done
    case .app(let data, let opening):
      try await open(data, at: opening, launch)
      return .done
    }
  }

  private static func open(
    _ data: LearnerData, at opening: Launch.Opening, _ launch: Launch
  ) async throws {
    let environment = ProcessWords.environment
    let given = launch.invocation.options
    var setup = AppSetup(data, animator: Animator(isEnabled: given.isAnimated)) {
      given.seed ?? .random(in: .min ... .max)
    }
    setup.editor = ExternalEditor(environment: environment)
    setup.speaker = Speaker(environment: environment) { TaskPauseTimer() }
    setup.cutting = Launch.wordCutting
    let options = CursesTerminal.Options(environment: environment, isASCIIOnly: given.isASCIIOnly)
    do {
      let reason = try await CursesTerminal.withTerminal(options) { [setup] terminal in
        await Application(terminal: terminal, setup: setup).run(from: .init(opening))
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

extension Application.Opening {
  /// Where the command line asks the app to open.
  fileprivate init(_ opening: Launch.Opening) {
    switch opening {
    case .today: self = .root(.today)
    case .study(let course, let dayIndex): self = .study(course, dayIndex: dayIndex)
    case .review: self = .review
    }
  }
}
