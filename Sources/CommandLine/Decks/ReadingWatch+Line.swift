import AppText
import Decks

extension ReadingWatch {
  /// Tells on a line how far the reading of a file is.
  init(_ line: ProgressLine, of path: String, words: Localization) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.init { progress in line.show(words.line(for: progress, of: name)) }
  }
}

extension Localization {
  nonisolated fileprivate func line(
    for progress: ReadingWatch.Progress, of name: String
  ) -> String {
    switch progress.phase {
    case .unpacking: self[.deckProgressUnpacking(path: name)]
    case .reading, .keeping:
      self[.deckProgressReading(path: name, done: progress.done)]
    case .making:
      self[
        .deckProgressMaking(path: name, done: progress.done, total: progress.total ?? progress.done)
      ]
    }
  }
}
