import AppText
import BundledResources
import Executors
import Files
import Lessons
import Programs
import PseudoTerminal
import Scenes
import Storage
import Terminal
import TerminalUI
import TestSupport

/// The app in this process, in the hands of a monkey.
@MainActor
final class MonkeyApp {
  let terminal = TestTerminal()
  /// Whether the monkey has found the way out.
  private(set) var hasEnded = false
  private let run: TortureRun
  private let database: LearnerDatabase
  private let frames = ManualFrameClock()
  private let pauses = SteppedPauseTimer()
  private let watch = SteppedWatch()
  private let app: Application
  private var running: Task<Void, Never>?
  /// Memos that were there at the last look, and whether in the trash.
  private var memos: [MemoID: Bool] = [:]

  /// An app whose first picture is seen.
  init(database: LearnerDatabase, run: TortureRun) async throws {
    self.run = run
    self.database = database
    let program = try TerminalProgram.path(ofProduct: "malmoi")
    guard let resources = BundledResources.folder(besideExecutable: FilePath(program)) else {
      throw MissingResources()
    }
    let seed = UInt64(run.number(in: 0...1_000))
    var setup = AppSetup(
      settings: LearnerSettings(
        localization: try Localization(run.any(of: [.english, .korean]), in: resources)),
      animator: Animator(clock: frames, isEnabled: run.round.isMultiple(of: 4)),
      database: database, courseFolder: resources.appending("Courses"),
      clock: watch.clock, makeSeed: { seed })
    setup.makePauseTimer = { [pauses] in pauses }
    setup.editor = ExternalEditor(environment: ["EDITOR": "true", "PATH": "/usr/bin:/bin"])
    app = Application(terminal: terminal, setup: setup)
    running = Task.immediate { [weak self, app] in
      _ = await app.run(from: .root(.today))
      self?.hasEnded = true
    }
    await terminal.shown { !$0.isEmpty }
    await settle()
  }

  /// Lets the app answer what one read brought.
  func answer(_ events: [Event]) async {
    for event in events {
      if case .resize(let size) = event {
        terminal.resize(width: size.width, height: size.height)
      } else {
        terminal.feed(event)
      }
    }
    if run.once(in: 20) { watch.advance(by: run.any(of: [1, 60, 700, 30_000])) }
    if run.once(in: 3) { pauses.end() }
    await settle()
  }

  /// Returns when nothing goes on any more; animations run to their end.
  private func settle() async {
    let pump = Task { [frames] in
      while !Task.isCancelled {
        frames.advance(by: .milliseconds(40))
        await Task.yield()
      }
    }
    await app.window.idle()
    pump.cancel()
  }

  /// Ends the app if it has not ended.
  func leave() async {
    if !hasEnded { terminal.feed(.terminate(.terminate)) }
    await running?.value
  }
}

// MARK: - What must hold

extension MonkeyApp {
  /// Looks at the picture, the keys and the memos.
  func check() async throws {
    if hasEnded { return run.did("endings") }
    checkPicture()
    run.expect(!app.window.activeBindings.isEmpty, "a scene without keys: \(terminal.screen)")
    try await checkMemos()
    if run.once(in: 200) { try await checkWayOut() }
  }

  /// The picture fits the terminal, its wide characters are whole and nothing in it is a control
  /// character.
  private func checkPicture() {
    guard let canvas = terminal.canvas else { return run.found("no picture") }
    run.expect(canvas.size == terminal.size, "a picture of \(canvas.size) on \(terminal.size)")
    if let cursor = canvas.cursor {
      run.expect(canvas.bounds.contains(cursor), "the cursor at \(cursor) of \(canvas.size)")
    }
    for y in 0..<canvas.size.height {
      let row = Array(canvas.row(y))
      for (x, cell) in row.enumerated() {
        let next = x + 1 < row.count ? row[x + 1].span : .narrow
        if (cell.span == .leading) != (next == .trailing) {
          run.found("half a character in row \(y): \(terminal.screen[y])")
        }
        if cell.character.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
          run.found("a control character in row \(y): \(terminal.screen[y])")
        }
      }
    }
  }

  /// No memo goes but from the trash.
  private func checkMemos() async throws {
    let kept = try await database.memos().map { ($0.id, false) }
    let deleted = try await database.deletedMemos().map { ($0.memo.id, true) }
    let now = Dictionary(kept + deleted) { first, _ in first }
    for (id, wasInTrash) in memos where now[id] == nil && !wasInTrash {
      run.found("memo \(id.rawValue) is gone")
    }
    if now.count > memos.count { run.did("memos", times: now.count - memos.count) }
    memos = now
  }

  /// From wherever this is, Esc and Enter lead back to the roots, and the roots can be reached.
  private func checkWayOut() async throws {
    run.did("ways out")
    terminal.resize(width: 80, height: 24)
    for step in 0..<80 where !hasEnded {
      if showsRoots { return }
      await answer([.key(step % 4 == 3 ? .enter : .escape)])
    }
    if !hasEnded { run.found("no way out of:\n" + terminal.screen.joined(separator: "\n")) }
  }

  private var showsRoots: Bool {
    ["2 Courses", "2 강의"].contains { terminal.screen.first?.contains($0) == true }
  }

  struct MissingResources: Error {}
}
