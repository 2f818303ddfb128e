import FoundationEssentials
import Glibc

/// A program running on a terminal of its own, driven and watched by a test or a benchmark.
///
/// The program leads a session with this as its controlling terminal, so ^C, ^Z and a hang-up
/// reach it as they would from a window. Waiting is always for something: for the screen to
/// satisfy a condition, or for the program to end.
package final class PseudoTerminal {
  /// Whether a program that asks gets the answers of a terminal.
  package var answersQuestions = true
  /// The process started.
  package let process: pid_t
  let master: Int32
  private let display: VirtualTerminal
  private var isHungUp = false
  /// Whether no process has the terminal open any more.
  private var isAbandoned = false
  private var status: ExitStatus?
  /// What the program is answered once all that is being sent was sent; nil while nothing is.
  private var laterAnswers: [UInt8]?

  /// What a terminal has that does not tell its size.
  private static let standardSize = (columns: 80, rows: 24)

  /// Starts `program` on a new terminal of `columns` and `rows`; zero for one that does not tell.
  package init(
    running program: TerminalProgram, columns: Int = 80, rows: Int = 24
  ) throws(PseudoTerminalError) {
    master = try Self.openMaster(columns: columns, rows: rows)
    display = VirtualTerminal(
      columns: columns > 0 ? columns : Self.standardSize.columns,
      rows: rows > 0 ? rows : Self.standardSize.rows)
    do throws(PseudoTerminalError) {
      process = try Self.spawn(program, onTerminal: Self.slavePath(of: master))
    } catch {
      close(master)
      throw error
    }
  }

  deinit {
    if !isHungUp { close(master) }
    if status == nil {
      Glibc.kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// What the terminal shows after all that has arrived by now.
  package var screen: TerminalScreen {
    drain()
    return display.snapshot
  }

  /// Bytes the program has written so far.
  package var bytesReceived: Int {
    drain()
    return display.byteCount
  }

  /// Bytes the program has written that were read by now.
  package var bytesTaken: Int { display.byteCount }

  /// The process group that has the terminal in the foreground; its number is that of the
  /// process which leads it.
  package var foregroundProcess: pid_t { tcgetpgrp(master) }

  /// Whether the line is as a shell wants it: lines edited, echoed, ^C a signal.
  package var isCooked: Bool {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return modes.c_lflag & wanted == wanted && modes.c_iflag & tcflag_t(ICRNL | IXON) != 0
      && modes.c_oflag & tcflag_t(OPOST | ONLCR) == tcflag_t(OPOST | ONLCR)
  }

  /// Types `text`.
  package func send(_ text: String) throws(PseudoTerminalError) {
    try send(bytes: Array(text.utf8))
  }

  /// Sends bytes as they are, reading what the program writes meanwhile.
  ///
  /// What it asks is answered behind them: a terminal puts nothing into the middle of a paste.
  package func send(bytes: [UInt8]) throws(PseudoTerminalError) {
    laterAnswers = []
    defer {
      let answers = laterAnswers ?? []
      laterAnswers = nil
      answer(answers)
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      guard !isAbandoned else { throw .ended(awaiting: "input", screen: display.snapshot.text) }
      let ready = wait(for: POLLIN | POLLOUT, milliseconds: 60_000)
      if ready == 0 { throw .timedOut(awaiting: "room for input", screen: display.snapshot.text) }
      if ready & POLLIN != 0 || ready & POLLHUP != 0 { drain() }
      guard ready & POLLOUT != 0 else { continue }
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EAGAIN, errno != EINTR {
        throw .systemCall("write", code: errno)
      }
    }
  }

  /// Waits until the screen satisfies `condition` and returns it.
  ///
  /// - Parameters:
  ///   - purpose: What is waited for, in the words of a failure.
  ///   - timeout: How long at most; generous, for a busy machine.
  /// - Throws: `timedOut`, or `ended` when nobody is left to satisfy it.
  @discardableResult
  package func waitUntil(
    _ purpose: String, timeout: Duration = .seconds(60), _ condition: (TerminalScreen) -> Bool
  ) throws(PseudoTerminalError) -> TerminalScreen {
    let deadline = ContinuousClock.now + timeout
    while true {
      let screen = screen
      if condition(screen) { return screen }
      if isAbandoned { throw .ended(awaiting: purpose, screen: screen.text) }
      let left = ContinuousClock.now.duration(to: deadline)
      if left <= .zero { throw .timedOut(awaiting: purpose, screen: screen.text) }
      _ = wait(for: POLLIN, milliseconds: left.milliseconds)
    }
  }

  /// Waits until `text` was written in one go, whatever the screen shows then.
  ///
  /// For measuring: looking at the screen takes milliseconds, which this does not.
  package func waitUntilWritten(
    _ text: String, timeout: Duration = .seconds(60)
  ) throws(PseudoTerminalError) {
    let deadline = ContinuousClock.now + timeout
    while true {
      drain()
      if display.hasWritten(text) { return }
      if isAbandoned { throw .ended(awaiting: text, screen: display.snapshot.text) }
      let left = ContinuousClock.now.duration(to: deadline)
      if left <= .zero { throw .timedOut(awaiting: text, screen: display.snapshot.text) }
      _ = wait(for: POLLIN, milliseconds: left.milliseconds)
    }
  }

  /// Waits until `part` stands on one line of the screen, and returns the screen.
  @discardableResult
  package func waitUntilShown(
    _ part: String, timeout: Duration = .seconds(60)
  ) throws(PseudoTerminalError) -> TerminalScreen {
    try waitUntil("“\(part)”", timeout: timeout) { $0.shows(part) }
  }

  /// Lets `duration` pass while what the program writes is read; for showing that nothing
  /// happens.
  package func watch(for duration: Duration) {
    let deadline = ContinuousClock.now + duration
    while ContinuousClock.now < deadline {
      drain()
      let left = ContinuousClock.now.duration(to: deadline)
      _ = wait(for: isAbandoned ? 0 : POLLIN, milliseconds: left.milliseconds)
    }
  }

  /// Lets `duration` pass without reading, as a line that is stuck does.
  package func stall(for duration: Duration) {
    _ = wait(for: 0, milliseconds: duration.milliseconds)
  }

  /// Writes `text` to the screen behind the program's back, as another program would.
  package func scribble(_ text: String) throws(PseudoTerminalError) {
    let slave = try openSlave()
    defer { close(slave) }
    _ = text.withCString { write(slave, $0, strlen($0)) }
  }

  /// Throws away what was typed and is not read yet, as a line does that flushes on ^C.
  package func discardInput() throws(PseudoTerminalError) {
    let slave = try openSlave()
    defer { close(slave) }
    tcflush(slave, TCIFLUSH)
  }

  /// Waits for the process started to end.
  package func waitForExit(timeout: Duration = .seconds(60)) throws(PseudoTerminalError)
    -> ExitStatus
  {
    let deadline = ContinuousClock.now + timeout
    while ContinuousClock.now < deadline {
      drain()
      if let status = exitStatus() { return status }
      _ = wait(for: isAbandoned || isHungUp ? 0 : POLLIN, milliseconds: 5)
    }
    throw .timedOut(awaiting: "the end of the process", screen: display.snapshot.text)
  }

  /// How the process started ended; nil while it runs.
  package var exitStatusIfEnded: ExitStatus? {
    drain()
    return exitStatus()
  }

  /// Gives the terminal another size, of which the program gets SIGWINCH.
  package func resize(columns: Int, rows: Int) throws(PseudoTerminalError) {
    if columns > 0, rows > 0 { display.resize(columns: columns, rows: rows) }
    try Self.setSize(of: master, columns: columns, rows: rows)
  }

  /// Sends a signal to the process started, or to `other`.
  package func kill(_ signal: Int32, process other: pid_t? = nil) {
    Glibc.kill(other ?? process, signal)
  }

  /// Closes the terminal's window: the program's terminal is gone.
  package func hangUp() {
    guard !isHungUp else { return }
    drain()
    isHungUp = true
    close(master)
  }
}

// MARK: - The master side

extension PseudoTerminal {
  /// Reads all that waits and lets the display have it.
  func drain() {
    while true {
      let chunk = readChunk()
      if chunk.isEmpty { return }
      feed(chunk)
    }
  }

  /// Lets the display have what was read, and the program what a terminal answers to it.
  func feed(_ chunk: [UInt8]) {
    let answers = display.write(chunk)
    guard answersQuestions else { return }
    if laterAnswers == nil { answer(answers) } else { laterAnswers? += answers }
  }

  private func answer(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Whether there is something to read within the time.
  func isReadable(within time: Duration) -> Bool {
    wait(for: POLLIN, milliseconds: time.milliseconds) & POLLIN != 0
  }

  /// Reads what waits, as much as comes at once; empty when nothing does.
  func readChunk(atMost limit: Int = 1 << 16) -> [UInt8] {
    guard !isHungUp, !isAbandoned else { return [] }
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = read(master, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { isAbandoned = count == 0 || errno != EAGAIN }
      return bytes
    }
  }

  /// The poll(2) events that come true within the time; 0 when none do.
  private func wait(for events: Int32, milliseconds: Int32) -> Int32 {
    var state = pollfd(fd: events == 0 ? -1 : master, events: Int16(events), revents: 0)
    return poll(&state, 1, max(1, milliseconds)) > 0 ? Int32(state.revents) : 0
  }

  /// The terminal as a program sees it.
  private func openSlave() throws(PseudoTerminalError) -> Int32 {
    let slave = open(try Self.slavePath(of: master), O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw .systemCall("open", code: errno) }
    return slave
  }

  private func exitStatus() -> ExitStatus? {
    if let status { return status }
    var raw: Int32 = 0
    if waitpid(process, &raw, WNOHANG) == process { status = ExitStatus(waitStatus: raw) }
    return status
  }
}

extension Duration {
  /// Whole milliseconds, rounded up, for poll(2).
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(
      clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
