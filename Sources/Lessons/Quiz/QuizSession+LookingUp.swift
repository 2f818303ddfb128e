/// A word that can be looked up while a sentence is answered.
package struct LookedUpWord: Hashable, Sendable {
  /// As it stands on a block, or in what is asked.
  package let text: String
  /// What it is, or is the meaning of.
  package let entry: GlossaryEntry
}

extension QuizSession {
  /// The words of the current sentence that can be looked up: those of its blocks, then those of
  /// what is asked, each once; none where the course has no glossary.
  package var wordsToLookUp: [LookedUpWord] {
    guard let exercise, let item = current else { return [] }
    let glossary = item.vocabulary.glossary
    let blocks = (exercise.build?.bank.blocks ?? []).compactMap { block in
      glossary.entry(of: block.text).map { LookedUpWord(text: block.text, entry: $0) }
    }
    let asked = exercise.spoken == nil ? glossary.words(meantIn: item.sentence.prompt) : []
    var seen: Set<String> = []
    return (blocks + asked).filter { seen.insert($0.text).inserted }
  }

  /// The learner looked a word up; that is help when the answer has the word.
  package mutating func lookedUp(_ word: LookedUpWord) {
    guard exercise != nil, let item = current else { return }
    let glossary = item.vocabulary.glossary
    let given = item.sentence.modelWords.filter { glossary.entry(of: $0)?.word == word.entry.word }
    if !given.isEmpty { count(Help(hints: 1, words: Set(given))) }
  }
}

extension GlossaryIndex {
  /// The words of a text in the language of the meanings, with what they mean.
  ///
  /// - Complexity: linear in the glossary for each word of the text.
  func words(meantIn text: String) -> [LookedUpWord] {
    let senses = entries.map { $0.senses.map(ComparableText.key) }
    return AnswerWords(text.split(whereSeparator: \.isWhitespace).map(String.init)).words
      .compactMap { word in
        let key = ComparableText.key(of: word.text)
        let exact = senses.firstIndex { $0.contains(key) }
        let place = exact ?? senses.firstIndex { $0.contains { key.isForm(of: $0) } }
        return place.map { LookedUpWord(text: word.text, entry: entries[$0]) }
      }
  }
}

extension GlossaryEntry {
  /// The meanings one by one: of "to thank, to be grateful (humbly)" these are "thank" and
  /// "be grateful".
  fileprivate var senses: [String] {
    var isInside = false
    let bare = meaning.filter { character in
      if character == "(" { isInside = true }
      defer { if character == ")" { isInside = false } }
      return !isInside
    }
    return bare.split { ",;/".contains($0) }.map { sense in
      let words = sense.split(separator: " ")
      let isVerb = words.count > 1 && words.first == "to"
      return words.dropFirst(isVerb ? 1 : 0).joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }
}

extension String {
  /// Whether it is a Korean word with a particle or ending behind it.
  fileprivate func isForm(of word: String) -> Bool {
    word.count > 1 && word.allSatisfy(\.isHangul) && hasPrefix(word)
  }
}
