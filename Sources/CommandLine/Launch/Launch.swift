import AppText
import Files
import FoundationEssentials
import Lessons

/// From the command line to the thing it asks for, up to where a terminal is needed.
@MainActor
package struct Launch {
  /// What is to be done.
  package enum Plan {
    /// Print and end.
    case output(CommandOutput)
    /// Print one after the other as they come, until whoever reads them has seen enough.
    case outputs(AsyncStream<CommandOutput>)
    /// Open the app.
    case app(LearnerData, opening: Opening)
  }

  /// Where the app opens.
  package enum Opening: Sendable {
    /// At today.
    case today
    /// A course, straight into the quiz of a day counted from zero; nil is the next one.
    case study(Course, dayIndex: Int?)
    /// Straight into what is due.
    case review
  }

  /// What was asked for.
  package let invocation: Invocation
  /// The words for everything that is said.
  package let localization: Localization
  /// The folder of courses and texts.
  let resources: FilePath
  /// The variables of the process.
  let environment: [String: String]

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: the variables of the process.
  ///   - executable: the path of the running program.
  /// - Throws: `LaunchFailure` for a command line that makes no sense, or missing resources.
  package init(
    arguments: [String], environment: [String: String], executable: FilePath
  ) throws(LaunchFailure) {
    resources = try Self.resources(besideExecutable: executable)
    self.environment = environment
    let spoken = try Self.localization(InterfaceLanguage(environment: environment), in: resources)
    do throws(UsageError) {
      invocation = try Invocation(arguments: arguments)
    } catch {
      throw LaunchFailure(spoken.sentence(for: error), code: .wrongUsage)
    }
    let words =
      if let language = invocation.options.language {
        try Self.localization(language, in: resources)
      } else {
        spoken
      }
    localization = invocation.options.isASCIIOnly ? words.withASCIISigns : words
  }

  /// Whether it may take so long that whoever waits for it wants to end it: it heeds a cancelled
  /// task.
  package var isLong: Bool {
    switch invocation.command {
    case .importDecks, .exportDecks, .optimize: true
    default: false
    }
  }

  /// Finds out what is to be done, and does what needs no terminal.
  ///
  /// - Throws: `LaunchFailure` when it cannot be done.
  package func plan() async throws(LaunchFailure) -> Plan {
    switch invocation.command {
    case .help(let path):
      return .output(CommandOutput(lines: HelpText(words: try commandWords()).lines(of: path)))
    case .manual:
      let page = ManualPage(words: try commandWords(), version: Program.version)
      return .output(CommandOutput(lines: page.lines))
    case .completion(let shell):
      let script = CompletionScript(shell: shell, words: try commandWords())
      return .output(CommandOutput(lines: script.lines))
    case .version:
      return .output(CommandOutput(localization[.cliVersion(version: Program.version)]))
    case .check(let files, let isWatching, let asJSON):
      return try check(files, isWatching: isWatching, asJSON: asJSON)
    case .new(let languages, let title): return .output(try begin(title, in: languages))
    case .format(let request): return .output(format(request))
    case .preview(let file, let line, let isWatching):
      return try await preview(file, at: line, isWatching: isWatching)
    case .courses(let form): return .output(try await listCourses(form))
    case .due(let asJSON): return .output(try await reportDue(asJSON: asJSON))
    case .report(let first, let asJSON):
      return .output(try await reportActivity(since: first, asJSON: asJSON))
    case .stats(let asJSON): return .output(try await reportStats(asJSON: asJSON))
    case .words(let course, let asJSON):
      return .output(try await listWords(ofCourse: course, asJSON: asJSON))
    case .optimize(let order, let asJSON): return .output(try await optimize(order, asJSON: asJSON))
    case .tryAnswers(let trial): return .output(try await tryAnswers(trial))
    case .mendings(let course, let asJSON):
      return .output(try await listMendings(ofCourse: course, asJSON: asJSON))
    case .undoMending(let course, let sentence):
      return .output(try await undoMending(of: sentence, in: course))
    case .sources(let action): return .output(try await perform(action))
    case .memos(let action): return .output(try await perform(action))
    case .importDecks(let order): return .output(try await importDecks(order))
    case .undoImport(let id): return .output(try await undoImport(id))
    case .exportDecks(let order): return .output(try await exportDecks(order))
    case .sync(let order): return .output(try await sync(order))
    case .dump: return .output(try await dump())
    case .review: return try await review()
    case .open: return .app(try await learnerData(), opening: .today)
    case .study(let name, let day):
      let data = try await learnerData()
      let course = try await course(named: name, in: data)
      return .app(data, opening: .study(course, dayIndex: try dayIndex(day, of: course)))
    }
  }

  private func dayIndex(_ day: Int?, of course: Course) throws(LaunchFailure) -> Int? {
    guard let day, day > course.totalDays else { return day.map { $0 - 1 } }
    throw LaunchFailure(
      localization[.cliNoSuchDay(course: course.title, day: day, total: course.totalDays)],
      code: .problem)
  }

  private func commandWords() throws(LaunchFailure) -> CommandWords {
    do throws(LocalizationError) {
      let words = try CommandWords(localization.language, in: resources)
      return invocation.options.isASCIIOnly ? words.withASCIISigns : words
    } catch {
      throw Self.failure(error)
    }
  }
}
