import CTerminalRestore
import Glibc
import Terminal

/// The terminal that the program was started in, drawn on through curses.
///
/// It is taken from opening to `close()`, which `withTerminal(_:_:)` calls also when its body
/// throws. Signals that ask the program to end come as `Event.terminate`; signals that kill it
/// put the terminal back first (see CTerminalRestore).
package final class CursesTerminal: Terminal {
  package private(set) var capabilities: TerminalCapabilities
  let screen: CursesScreen
  let privateModes: PrivateModes
  private let foundModes: termios
  private let signals: SignalWatch
  let input: TerminalInput
  let output = OutputReadiness()
  let pacing = FramePacing { TerminalOutput.write(FramePacing.question) }
  /// What the learner chose about colours.
  var appearance = Appearance()
  /// What text stands on by what the environment says.
  let assumedGround: Ground
  /// What text stands on by the terminal's own word; nil before it says so.
  private(set) var answeredGround: Ground?
  /// Where its cursor was behind the samples of `PictureQuestion`.
  var sampleColumns: [Int] = []
  var handler: ([Event]) -> Void = { _ in }
  var holding = Holding.ours
  private var isHungUp = false
  var lastTaken = ContinuousClock.now
  var nextStop: Task<Void, any Error>?

  enum Holding {
    /// We draw and read.
    case ours
    /// Another program does; see `released(whileRunning:)`.
    case released
    /// The shell does, though it let us go on: we stop again.
    case stopping
    /// Given back for good.
    case closed
  }

  /// Takes the terminal at standard input and output.
  ///
  /// - Throws: `TerminalOpenError`, before a byte is written.
  /// - Precondition: No other `CursesTerminal` is open: curses has one current screen.
  package init(_ options: Options) throws(TerminalOpenError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.input) }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.output) }
    try Terminfo.check(name: options.terminalName)
    foundModes = try TerminalModes.current()
    TerminalModes.awaitForeground(foundModes)
    let isUTF8 = CharacterLocale.activate()
    let signals = SignalWatch(Self.watchedSignals)
    do throws(TerminalOpenError) {
      screen = try CursesScreen(
        terminalName: options.terminalName, isColorWanted: options.isColorWanted, isUTF8: isUTF8)
    } catch {
      signals.cancel()
      throw error
    }
    self.signals = signals
    capabilities = TerminalCapabilities(
      colors: screen.depth, isASCIIOnly: options.isASCIIOnly || !isUTF8,
      hasRoundCorners: options.terminalName?.hasPrefix("linux") == false)
    assumedGround = options.assumedGround
    input = TerminalInput(
      decoder: KeyDecoder(sequences: KeySequences.load()), escapeDelay: options.escapeDelay)
    privateModes = PrivateModes()
    privateModes.armRestore(modes: foundModes)
    malmoi_restore_guard_thread()
    privateModes.turnOn()
    adoptColors()
    ask(terminalName: options.terminalName)
  }

  isolated deinit {
    close()
  }

  /// Lets signals that kill do so at once from now on; to be the first thing a program does.
  ///
  /// Swift's crash report, on a terminal, waits for a key: ^\ in the first moments would leave a
  /// program that neither goes on nor ends. Whoever sets SWIFT_BACKTRACE gets it all the same.
  package static func dropCrashReports() {
    malmoi_restore_drop_reports()
  }

  /// Runs `body` with the terminal taken; it is given back however `body` ends.
  ///
  /// - Throws: `TerminalOpenError` when there is none, else what `body` throws.
  package static func withTerminal<Result>(
    _ options: Options, _ body: (CursesTerminal) async throws -> Result
  ) async throws -> Result {
    let terminal = try CursesTerminal(options)
    defer { terminal.close() }
    return try await body(terminal)
  }

  /// Gives the terminal back as it was found; does nothing the second time.
  package func close() {
    guard holding != .closed else { return }
    handler = { _ in }
    input.pause()
    output.cancel()
    pacing.cancel()
    leave()
    holding = .closed
    signals.cancel()
    malmoi_restore_disarm()
    screen.close()
  }

  /// Ends the process as the signal behind `reason` would have, so that a shell that waits for
  /// it sees why; to be called after `close()`, when all is saved.
  package static func endProcess(by reason: TerminationReason) -> Never {
    switch reason {
    case .interrupt: SignalWatch.die(of: SIGINT)
    case .terminate: SignalWatch.die(of: SIGTERM)
    case .hangUp: SignalWatch.die(of: SIGHUP)
    }
  }

  package var size: Size { screen.size }

  package func start(handler: @escaping @MainActor ([Event]) -> Void) {
    // Not while the window is in the middle of something.
    self.handler = { events in Task { handler(events) } }
    signals.start { [weak self] in self?.signalArrived($0) }
    input.start { [weak self] in
      if let events = self?.withoutLineKeys($0), !events.isEmpty { handler(events) }
    } groundCame: { [weak self] ground in
      self?.answeredGround = ground
      self?.adoptColors()
    } cursorCame: { [weak self] columns in
      self?.adoptPictures(columns)
    } answersCame: { [weak self] count in
      self?.pacing.answersCame(count)
    } hangUp: { [weak self] in
      self?.hungUp()
    }
    sizeMayHaveChanged()
  }

  /// Gives the terminal back while `body` runs, then takes it again and repaints.
  ///
  /// ^C and ^\ are meant for the other program then. It must be started with the signals' default
  /// actions and none of them blocked (`POSIX_SPAWN_SETSIGDEF`, `POSIX_SPAWN_SETSIGMASK`).
  package func released(whileRunning body: () async throws -> Void) async rethrows {
    guard holding == .ours else { return try await body() }
    input.pause()
    leave()
    holding = .released
    let quit = SignalWatch([SIGQUIT])
    defer {
      quit.cancel()
      // The ^C that ended the other program came to this one as well, and is not meant for it.
      signals.hearPending()
      if holding == .released {
        holding = .ours
        input.resume()
        acquire()
      }
    }
    try await body()
  }
}

// MARK: - Giving and taking

extension CursesTerminal {
  func leave() {
    guard holding == .ours else { return }
    awaitAnswer()
    privateModes.turnOff()
    screen.leave()
  }

  func acquire() {
    SignalWatch.withDefaultAction(of: SIGTTOU) { screen.acquire() }
    lastTaken = .now
    privateModes.turnOn()
    let newSize = adoptSize()
    screen.repaint()
    if let newSize { handler([.resize(newSize)]) }
  }

  /// Draws words from right to left as the learner chose, from the next picture on.
  func adoptLetterOrder() { capabilities.letterOrder = appearance.letterOrder }

  /// Takes the size the terminal has now and returns it when it is another.
  private func adoptSize() -> Size? {
    guard let size = TerminalModes.windowSize(), screen.resize(to: size) else { return nil }
    return size
  }

  func sizeMayHaveChanged() {
    if let newSize = adoptSize() { handler([.resize(newSize)]) }
  }

  func hungUp() {
    guard !isHungUp, holding != .closed else { return }
    isHungUp = true
    handler([.terminate(.hangUp)])
  }
}
