import Glibc
import Terminal

/// Signals, and stopping: the shell has the terminal meanwhile.
extension CursesTerminal {
  /// Signals that the parent wants ignored stay so, but for those that are keys here.
  static var watchedSignals: [Int32] {
    [SIGINT, SIGTERM, SIGWINCH, SIGCONT]
      + [SIGHUP, SIGTSTP].filter { !SignalWatch.isIgnored($0) }
  }

  func signalArrived(_ signal: Int32) {
    // What was typed before ^C or ^Z comes before it here too, and is not left to the shell.
    if signal == SIGINT || signal == SIGTSTP { input.drain() }
    switch signal {
    case SIGINT: if holding != .released { handler([.terminate(.interrupt)]) }
    case SIGTERM: handler([.terminate(.terminate)])
    case SIGHUP: hungUp()
    case SIGWINCH: if holding == .ours { sizeMayHaveChanged() }
    case SIGTSTP: suspend()
    case SIGCONT: continued()
    default: preconditionFailure("signal \(signal) is not watched")
    }
  }

  /// Keys that the line makes signals of, where the terminal tells them in another way.
  private static let lineKeys: [Key: Int32] = [
    .control("c"): SIGINT, .control("z"): SIGTSTP, .control("\\"): SIGQUIT,
  ]

  /// The events without such keys, which do here what they would do as signals: ask to end first.
  func withoutLineKeys(_ events: [Event]) -> [Event] {
    var signals: [Int32] = []
    let others = events.filter { event in
      guard case .key(let key) = event, let signal = Self.lineKeys[key] else { return true }
      signals.append(signal)
      return false
    }
    for signal in signals { kill(getpid(), signal) }
    return others
  }

  private func suspend() {
    guard holding == .ours else { return SignalWatch.stopProcess() }
    leave()
    SignalWatch.stopProcessGroup()
    acquireAfterStop()
  }

  /// Takes the terminal when the shell has given it back; in the background, as after `bg`, stops
  /// again.
  ///
  /// Between the two stops signals are heard: `kill %1` asks a stopped program to end, and lets it
  /// go on for that.
  private func acquireAfterStop() {
    guard !TerminalModes.isInForeground else {
      holding = .ours
      input.resume()
      return acquire()
    }
    holding = .stopping
    input.pause()
    nextStop = Task { [weak self] in
      try await Task.sleep(for: .milliseconds(100))
      guard let self, holding == .stopping else { return }
      SignalWatch.stopProcess(by: SIGTTOU)
      acquireAfterStop()
    }
  }

  /// Takes the terminal again after a stop that was not ours to prepare (SIGSTOP).
  ///
  /// The signal also comes just after `suspend()` took it, and means nothing then.
  private func continued() {
    guard holding == .ours, lastTaken.duration(to: .now) > .milliseconds(500) else { return }
    leave()
    acquire()
  }
}
