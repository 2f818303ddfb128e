/// How a word is shown that stands in several answers: as within a sentence where it is within one,
/// else without the capital letter that its place gave it.
struct WordSpelling {
  /// As it stood within a sentence.
  private var inside: String?
  /// As it stood at the beginning of one.
  private var atStart: String?

  /// Takes note of one place it stands in.
  mutating func add(_ word: AnswerWords.Word) {
    if word.startsSentence {
      atStart = atStart ?? word.text
    } else {
      inside = inside ?? word.text
    }
  }

  /// Whether a place of this kind would be news.
  func wants(startsSentence: Bool) -> Bool { (startsSentence ? atStart : inside) == nil }

  /// The word; nil before it was met.
  var text: String? { inside ?? atStart?.withoutCapitalOfStart }
}

extension String {
  /// A word from the beginning of a sentence as it would stand within one.
  fileprivate var withoutCapitalOfStart: String {
    guard let first, first.isUppercase, !dropFirst().contains(where: \.isUppercase),
      !isFirstPersonPronoun
    else { return self }
    return first.lowercased() + dropFirst()
  }
}
