extension VocabularyWords {
  /// The words of `sentences`, whose answers are in `language`.
  init(sentences: [Sentence], language: Language, glossary: [GlossaryEntry]) {
    var collector = WordCollector()
    for sentence in sentences {
      for answer in sentence.answers + sentence.accepted { collector.add(answer) }
    }
    let explained = glossary.flatMap { [$0.word] + $0.forms }
    let traps = sentences.flatMap { $0.distractors.map(\.word) }
    keys = collector.keys.union(Set(explained + traps).map(ComparableText.key))
    let distractors = sentences.lazy.flatMap(\.distractors).map(\.word)
    let names = collector.names.union(distractors.filter(\.startsWithCapital))
    self.names = names
    (entries, counts) = Self.entries(
      sentences.lazy.flatMap { AnswerWords($0.answers[0].firstPath).words }
        .map { Self.blockText(of: $0, names: names, language: language) })
  }

  /// The words among `texts`, each once, and how often each is there.
  private static func entries(
    _ texts: some Sequence<String>
  ) -> ([Entry], [String: Int]) {
    var textCounts: [String: Int] = [:]
    let different = texts.filter { text in
      textCounts[text, default: 0] += 1
      return textCounts[text] == 1
    }
    var counts: [String: Int] = [:]
    let entries = different.compactMap { text -> Entry? in
      let key = ComparableText.key(of: text)
      counts[key, default: 0] += textCounts[text] ?? 0
      guard counts[key] == textCounts[text] else { return nil }
      return Entry(text: text, key: key)
    }
    return (entries, counts)
  }

  /// What a block shows: a capital letter only if it would be there in the middle of a sentence.
  static func blockText(
    of word: AnswerWords.Word, names: Set<String>, language: Language
  ) -> String {
    let text = word.text
    guard word.startsSentence, let first = text.first, first.isUppercase,
      !text.dropFirst().contains(where: \.isUppercase), !names.contains(text),
      !(language.primaryCode == "en" && text.isFirstPersonPronoun)
    else { return text }
    return first.lowercased() + text.dropFirst()
  }
}
