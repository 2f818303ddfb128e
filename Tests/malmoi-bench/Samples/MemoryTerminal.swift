import Terminal

/// A terminal without a screen: takes each picture as it is, so that only what the app itself
/// does for a key is measured.
final class MemoryTerminal: Terminal {
  let size: Size
  let capabilities = TerminalCapabilities()
  let isReadyForFrame = true
  /// Pictures taken so far.
  private(set) var frames = 0
  private var canvas: Canvas?
  private var handler: (([Event]) -> Void)?
  private var startWaiter: CheckedContinuation<Void, Never>?
  private var pictureWaiter: CheckedContinuation<Void, Never>?

  /// A terminal of `width` columns and `height` rows.
  init(width: Int = 80, height: Int = 24) {
    size = Size(width: width, height: height)
  }

  /// Lets events arrive as one batch; returns when they are answered and drawn.
  func feed(_ events: Event...) {
    handler?(events)
  }

  /// Whether a picture has `part` on one of its lines.
  func shows(_ part: String) -> Bool {
    canvas?.text.contains { $0.contains(part) } == true
  }

  func start(handler: @escaping @MainActor ([Event]) -> Void) {
    self.handler = handler
    startWaiter?.resume()
    startWaiter = nil
  }

  /// Returns once somebody takes the events.
  func started() async {
    guard handler == nil else { return }
    await withCheckedContinuation { startWaiter = $0 }
  }

  /// Returns when a picture comes that has `part` on one of its lines.
  func next(showing part: String) async {
    repeat {
      await withCheckedContinuation { pictureWaiter = $0 }
    } while !shows(part)
  }

  func present(_ canvas: Canvas) {
    self.canvas = canvas
    frames += 1
    pictureWaiter?.resume()
    pictureWaiter = nil
  }

  func whenReadyForFrame(_ handler: @escaping @MainActor () -> Void) {
    preconditionFailure("this terminal is always ready")
  }

  func show(in appearance: Appearance) {}

  func redraw() {}

  func released(whileRunning body: () async throws -> Void) async rethrows {
    try await body()
  }
}
