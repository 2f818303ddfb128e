import AppText
import Lessons

/// What the screen says of the words.
extension WordsViewModel {
  /// Why no word shows; nil when some do.
  package var message: Message? {
    if reading.failure != nil { return .failure }
    if reading.isLoading { return .loading }
    guard shown.isEmpty else { return nil }
    return filter.isActive ? .nothingMatches : .empty
  }

  /// A message in the learner's language.
  package func text(of message: Message) -> String {
    let words = context.localization
    switch message {
    case .loading: return words[.wordsLoading]
    case .empty: return words[.wordsEmpty]
    case .nothingMatches: return words[.wordsNothingMatches(text: filter.text)]
    case .failure: return reading.failure.map(words.sentence) ?? ""
    }
  }

  /// How many words show, and in which order.
  package var summary: String {
    let words = context.localization
    let all = words.count(.words, met.count)
    let count =
      filter.isActive ? words[.wordsFound(found: shown.count, words: all)] : all
    return [count, words[order.titleKey]].joined(separator: words[.listSeparator])
  }

  /// How firm a word is, and where it is from.
  package func about(_ number: Int) -> String {
    met.words[number].about(context.localization)
  }
}

extension WordsViewModel.Order {
  /// What the order is called.
  var titleKey: Message {
    switch self {
    case .weakestFirst: .wordsWeakestFirst
    case .alphabetical: .wordsAlphabetical
    }
  }

  /// The order that is not this one.
  var other: WordsViewModel.Order { self == .weakestFirst ? .alphabetical : .weakestFirst }
}

extension MetWord {
  /// How firm the word is, and in how many sentences it was met, in a sentence.
  func about(_ words: Localization) -> String {
    words[
      .wordsAbout(
        word: meaning.map { "\(text) · \($0)" } ?? text, strength: words[.strength(strength)],
        sentences: words.count(.sentences, sentenceCount))]
  }
}
