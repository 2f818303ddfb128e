import Executors

/// Says sentences aloud, one at a time, through a program of the system that has nothing to do with
/// our terminal.
@MainActor
package final class Speaker {
  private let environment: [String: String]
  private let makeGrace: () -> any PauseTimer
  /// Whether sentences may be asked by sound: a program is there that never failed at it, and the
  /// learner did not say "not now".
  package var isReady: Bool { !isSilenced && program != nil }
  /// Whether nothing is asked by sound until malmoi ends.
  private var isSilenced = false
  /// How long a sentence may take to be said.
  private static let patience = Duration.seconds(20)

  /// Nothing is asked by sound until malmoi ends.
  package func silence() {
    isSilenced = true
    current?.askToEnd()
  }

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
  /// - Throws: also when the program does not come to an end.
  package func say(
    _ text: String, inLanguage language: String, slowly isSlow: Bool = false
  ) async throws(SpeechError) {
    guard let program else { throw .noProgram }
    current?.askToEnd()
    let name = program.kind.rawValue
    let process: ChildProcess
    do throws(ChildProcess.StartError) {
      process = try ChildProcess(
        program.path,
        arguments: program.arguments(toSay: text, inLanguage: language, slowly: isSlow),
        environment: environment, surroundings: .none, grace: makeGrace())
    } catch {
      throw .cannotStart(name: name, code: error.code)
    }
    current = process
    var isHanging = false
    let patience = makeGrace()
    patience.start(Self.patience) {
      isHanging = true
      process.askToEnd()
    }
    let ending = await process.ended()
    patience.stop()
    if isHanging { throw .hangs(name: name) }
    guard current === process else { return }
    current = nil
    if !Task.isCancelled, ending != .exited(0) { throw .failed(name: name) }
  }
}
