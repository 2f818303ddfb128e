import Decks
import Lessons
import Segmentation

extension Launch {
  /// Cuts answers by the libraries of this machine, which are looked for when a deck needs them.
  package static let wordCutting: WordCutting = { language in
    WordCutter(language: language.code)?.words
  }
}
