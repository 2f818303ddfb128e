import Dispatch
import Glibc

/// Brings signals to the main actor, and gives them back as they were.
final class SignalWatch {
  private var previous: [(signal: Int32, action: sigaction)] = []
  private var sources: [any DispatchSourceSignal] = []

  /// Takes `signals` over: they are ignored until `start(handler:)`.
  ///
  /// To be done before curses opens the screen: it installs handlers of its own for signals that
  /// have their default action, and ours must be the only ones.
  init(_ signals: [Int32]) {
    previous = signals.map { ($0, Self.exchange($0, SIG_IGN)) }
  }

  /// Calls `handler` on the main actor with the number of each signal that arrives.
  func start(handler: @escaping @MainActor (Int32) -> Void) {
    sources = previous.map { signal, _ in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
      source.setEventHandler { handler(signal) }
      source.activate()
      return source
    }
  }

  /// Gives the signals back to who had them.
  func cancel() {
    for source in sources { source.cancel() }
    sources.removeAll()
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
  /// The signal goes to this thread too, not to the process alone: another thread could take
  /// that one while this thread runs on.
  static func stopProcessGroup() {
    withDefaultAction(of: SIGTSTP) {
      kill(0, SIGTSTP)
      pthread_kill(pthread_self(), SIGTSTP)
    }
  }

  /// Stops this process, and no other, as ^Z does; returns when it is continued.
  static func stopProcess() {
    withDefaultAction(of: SIGTSTP) {
      _ = pthread_kill(pthread_self(), SIGTSTP)
    }
  }

  /// Runs `body` while `signal` does what it does by default, on this thread at least: Dispatch
  /// blocks signals on the threads it runs the main queue on.
  static func withDefaultAction(of signal: Int32, _ body: () -> Void) {
    var set = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    var action = exchange(signal, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &set, &blocked)
    body()
    pthread_sigmask(SIG_SETMASK, &blocked, nil)
    sigaction(signal, &action, nil)
  }

  /// Ends the process by `signal`, so that whoever waits for it learns of what ended it.
  static func die(of signal: Int32) -> Never {
    withDefaultAction(of: signal) { _ = pthread_kill(pthread_self(), signal) }
    exit(128 + signal)
  }

  private static func exchange(_ signal: Int32, _ handler: sighandler_t?) -> sigaction {
    var action = sigaction()
    var old = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(signal, &action, &old)
    return old
  }
}
