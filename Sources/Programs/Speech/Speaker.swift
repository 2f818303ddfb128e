import Executors

/// Says sentences aloud, one at a time, through a program of the system that has nothing to do with
/// our terminal.
@MainActor
package final class Speaker {
  private let environment: [String: String]
  private let makeGrace: () -> any PauseTimer
  /// Who speaks now.
  private var current: ChildProcess?

  /// A speaker that looks for its program in the PATH of an environment, which that program gets.
  ///
  /// - Parameter makeGrace: makes what waits for a program that is slow to end.
  package init(
    environment: [String: String], makeGrace: @escaping () -> any PauseTimer
  ) {
    self.environment = environment
    self.makeGrace = makeGrace
  }

  /// The program there is now; nil when none is installed.
  package var program: SpeechProgram? {
    SpeechProgram.find(in: SearchPath(environment: environment))
  }

  /// Says a text, and returns when it was said, or stopped by the next one.
  ///
  /// What is being said stops. When the task is cancelled, this stops too.
  ///
  /// - Parameter language: its code, `"ko"` or `"en-GB"`.
  package func say(_ text: String, inLanguage language: String) async throws(SpeechError) {
    guard let program else { throw .noProgram }
    current?.askToEnd()
    let name = program.kind.rawValue
    let process: ChildProcess
    do throws(ChildProcess.StartError) {
      process = try ChildProcess(
        program.path, arguments: program.arguments(toSay: text, inLanguage: language),
        environment: environment, surroundings: .none, grace: makeGrace())
    } catch {
      throw .cannotStart(name: name, code: error.code)
    }
    current = process
    let ending = await process.ended()
    guard current === process else { return }
    current = nil
    if !Task.isCancelled, ending != .exited(0) { throw .failed(name: name) }
  }
}
