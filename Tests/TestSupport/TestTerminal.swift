import Terminal

/// A terminal in memory: shows what it was given as text, counts what a real one would send, and
/// takes events from a test.
@MainActor
package final class TestTerminal: Terminal {
  package private(set) var size: Size
  package private(set) var capabilities: TerminalCapabilities

  /// Whether frames are taken; false is a slow line.
  ///
  /// Becoming true calls whoever waits.
  package var isReadyForFrame = true {
    didSet {
      guard isReadyForFrame, let handler = readyHandler else { return }
      readyHandler = nil
      handler()
    }
  }

  /// What is shown; nil before the first frame.
  package private(set) var canvas: Canvas?
  /// Frames shown so far.
  package private(set) var frames = 0
  /// Rows sent so far: those that differed from what was shown.
  package private(set) var rowsSent = 0
  /// Cells sent so far: those of the rows sent that differed.
  package private(set) var cellsSent = 0
  /// How often everything was to be painted anew.
  package private(set) var redraws = 0
  /// The colours that pictures are shown in.
  package private(set) var appearance = Appearance()
  /// Whether the terminal is given back while another program runs.
  package private(set) var isReleased = false

  private var eventHandler: ([Event]) -> Void = { _ in }
  private var readyHandler: (() -> Void)?
  private var watchers:
    [(isShown: ([String]) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

  /// A terminal of `width` columns and `height` rows.
  package init(
    width: Int = 80, height: Int = 24,
    capabilities: TerminalCapabilities = TerminalCapabilities()
  ) {
    size = Size(width: width, height: height)
    self.capabilities = capabilities
  }

  package func start(handler: @escaping @MainActor ([Event]) -> Void) {
    eventHandler = handler
  }

  package func whenReadyForFrame(_ handler: @escaping @MainActor () -> Void) {
    readyHandler = handler
    if isReadyForFrame { Task { isReadyForFrame = true } }
  }

  package func present(_ canvas: Canvas) {
    precondition(isReadyForFrame, "a frame was sent to a terminal that was not ready")
    frames += 1
    for y in 0..<canvas.size.height {
      let row = canvas.row(y)
      let shown = self.canvas.flatMap { $0.size == canvas.size ? $0.row(y) : nil }
      guard shown != row else { continue }
      rowsSent += 1
      cellsSent += shown.map { zip($0, row).count { $0 != $1 } } ?? row.count
    }
    self.canvas = canvas
    let due = watchers.filter { $0.isShown(screen) }
    watchers.removeAll { $0.isShown(screen) }
    for watcher in due { watcher.continuation.resume() }
  }

  package func show(in appearance: Appearance) {
    self.appearance = appearance
    capabilities.letterOrder = appearance.letterOrder
  }

  package func redraw() {
    redraws += 1
  }

  package func released(whileRunning body: () async throws -> Void) async rethrows {
    isReleased = true
    defer { isReleased = false }
    try await body()
  }
}

extension TestTerminal {
  /// What is shown, one line a row, without the blanks at the end of each.
  package var screen: [String] {
    (canvas?.text ?? []).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns when a frame shows what `isShown` looks for; at once when it is there already.
  package func shown(_ isShown: @escaping ([String]) -> Bool) async {
    guard !isShown(screen) else { return }
    await withCheckedContinuation { watchers.append((isShown, $0)) }
  }

  /// Where the hardware cursor stands; nil when it is hidden.
  package var cursor: Point? { canvas?.cursor }

  /// Lets events arrive at once, as one batch.
  package func feed(_ events: Event...) {
    eventHandler(events)
  }

  /// Lets the keys of a script, as `keys(_:)` reads it, arrive at once.
  package func feed(_ script: String) {
    eventHandler(keys(script).map(Event.key))
  }

  /// Lets the keys of a script arrive one after the other, as from a slow hand.
  package func type(_ script: String) {
    for key in keys(script) { eventHandler([.key(key)]) }
  }

  /// Presses and releases the mouse button over a cell.
  package func click(x: Int, y: Int) {
    let point = Point(x: x, y: y)
    eventHandler([.mouse(MouseEvent(.press, at: point)), .mouse(MouseEvent(.release, at: point))])
  }

  /// Gives the terminal another size, and says so.
  package func resize(width: Int, height: Int) {
    size = Size(width: width, height: height)
    eventHandler([.resize(size)])
  }
}
