import Observation
import Terminal

/// The app's place on a terminal: a pile of layers that is drawn, and answers events.
///
/// Nothing happens while nothing happens: events arrive in batches from the terminal, each goes
/// to the topmost layer, and one frame follows when anything changed that the last one had read.
/// A terminal that is not ready gets its frame later; keys never wait for it.
@Observable
package final class Window {
  /// Work that goes on between events; `idle()` waits for it.
  @ObservationIgnored package let work = BackgroundWork()
  /// The commands of the whole app, after those of the screen.
  ///
  /// A modal takes all keys but those that work over modals.
  @ObservationIgnored package var globalBindings: () -> [KeyBinding] = { [] }
  /// Called when the program is asked to end, each time.
  @ObservationIgnored package var onTerminate: (TerminationReason) -> Void = { _ in }
  /// What moves transitions and the views of screens; `idle()` waits for it.
  @ObservationIgnored package let animator: Animator

  /// The layers, from the root up.
  private(set) var layers: [Layer] = []
  /// What is said in place of the hint bar, until the next key: why a command is off, what was done.
  package private(set) var notice: Notice?
  /// Counts what is not observable but drawn: the size of the terminal.
  var frameRequests = 0

  @ObservationIgnored let terminal: any Terminal
  @ObservationIgnored let transitions = TransitionQueue()
  @ObservationIgnored var pendingEvents = EventQueue()
  @ObservationIgnored var isRouting = false
  /// Whether a flood of events is answered bit by bit, and the next bit is due.
  @ObservationIgnored var isBehind = false
  @ObservationIgnored var scheduledRouting: Task<Void, Never>?
  /// The clock that tells how long events take.
  @ObservationIgnored let now: () -> ContinuousClock.Instant
  @ObservationIgnored var isStarted = false
  /// Whether the program was asked to end: no event means anything any more.
  @ObservationIgnored var isEnding = false
  /// Whether the program has let go of the window.
  @ObservationIgnored private(set) var hasEnded = false
  @ObservationIgnored var needsFrame = false
  @ObservationIgnored var scheduledFrame: Task<Void, Never>?
  @ObservationIgnored var frameWaiters: [CheckedContinuation<Void, Never>] = []
  @ObservationIgnored var idleWaiters: [CheckedContinuation<Void, Never>] = []

  /// A window without layers on `terminal`; nothing moves unless it is given an animator.
  ///
  /// - Parameter now: The clock that tells how long events take.
  package init(
    terminal: any Terminal, animator: Animator = Animator(isEnabled: false),
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.terminal = terminal
    self.animator = animator
    self.now = now
    animator.didBecomeIdle = { [weak self] in self?.resumeIfIdle() }
    work.onIdle = { [weak self] in self?.resumeIfIdle() }
    work.onKeysReleased = { [weak self] in self?.routePendingEvents() }
    transitions.onChange = { [weak self] in
      self?.routePendingEvents()
      self?.resumeIfIdle()
    }
  }

  /// Draws the first frame and takes events from now on.
  ///
  /// What shows in that frame appears now; screens that were covered before do not.
  package func start() {
    isStarted = true
    needsFrame = true
    for layer in layers { layer.screen.didAppear() }
    drawIfNeeded()
    terminal.start { [weak self] in self?.receive($0) }
  }

  /// Tells all screens, the topmost first, that the program ends; before its work is waited for.
  package func prepareToEnd() {
    for layer in layers.reversed() { layer.screen.willTerminate() }
  }

  /// Lets go of all screens, the topmost first, and draws no more: the program ends.
  ///
  /// To be called when no work goes on that may ask for a transition. A modal that is open has no
  /// result then.
  package func end() {
    let open = Array(layers.reversed())
    for layer in open where isStarted { layer.screen.willDisappear() }
    isStarted = false
    layers = []
    for layer in open { layer.closing.settle() }
    hasEnded = true
    resumeIfIdle()
  }

  /// The screen that takes the keys: the topmost layer's.
  package var topScreen: (any Screen)? { layers.last?.screen }

  /// Whether a modal is open.
  package var isModalPresented: Bool { layers.last?.isModal == true }

  /// The commands there are now: the top screen's, then the app's.
  package var activeBindings: [KeyBinding] {
    let global = globalBindings().filter { $0.worksOverModals || !isModalPresented }
    return (topScreen?.keyBindings ?? []) + global
  }

  /// Says something in place of the hint bar until the next key.
  package func show(_ notice: Notice) {
    self.notice = notice
  }

  /// Paints everything anew, as after a program wrote over the screen (^L).
  package func redraw() {
    terminal.redraw()
    frameRequests += 1
  }

  /// Gives the terminal to another program while `body` runs; then everything is painted anew.
  package func released(whileRunning body: () async -> Void) async {
    await terminal.released(whileRunning: body)
    frameRequests += 1
  }

  func clearNotice() {
    if notice != nil { notice = nil }
  }
}

extension Window {
  /// Replaces all layers and returns those that closed, the topmost first.
  func setRoot(_ screen: any Screen) -> [Layer] {
    let closed = Array(layers.reversed())
    for layer in closed {
      if isStarted { layer.screen.willDisappear() }
      layers.removeLast()
    }
    add(Layer(screen: screen, isModal: false))
    return closed
  }

  /// Presents `screen` over what is topmost.
  func present(_ screen: any Screen) -> Layer {
    let layer = Layer(screen: screen, isModal: true)
    add(layer)
    return layer
  }

  /// Takes one layer out; those above it stay.
  func remove(_ layer: Layer) {
    if isStarted { layer.screen.willDisappear() }
    layers.removeAll { $0 === layer }
  }

  private func add(_ layer: Layer) {
    layers.append(layer)
    layOut()
    if isStarted { layer.screen.didAppear() }
  }
}
