import Dispatch
import Executors
import Files
import Glibc

/// Another program that we started, until it ends.
@MainActor
package final class ChildProcess {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By a signal of this number.
    case signaled(Int32)

    /// The ending that a status of waitpid(2) tells.
    init(status: Int32) {
      self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
    }
  }

  /// The system did not start a program; what it said.
  package struct StartError: Error {
    /// An `errno`.
    package let code: Int32
  }

  /// What a program is given to live with.
  package enum Surroundings: Sendable {
    /// The foreground of our terminal, in our process group: ^C and ^Z are for it as well.
    case terminal
    /// A process group of its own; it reads nothing, and what it writes is lost.
    case none
  }

  private let id: pid_t
  private let surroundings: Surroundings
  private var hasEnded = false
  private let grace: any PauseTimer
  /// How long a program that was asked to end may take to save its work.
  private static let graceTime = Duration.seconds(2)

  /// Starts a program, without a shell.
  ///
  /// Its signals have their default actions and none is blocked, whatever ours are.
  ///
  /// - Parameter grace: waits for a program that is slow to end.
  package init(
    _ path: FilePath, arguments: [String], environment: [String: String],
    surroundings: Surroundings, grace: any PauseTimer
  ) throws(StartError) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if surroundings == .none {
      // Its group is its own number.
      flags |= POSIX_SPAWN_SETPGROUP
      for descriptor in STDIN_FILENO...STDERR_FILENO {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var id: pid_t = 0
    let code = withCStrings([path.text] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&id, path.cString, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw StartError(code: code) }
    self.id = id
    self.surroundings = surroundings
    self.grace = grace
  }

  /// Returns when the program has ended; asks it to end when the task is cancelled.
  package func ended() async -> Ending {
    await withTaskCancellationHandler {
      await waitForEnd()
    } onCancel: {
      Task { await self.askToEnd() }
    }
    hasEnded = true
    grace.stop()
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    return Ending(status: status)
  }

  /// Returns when the program has ended, but leaves it to be waited for: its number stays its own
  /// until we know.
  private func waitForEnd() async {
    let id = id
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "malmoi.child").async {
        var info = siginfo_t()
        while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        continuation.resume()
      }
    }
  }

  /// Asks the program to end, then makes it.
  ///
  /// As a closed window asks, for which editors save what they have; a program with a group of its
  /// own is asked together with all it has started.
  package func askToEnd() {
    guard !hasEnded else { return }
    let (target, request) = surroundings == .none ? (-id, SIGTERM) : (id, SIGHUP)
    kill(target, request)
    kill(target, SIGCONT)
    grace.start(Self.graceTime) { [self] in if !hasEnded { kill(target, SIGKILL) } }
  }
}

/// Calls `body` with copies of strings as C programs take them, a null pointer after the last.
///
/// Bytes that are no UTF-8 are those they were (`FilePath.text`).
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup(FilePath($0).cString) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
