/// A word that is shown before the first sentence it stands in is asked.
package struct NewWord: Hashable, Sendable {
  /// As it stands in the sentence: `"있어요"`.
  package let form: String
  /// What it is and means.
  package let entry: GlossaryEntry

  /// Whether the sentence has another form of it than a dictionary.
  package var isInflected: Bool {
    ComparableText.key(of: form) != ComparableText.key(of: entry.word)
  }
}

extension NewWord {
  /// The words of a sentence that a glossary explains, each once.
  package static func words(of sentence: Sentence, in glossary: GlossaryIndex) -> [NewWord] {
    var seen: Set<String> = []
    return sentence.modelWords.compactMap { word in
      glossary.entry(of: word).flatMap { entry in
        seen.insert(entry.word).inserted ? NewWord(form: word, entry: entry) : nil
      }
    }
  }

  /// The words that each of some sentences brings, in the order they are asked: those of the
  /// glossary that stand neither in an answered sentence nor in one before.
  ///
  /// - Complexity: linear in the words of the sentences.
  package static func words(
    in sentences: [Sentence], knowledge: WordKnowledge, vocabulary: CourseVocabulary
  ) -> [SentenceID: [NewWord]] {
    guard !vocabulary.glossary.entries.isEmpty else { return [:] }
    var seen: Set<String> = []
    var result: [SentenceID: [NewWord]] = [:]
    for sentence in sentences {
      for word in AnswerWords(sentence.answers[0].firstPath).words {
        guard let entry = vocabulary.glossary.entry(of: word.text) else { continue }
        let id = ComparableText.key(of: entry.word)
        guard !knowledge.isMet(id), seen.insert(id).inserted else { continue }
        result[sentence.id, default: []].append(
          NewWord(form: vocabulary.blockText(of: word), entry: entry))
      }
    }
    return result
  }
}
