import CursesTerminal
import Glibc
import Terminal

/// Shows each event on a line of its own, the newest at the bottom, until it is told to end.
final class Probe {
  /// What the probe does beside listing events.
  enum Act: String {
    /// Nothing: lists events until `q`.
    case list
    /// Takes a millisecond for each event.
    case slow
    /// Draws a picture with wide characters at the edges.
    case picture
    /// Draws a picture with every style.
    case styles
    /// At the first key: throws out of the terminal's scope.
    case fail
    /// At the first key: a Swift trap.
    case trap
    /// At the first key: endless recursion.
    case overflow
    /// At the first key: `abort()`.
    case abort
    /// At the first key: runs `sh` with the terminal given back, until it ends.
    case shell
    /// At each key: draws another random picture; see `Canvas.drawRandom(seed:)`.
    case random
    /// At each key: moves a screen full of text up by one row.
    case scroll
    /// At each key: draws the next of the texts of a file, each in a box; see
    /// `Canvas.drawBoxes(of:number:)`.
    case boxes
    /// At the first key: writes until the line takes no more, and tells when it does again.
    case fill
    /// Does not end when asked to, but a second later, with 40 and the number of times asked.
    case linger
  }

  struct Failure: Error {}

  let terminal: CursesTerminal
  private let act: Act
  /// What boxes hold.
  private let texts: [String]
  private var lines: [String] = []
  private var count = 0
  private var task: Task<Void, Never>?
  private var requests: Int32 = 0
  private var continuation: CheckedContinuation<TerminationReason?, any Error>?

  init(terminal: CursesTerminal, act: Act, texts: [String]) {
    self.terminal = terminal
    self.act = act
    self.texts = texts
  }

  /// Runs until `q` (nil) or until it is asked to end.
  func run() async throws -> TerminationReason? {
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      terminal.start { [weak self] in self?.arrived($0) }
      show()
    }
  }

  private func arrived(_ events: [Event]) {
    for event in events { handle(event) }
    show()
  }

  private func handle(_ event: Event) {
    count += 1
    lines.append("\(count) \(event.listing)")
    if act == .slow { usleep(1000) }
    switch event {
    case .terminate where act == .linger: linger()
    case .terminate(let reason): end(with: .success(reason))
    case .key(.character("q")): end(with: .success(nil))
    case .key(.control("l")): terminal.redraw()
    case .key: perform()
    case .mouse, .paste, .resize: break
    }
  }

  private func end(with result: Result<TerminationReason?, any Error>) {
    continuation?.resume(with: result)
    continuation = nil
  }

  private func perform() {
    switch act {
    case .list, .slow, .picture, .styles, .random, .scroll, .boxes, .linger: break
    case .fail: end(with: .failure(Failure()))
    case .trap: fatalError("trapped")
    case .overflow: lines = [String(repeating: "x", count: recurse(0))]
    case .abort: Glibc.abort()
    case .shell: task = Task { await runShell() }
    case .fill: fill()
    }
  }

  private func linger() {
    requests += 1
    task =
      task
      ?? Task {
        try? await Task.sleep(for: .seconds(1))
        exit(40 + requests)
      }
  }

  private func fill() {
    let bytes = [UInt8](repeating: UInt8(ascii: "."), count: 256)
    while terminal.isReadyForFrame { _ = write(STDOUT_FILENO, bytes, bytes.count) }
    terminal.whenReadyForFrame { [weak self] in
      self?.lines.append("ready again")
      self?.terminal.redraw()
      self?.show()
    }
  }

  private func recurse(_ depth: Int) -> Int {
    depth == .max ? 0 : recurse(depth + 1) &+ lines.count
  }

  /// Draws as soon as the line takes it; to fill the line it is drawn on whatever it takes.
  private func show() {
    guard act == .fill || terminal.isReadyForFrame else {
      return terminal.whenReadyForFrame { [weak self] in self?.show() }
    }
    var canvas = Canvas(size: terminal.size, capabilities: terminal.capabilities)
    switch act {
    case .picture: canvas.drawEdges()
    case .styles: canvas.drawStyles()
    case .random: canvas.drawRandom(seed: UInt64(count))
    case .scroll: canvas.drawText(from: count)
    case .boxes:
      canvas.drawBoxes(of: texts.dropFirst(count * canvas.boxedTexts), number: count)
    default: list(on: &canvas)
    }
    terminal.present(canvas)
  }

  private func list(on canvas: inout Canvas) {
    let size = canvas.size
    let capabilities = canvas.capabilities
    canvas.write(
      "\(size.width)x\(size.height) color \(capabilities.colors > .none) ascii \(capabilities.isASCIIOnly)",
      at: .zero)
    for (y, line) in lines.suffix(max(0, size.height - 1)).enumerated() {
      canvas.write(line, at: Point(x: 0, y: y + 1))
    }
    canvas.cursor = Point(x: 2, y: 0)
  }
}
