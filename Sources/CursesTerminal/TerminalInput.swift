import CTerminalRestore
import Executors
import Glibc
import Terminal

/// Reads what the terminal sends, when it sends something.
///
/// Reading comes first: a ^C behind a flood of text is a signal only when all before it was read.
/// Making events of it and answering them follows bit by bit, so that frames, signals and other
/// work have their turn between.
final class TerminalInput {
  /// Bytes read before events are made of them; more waits where it is.
  private static let capacity = 4 << 20
  private static let readCapacity = 1 << 16
  /// How long reading may go on before some of it is answered.
  private static let readingTime = Duration.milliseconds(25)
  /// How long a bit of a flood may take.
  private static let answeringTime = Duration.milliseconds(15)

  private let descriptor: Int32
  private var decoder: KeyDecoder
  private let escapeDelay: Duration
  private let watch: DescriptorWatch
  private var silence: Task<Void, any Error>?
  private var scheduledDrain: Task<Void, Never>?
  private var handler: ([Event]) -> Void = { _ in }
  private var groundCame: (Ground) -> Void = { _ in }
  private var cursorCame: ([Int]) -> Void = { _ in }
  private var answersCame: (Int) -> Void = { _ in }
  private var hangUp: () -> Void = {}
  /// What was read and is not decoded yet.
  private var backlog = ByteBacklog()

  /// Input that is not read yet.
  ///
  /// - Parameters:
  ///   - decoder: What makes events of the bytes.
  ///   - escapeDelay: How long Esc may wait for the rest of a sequence.
  init(decoder: KeyDecoder, escapeDelay: Duration) {
    descriptor = TerminalModes.openInput()
    watch = DescriptorWatch(descriptor, for: POLLIN)
    self.decoder = decoder
    self.escapeDelay = escapeDelay
  }

  /// Whether more was read than is answered: what the terminal says to a frame is behind it.
  var isBehind: Bool { !backlog.isEmpty }

  /// Starts reading.
  ///
  /// All within a task of the main actor: `handler` gets the events of one drain at once, of a flood
  /// bit by bit; `groundCame` is told after them what the terminal's text stands on, `cursorCame` the
  /// columns its cursor was in and `answersCame` how often the terminal has answered, `hangUp` once
  /// that there is none any more.
  func start(
    handler: @escaping ([Event]) -> Void, groundCame: @escaping (Ground) -> Void,
    cursorCame: @escaping ([Int]) -> Void, answersCame: @escaping (Int) -> Void,
    hangUp: @escaping () -> Void
  ) {
    self.handler = handler
    self.groundCame = groundCame
    self.cursorCame = cursorCame
    self.answersCame = answersCame
    self.hangUp = hangUp
    resume()
  }

  /// Leaves the terminal to another program; half a key is forgotten.
  func pause() {
    watch.cancel()
    silence?.cancel()
    if backlog.isEmpty { _ = decoder.settle() }
  }

  /// Reads again after `pause()`.
  func resume() {
    guard !watch.isActive else { return }
    watch.start { [weak self] in self?.drain() }
    if isBehind { scheduleDrain() }
  }

  /// Hands on what waits by now, of a flood a bit; nothing while paused.
  func drain() {
    malmoi_restore_guard_thread()
    guard watch.isActive else { return }
    silence?.cancel()
    let isOver = readWaitingBytes()
    if isOver { pause() }
    answer()
    if isOver { return hangUp() }
    if isBehind { scheduleDrain() } else { awaitSilence() }
  }

  /// Reads until the terminal has answered so often, so that no answer reaches the program that
  /// gets the terminal next; not longer than until `deadline`.
  func awaitAnswers(_ count: Int, until deadline: ContinuousClock.Instant) {
    var missing = count
    while missing > 0 {
      let left = Int32(clamping: Int(ContinuousClock.now.duration(to: deadline) / .milliseconds(1)))
      guard left > 0, isReadable(within: left) else { return }
      let isOver = readWaitingBytes()
      let events = decoder.decode(backlog.takeAll())
      if !events.isEmpty { handler(events) }
      missing -= decoder.takeAnswers()
      if isOver { return }
    }
  }

  /// Goes on when all else that is due had its turn.
  private func scheduleDrain() {
    guard scheduledDrain == nil else { return }
    scheduledDrain = Task { [weak self] in
      self?.scheduledDrain = nil
      self?.drain()
    }
  }
}

// MARK: - Bytes and events

extension TerminalInput {
  /// Reads what waits, and what follows on its heels; says whether the terminal is gone.
  private func readWaitingBytes() -> Bool {
    let deadline = ContinuousClock.now + Self.readingTime
    var patience: Int32 = 0
    while backlog.count < Self.capacity, isReadable(within: patience) {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: Self.readCapacity) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count <= 0 { return count == 0 || errno != EINTR && errno != EAGAIN }
      backlog.append(chunk)
      guard ContinuousClock.now < deadline else { break }
      // The line holds few thousand bytes: of a flood the next ones are on their way.
      patience = count >= 2048 ? 1 : 0
    }
    return false
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) == 1
  }

  /// Makes events of what was read and hands them on, until that has taken its time.
  private func answer() {
    let start = ContinuousClock.now
    repeat {
      let sliceStart = ContinuousClock.now
      let events = decoder.decode(backlog.takeSlice())
      if !events.isEmpty { handler(events) }
      if let ground = decoder.takeGround() { groundCame(ground) }
      let columns = decoder.takeCursorColumns()
      if !columns.isEmpty { cursorCame(columns) }
      let answers = decoder.takeAnswers()
      if answers > 0 { answersCame(answers) }
      backlog.sliceTook(ContinuousClock.now - sliceStart)
    } while isBehind && ContinuousClock.now - start < Self.answeringTime
  }

  /// Sets the clock that decides what the decoder cannot; there is none while it can.
  private func awaitSilence() {
    guard watch.isActive, let question = decoder.question else { return }
    let delay: Duration =
      switch question {
      case .isEscapeAKey: escapeDelay
      case .isEndLost: .seconds(1)
      }
    silence = Task { [weak self] in
      try await Task.sleep(for: delay)
      try Task.checkCancellation()
      self?.settle()
    }
  }

  private func settle() {
    let events = decoder.settle()
    if !events.isEmpty { handler(events) }
  }
}
