import CTerminalRestore
import Dispatch
import Glibc
import Terminal

/// Reads what the terminal sends, when it sends something.
final class TerminalInput {
  /// Bytes read before events are handed on: a terminal that never stops sending must still see
  /// a frame now and then.
  private static let batchCapacity = 1 << 20
  private static let readCapacity = 1 << 16

  private let descriptor: Int32
  private var decoder: KeyDecoder
  private let escapeDelay: DispatchTimeInterval
  private var source: (any DispatchSourceRead)?
  private var silence: (any DispatchSourceTimer)?
  private var handler: ([Event]) -> Void = { _ in }
  private var groundCame: (Ground) -> Void = { _ in }
  private var answersCame: (Int) -> Void = { _ in }
  private var hangUp: () -> Void = {}

  /// Input that is not read yet.
  ///
  /// - Parameters:
  ///   - decoder: What makes events of the bytes.
  ///   - escapeDelay: How long Esc may wait for the rest of a sequence.
  init(decoder: KeyDecoder, escapeDelay: DispatchTimeInterval) {
    descriptor = TerminalModes.openInput()
    self.decoder = decoder
    self.escapeDelay = escapeDelay
  }

  /// Starts reading: `handler` gets all events of one drain at once, `groundCame` is told after
  /// them what the terminal's text stands on and `answersCame` how often it has answered, `hangUp`
  /// once that there is none any more.
  func start(
    handler: @escaping ([Event]) -> Void, groundCame: @escaping (Ground) -> Void,
    answersCame: @escaping (Int) -> Void, hangUp: @escaping () -> Void
  ) {
    self.handler = handler
    self.groundCame = groundCame
    self.answersCame = answersCame
    self.hangUp = hangUp
    resume()
  }

  /// Leaves the terminal to another program; half a key is forgotten.
  func pause() {
    source?.cancel()
    source = nil
    silence?.cancel()
    silence = nil
    _ = decoder.settle()
  }

  /// Reads again after `pause()`.
  func resume() {
    guard source == nil else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in self?.drain() }
    source.activate()
    self.source = source
  }

  /// Hands on what waits by now; nothing while paused.
  func drain() {
    malmoi_restore_guard_thread()
    guard source != nil else { return }
    silence?.cancel()
    silence = nil
    let (bytes, isOver) = readWaitingBytes()
    let events = decoder.decode(bytes)
    if isOver { pause() } else { awaitSilence() }
    if !events.isEmpty { handler(events) }
    if let ground = decoder.takeGround() { groundCame(ground) }
    let answers = decoder.takeAnswers()
    if answers > 0 { answersCame(answers) }
    if isOver { hangUp() }
  }

  /// Reads until the terminal has answered so often, so that no answer reaches the program that
  /// gets the terminal next; not longer than until `deadline`.
  func awaitAnswers(_ count: Int, until deadline: ContinuousClock.Instant) {
    var missing = count
    while missing > 0 {
      let left = Int32(clamping: Int(ContinuousClock.now.duration(to: deadline) / .milliseconds(1)))
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&state, 1, left) == 1 else { return }
      let (bytes, isOver) = readWaitingBytes()
      let events = decoder.decode(bytes)
      if !events.isEmpty { handler(events) }
      missing -= decoder.takeAnswers()
      if isOver { return }
    }
  }

  /// Everything that waits, and whether the terminal is gone.
  private func readWaitingBytes() -> (bytes: [UInt8], isOver: Bool) {
    var bytes: [UInt8] = []
    while bytes.count < Self.batchCapacity {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 0) == 1 else { return (bytes, false) }
      guard state.revents & Int16(POLLIN) != 0 else { return (bytes, true) }
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: Self.readCapacity) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count <= 0 { return (bytes, count == 0 || errno != EINTR && errno != EAGAIN) }
      bytes += chunk
    }
    return (bytes, false)
  }

  /// Sets the clock that decides what the decoder cannot; there is none while it can.
  private func awaitSilence() {
    guard let question = decoder.question else { return }
    let delay: DispatchTimeInterval =
      switch question {
      case .isEscapeAKey: escapeDelay
      case .isEndLost: .seconds(1)
      }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + delay)
    timer.setEventHandler { [weak self] in self?.settle() }
    timer.activate()
    silence = timer
  }

  private func settle() {
    silence?.cancel()
    silence = nil
    let events = decoder.settle()
    if !events.isEmpty { handler(events) }
  }
}
