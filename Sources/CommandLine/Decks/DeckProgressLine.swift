import AppText
import Decks
import Glibc
import Synchronization

/// One line on a terminal that tells how far an import is, and goes when it is done.
struct DeckProgressLine {
  private let words: Localization
  private let isShown: Bool

  init(words: Localization) {
    self.words = words
    isShown = isatty(STDERR_FILENO) == 1
  }

  /// Tells how far the reading of a file is; a few times a second at most.
  func watch(of path: String) -> ReadingWatch {
    guard isShown else { return .silent }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let last = Mutex(ContinuousClock.now - .seconds(1))
    return ReadingWatch { [words] progress in
      let isTime = last.withLock { last in
        guard ContinuousClock.now - last > .milliseconds(100) else { return false }
        last = .now
        return true
      }
      if isTime { StandardStream.error.show(words.line(for: progress, of: name)) }
    }
  }

  /// Takes the line away.
  func clear() {
    if isShown { StandardStream.error.show("") }
  }
}

extension Localization {
  nonisolated fileprivate func line(
    for progress: ReadingWatch.Progress, of name: String
  ) -> String {
    switch progress.phase {
    case .unpacking: text(.deckProgressUnpacking, ["path": name])
    case .reading, .keeping:
      text(.deckProgressReading, ["path": name, "done": progress.done])
    case .making:
      text(
        .deckProgressMaking,
        ["path": name, "done": progress.done, "total": progress.total ?? progress.done])
    }
  }
}
