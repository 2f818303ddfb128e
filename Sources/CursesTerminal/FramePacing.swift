/// Keeps frames from running ahead of a slow line.
///
/// What is written to a terminal far away waits on its way, where no program sees it: a held key
/// would move on for seconds after its release. So while frames follow each other fast, the
/// terminal is asked for its status after each of them (DSR 5 of ECMA-48), which it answers when
/// it has drawn all before. A frame waits when answers take clearly longer than the fastest did:
/// a line that is only long still carries one frame behind the other. Keys meanwhile count, and
/// their frames merge.
///
/// An answer may be lost, and those that come do not say what to. So when a frame has waited for a
/// while the terminal is asked again, and whichever answer comes first settles all questions: it
/// has drawn what came before them. Others that come right behind it mean nothing; until it is
/// clear that there are none, nothing is asked.
///
/// One question at the start, for which nothing waits, tells whether the terminal answers at all.
final class FramePacing {
  /// What asks the terminal for its status.
  static let question = Array("\u{1B}[5n".utf8)

  /// Frames closer together than this belong to a held key or an animation.
  private static let closeFrames = Duration.milliseconds(100)
  /// How much longer than the fastest an answer may take before frames wait for it.
  private static let tolerance = Duration.milliseconds(30)
  /// How long a question may be open before a frame that waits asks again.
  private static let repetition = Duration.seconds(1)
  /// How long after the first answer those to repeated questions may come: nothing is between them.
  private static let settling = Duration.milliseconds(100)
  /// How long answers may take altogether; after that there will be none, and no more questions.
  private static let patience = Duration.seconds(10)

  private enum State {
    /// Nothing is asked.
    case silent
    /// The first question was asked; nothing waits for the answer.
    case curious
    /// The terminal answers.
    case answering
  }

  private let ask: () -> Void
  private var state = State.silent
  /// When the questions were asked whose answers are on their way, the oldest first.
  private(set) var openQuestions: [ContinuousClock.Instant] = []
  /// Whether the newest of them was asked because the others were not answered.
  private var hasRepeated = false
  /// Until when answers are to questions that are settled already; nil when there are none such.
  private var settledUntil: ContinuousClock.Instant?
  /// How long the fastest answer took.
  private var fastest = Duration.seconds(1)
  private var lastFrame: ContinuousClock.Instant?
  private var handler: (@MainActor () -> Void)?
  private var timer: Task<Void, any Error>?

  /// Frames that do not wait yet.
  ///
  /// - Parameter ask: Writes `question` to the terminal.
  init(ask: @escaping () -> Void) {
    self.ask = ask
  }

  /// Whether the next frame would run ahead.
  func isWaiting(at now: ContinuousClock.Instant = .now) -> Bool {
    endSettling(at: now)
    guard settledUntil == nil else { return true }
    guard state == .answering, let oldest = openQuestions.first else { return false }
    return now - oldest > fastest + Self.tolerance
  }

  /// Asks the first question.
  func start(at now: ContinuousClock.Instant = .now) {
    state = .curious
    pose(at: now)
  }

  /// Notes that a frame was sent, and asks when it was close to the one before.
  func frameSent(at now: ContinuousClock.Instant = .now) {
    defer { lastFrame = now }
    guard state == .answering, let lastFrame, now - lastFrame < Self.closeFrames else { return }
    pose(at: now)
  }

  /// Notes answers; more than there are questions mean nothing.
  func answersCame(_ count: Int = 1, at now: ContinuousClock.Instant = .now) {
    endSettling(at: now)
    let answered = openQuestions.prefix(count)
    guard let last = answered.last else { return }
    openQuestions.removeFirst(answered.count)
    state = .answering
    if hasRepeated {
      if settledUntil == nil { settledUntil = now + Self.settling }
      if openQuestions.isEmpty { settle() }
    } else {
      fastest = min(fastest, now - last)
    }
    if isWaiting(at: now) { lookAgain(at: now) } else { resume() }
  }

  /// Waits for no answer any more: the terminal goes to another program.
  ///
  /// A terminal that has never answered is not asked again; one that has is.
  func forgetQuestions() {
    settle()
    resume()
  }

  /// Looks what became of a wait: it is over, or the terminal is asked again, or there are no
  /// answers any more.
  func look(at now: ContinuousClock.Instant = .now) {
    guard isWaiting(at: now) else { return resume() }
    if settledUntil == nil, let oldest = openQuestions.first, let newest = openQuestions.last,
      now - newest >= Self.repetition
    {
      if hasRepeated, now - oldest >= Self.patience { return giveUp() }
      hasRepeated = true
      pose(at: now)
    }
    lookAgain(at: now)
  }

  private func giveUp() {
    state = .silent
    settle()
    resume()
  }

  /// No question is open any more.
  private func settle() {
    openQuestions = []
    hasRepeated = false
    settledUntil = nil
  }

  private func endSettling(at now: ContinuousClock.Instant) {
    if let settledUntil, now >= settledUntil { settle() }
  }

  /// Calls `handler` once, when the terminal has answered; only the last one given is kept.
  func whenAnswered(
    at now: ContinuousClock.Instant = .now, _ handler: @escaping @MainActor () -> Void
  ) {
    self.handler = handler
    lookAgain(at: now)
  }

  /// Forgets the handler.
  func cancel() {
    handler = nil
    timer?.cancel()
    timer = nil
  }

  /// Sets the clock for the next look, while a frame waits.
  private func lookAgain(at now: ContinuousClock.Instant) {
    timer?.cancel()
    timer = nil
    guard handler != nil, let newest = openQuestions.last else { return }
    let moment = settledUntil ?? newest + Self.repetition
    let delay = max(.zero, now.duration(to: moment)) + .milliseconds(1)
    timer = Task { [weak self] in
      try await Task.sleep(for: delay)
      try Task.checkCancellation()
      self?.look()
    }
  }

  private func pose(at now: ContinuousClock.Instant) {
    openQuestions.append(now)
    ask()
  }

  private func resume() {
    let waiting = handler
    cancel()
    // Later: this may be while events wait to be answered, or the terminal is given away.
    if let waiting { Task { waiting() } }
  }
}
