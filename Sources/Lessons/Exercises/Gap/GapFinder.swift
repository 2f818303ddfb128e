/// Finds the word of a sentence that is worth asking for, and others to choose it from.
struct GapFinder {
  private let asked: AskedSentence
  /// The words of the model answer with their punctuation.
  let words: [String]

  init(_ asked: AskedSentence) {
    self.asked = asked
    words = asked.sentence.answers[0].firstPath.words
  }

  /// The place of the rarest word that is not yet firm, the longest of those; when all are firm, the
  /// rarest of all.
  ///
  /// nil where no word is worth asking for, or none would be left beside it.
  var place: Int? { place { _ in true } }

  /// The same among the words that are of use.
  func place(where isOfUse: (String) -> Bool) -> Int? {
    guard asked.sentence.wordCount > 1 else { return nil }
    let quotes = SingleQuotes(in: words)
    return words.indices
      .map { (index: $0, word: WordEdges(words[$0], quotes: quotes).core) }
      .filter { ($0.word.count > 1 || $0.word.contains(where: \.isHangul)) && isOfUse($0.word) }
      .min { rank($0.word) < rank($1.word) }?
      .index
  }

  private func rank(_ word: String) -> (Int, Int, Int) {
    let isFirm = asked.knowledge.isFirm(asked.vocabulary.glossary.id(of: word))
    return (isFirm ? 1 : 0, asked.vocabulary.count(of: word), -word.count)
  }

  /// The missing word among two or three others that would be wrong in its place, in any order;
  /// empty where there are not enough.
  ///
  /// They are other forms of it, and of the author's distractors those most like it.
  func choices(for gap: GapDraft, using generator: inout SeededGenerator) -> [String] {
    let missing = LetterBag(EditDistance.letters(of: gap.missing))
    let forms = asked.vocabulary.glossary.entry(of: gap.missing)?.forms ?? []
    let traps = asked.sentence.distractors.map(\.word)
      .map {
        (word: $0, unlikeness: LetterBag(EditDistance.letters(of: $0)).unlikeness(to: missing))
      }
      .sorted { $0.unlikeness < $1.unlikeness }.map(\.word)
    let shown = missingWord(of: gap)
    var seen: Set<String> = [ComparableText.key(of: shown)]
    var found: [String] = []
    for word in forms + traps where found.count < 3 {
      let isNew = seen.insert(ComparableText.key(of: word)).inserted
      let isWrong = !asked.checker.accepts(gap.filled(with: word), mode: .bank)
      if isNew && isWrong { found.append(word) }
    }
    return found.count > 1 ? (found + [shown]).shuffled(using: &generator) : []
  }

  /// The missing word as a block shows it: a capital letter would tell that it begins the sentence.
  private func missingWord(of gap: GapDraft) -> String {
    let word = AnswerWords(words).words.first { $0.text == gap.missing }
    return word.map(asked.vocabulary.blockText) ?? gap.missing
  }
}
