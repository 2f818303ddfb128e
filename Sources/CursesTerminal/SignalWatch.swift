import CTerminalRestore
import Executors
import Glibc

/// Brings signals to the main actor, and gives them back as they were.
final class SignalWatch {
  private var previous: [(signal: Int32, action: sigaction)] = []
  private var handler: ((Int32) -> Void)?
  private let watch = DescriptorWatch(malmoi_signal_descriptor(), for: POLLIN)

  /// Takes `signals` over: from now on they wait for `start(handler:)`.
  ///
  /// To be done before curses opens the screen: it installs handlers of its own for signals that
  /// have their default action, and ours must be the only ones.
  init(_ signals: [Int32]) {
    previous = signals.map { ($0, Self.exchange($0, malmoi_remember_signal)) }
  }

  /// Calls `handler` within a task of the main actor with the number of each signal that arrives,
  /// also of those that came before.
  func start(handler: @escaping @MainActor (Int32) -> Void) {
    self.handler = handler
    watch.start { [weak self] in self?.hearPending() }
  }

  /// Calls the handler for the signals that came and were not heard of yet, without waiting.
  func hearPending() {
    guard let handler else { return }
    malmoi_clear_signal_descriptor()
    for (signal, _) in previous where malmoi_take_remembered_signal(signal) { handler(signal) }
  }

  /// Gives the signals back to who had them.
  func cancel() {
    watch.cancel()
    for (signal, action) in previous.reversed() {
      var action = action
      sigaction(signal, &action, nil)
    }
    previous.removeAll()
  }

  /// Whether whoever started the program wants it to ignore `signal`, as `nohup` does.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops the process group as ^Z does; returns when it is continued.
  ///
  /// ^Z itself has stopped the others already, but `kill -TSTP` has not. The signal goes to this
  /// thread too: another could take the group's while this one runs on. It waits, blocked, until
  /// both are sent, so that whichever comes first stops all; being continued takes back the other.
  static func stopProcessGroup() {
    var action = Self.exchange(SIGTSTP, SIG_DFL)
    var mask = Self.changeMask(SIG_BLOCK, SIGTSTP)
    pthread_kill(pthread_self(), SIGTSTP)
    kill(0, SIGTSTP)
    _ = Self.changeMask(SIG_UNBLOCK, SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &action, nil)
  }

  /// Stops this process, and no other, as ^Z does or another signal that stops; returns when it is
  /// continued.
  static func stopProcess(by signal: Int32 = SIGTSTP) {
    withDefaultAction(of: signal) { _ = pthread_kill(pthread_self(), signal) }
  }

  /// Runs `body` while `signal` does what it does by default, on this thread at least.
  static func withDefaultAction(of signal: Int32, _ body: () -> Void) {
    var action = exchange(signal, SIG_DFL)
    var mask = changeMask(SIG_UNBLOCK, signal)
    body()
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(signal, &action, nil)
  }

  /// Ends the process by `signal`, so that whoever waits for it learns of what ended it.
  static func die(of signal: Int32) -> Never {
    withDefaultAction(of: signal) { _ = pthread_kill(pthread_self(), signal) }
    exit(128 + signal)
  }

  /// Blocks or unblocks `signal` on this thread and returns the mask as it was.
  private static func changeMask(_ change: Int32, _ signal: Int32) -> sigset_t {
    var set = sigset_t()
    var old = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(change, &set, &old)
    return old
  }

  private static func exchange(_ signal: Int32, _ handler: sighandler_t?) -> sigaction {
    var action = sigaction()
    var old = sigaction()
    action.__sigaction_handler.sa_handler = handler
    // What a call waits for goes on when the handler is through.
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, &old)
    return old
  }
}
