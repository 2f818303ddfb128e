/// The words of a course: what may be a distractor, what is a name, what a slip may turn into.
///
/// Made once for a course and shared by its sentences.
package struct CourseVocabulary: Hashable, Sendable {
  /// A word as a block shows it.
  typealias Entry = VocabularyWords.Entry

  /// What its sentences say.
  let words: VocabularyWords
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
    words = VocabularyWords(sentences: sentences, language: language, glossary: glossary)
    verbs = Self.verbs(of: glossary)
  }

  private init(_ words: VocabularyWords, of course: Course) {
    self.words = words
    language = course.languages.answer
    spacing = course.spacing
    glossary = GlossaryIndex(course.glossary)
    verbs = Self.verbs(of: course.glossary)
  }

  private static func verbs(of glossary: [GlossaryEntry]) -> Set<String> {
    Set(glossary.lazy.filter(\.isKoreanVerb).flatMap(\.forms).map(WordKey.key))
  }

  /// No words at all.
  package static let empty = CourseVocabulary(sentences: [], language: Language(code: ""))

  /// The words of `course`.
  ///
  /// - Complexity: linear in its answers, or where its words are known, in the count of those.
  package init(_ course: Course) {
    if let words = course.knownWords {
      self.init(words, of: course)
      return
    }
    self.init(
      sentences: course.sentences, language: course.languages.answer, glossary: course.glossary,
      spacing: course.spacing)
  }

  /// Words of the model answers, each once, in the order of the course.
  var entries: [Entry] { words.entries }

  /// Whether the course has `word`, harmless differences aside.
  func contains(_ word: String) -> Bool {
    words.keys.contains(ComparableText.key(of: word))
  }

  /// Whether the glossary has verbs, so that what is none can be told.
  var knowsVerbs: Bool { !verbs.isEmpty }

  /// Whether `key` is a form of a Korean verb, as the glossary has it.
  func isVerb(_ key: String) -> Bool { verbs.contains(key) }

  /// How often the model answers of the course have `word`.
  func count(of word: String) -> Int {
    words.counts[ComparableText.key(of: word)] ?? 0
  }

  /// What a block shows: a capital letter only if it would be there in the middle of a sentence.
  func blockText(of word: AnswerWords.Word) -> String {
    VocabularyWords.blockText(of: word, names: words.names, language: language)
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

extension GlossaryEntry {
  /// Whether it is a verb, as Korean dictionaries have them: with 다 at the end, which its forms
  /// lose; those of a noun, 바다, keep it.
  fileprivate var isKoreanVerb: Bool {
    word.endsIn("다") && !forms.allSatisfy { $0.beginsWith(word) }
  }
}
