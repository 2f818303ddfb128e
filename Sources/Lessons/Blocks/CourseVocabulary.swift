/// The words of a course: what may be a distractor, what is a name, what a slip may turn into.
///
/// Made once for a course and shared by its sentences.
package struct CourseVocabulary: Hashable, Sendable {
  /// A word as a block shows it.
  struct Entry: Hashable, Sendable {
    let text: String
    /// What comparisons see.
    let key: String
    /// What distances count.
    let letters: LetterBag
  }

  /// Words of the model answers, each once, in the order of the course.
  let entries: [Entry]
  /// How often the model answers have a word, by its key.
  private let counts: [String: Int]
  /// The keys of all words of all alternatives.
  private let keys: Set<String>
  /// Words with a capital letter that is there for the word's sake.
  private let names: Set<String>
  /// The keys of what the glossary calls forms of Korean verbs.
  private let verbs: Set<String>
  let language: Language
  /// What the spaces in the answers are.
  package let spacing: WordSpacing
  /// What the words mean, where the course says so.
  package let glossary: GlossaryIndex

  /// The words of `sentences`, whose answers are in `language`, and those of a glossary.
  package init(
    sentences: [Sentence], language: Language, glossary: [GlossaryEntry] = [],
    spacing: WordSpacing = .words
  ) {
    self.language = language
    self.spacing = spacing
    self.glossary = GlossaryIndex(glossary)
    var collector = WordCollector()
    for sentence in sentences {
      for answer in sentence.answers + sentence.accepted { collector.add(answer) }
    }
    let explained = glossary.flatMap { [$0.word] + $0.forms }
    let traps = sentences.flatMap { $0.distractors.map(\.word) }
    keys = collector.keys.union(Set(explained + traps).map(ComparableText.key))
    // Korean dictionaries have verbs, and them alone, with 다 at the end.
    verbs = Set(glossary.lazy.filter { $0.word.endsIn("다") }.flatMap(\.forms).map(WordKey.key))
    let distractors = sentences.lazy.flatMap(\.distractors).map(\.word)
    let names = collector.names.union(distractors.filter(\.startsWithCapital))
    self.names = names
    (entries, counts) = Self.entries(
      sentences.lazy.flatMap { AnswerWords($0.answers[0].firstPath).words }
        .map { Self.blockText(of: $0, names: names, language: language) })
  }

  /// No words at all.
  package static let empty = CourseVocabulary(sentences: [], language: Language(code: ""))

  /// The words of `course`.
  package init(_ course: Course) {
    self.init(
      sentences: course.sentences, language: course.languages.answer, glossary: course.glossary,
      spacing: course.spacing)
  }

  /// Whether the course has `word`, harmless differences aside.
  func contains(_ word: String) -> Bool {
    keys.contains(ComparableText.key(of: word))
  }

  /// Whether `key` is a form of a Korean verb, as the glossary has it.
  func isVerb(_ key: String) -> Bool { verbs.contains(key) }

  /// How often the model answers of the course have `word`.
  func count(of word: String) -> Int {
    counts[ComparableText.key(of: word)] ?? 0
  }

  /// What a block shows: a capital letter only if it would be there in the middle of a sentence.
  func blockText(of word: AnswerWords.Word) -> String {
    Self.blockText(of: word, names: names, language: language)
  }

  /// The words among `texts`, each once, and how often each is there.
  private static func entries(_ texts: some Sequence<String>) -> ([Entry], [String: Int]) {
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
      return Entry(text: text, key: key, letters: LetterBag(EditDistance.letters(ofKey: key)))
    }
    return (entries, counts)
  }

  private static func blockText(
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

extension String {
  /// Whether it is "I", alone or contracted: "I'm", "I’ve".
  var isFirstPersonPronoun: Bool {
    let scalars = unicodeScalars
    return scalars.first == "I"
      && (scalars.count == 1 || scalars.dropFirst().first?.isApostrophe == true)
  }
}
