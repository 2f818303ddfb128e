import AppText
import Decks

extension ReadingWatch {
  /// Tells on a line how far the reading of a file is.
  init(_ line: ProgressLine, of path: String, words: Localization) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.init { progress in line.show("\(name): \(words.sentence(for: progress))") }
  }
}
