import AppText
import Lessons

/// Where answers to the sentences of a course are tried, without a learner.
struct AnswerBench {
  /// Why a line holds no answer.
  enum Fault: Error, Equatable {
    /// No tab parts a sentence from an answer.
    case noTab
    case unknownSentence(String)
  }

  /// An answer and what became of it.
  struct Tried {
    let sentence: SentenceID
    let checked: CheckedAnswer
  }

  private let course: Course
  private let mode: AnswerMode
  private let vocabulary: CourseVocabulary
  private let sentences: [SentenceID: Sentence]
  /// Made when they are first needed.
  private var checkers: [SentenceID: AnswerChecker] = [:]

  /// A bench for a course.
  init(_ course: Course, mode: AnswerMode) {
    self.course = course
    self.mode = mode
    vocabulary = CourseVocabulary(course)
    sentences = Dictionary(course.sentences.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The sentence of an id; nil when there is none.
  func sentence(_ id: String) -> Sentence? { sentences[SentenceID(rawValue: id)] }

  /// Judges the answer that a line holds: all of it is to `sentence`, else it names its own.
  mutating func answer(in line: String, to sentence: String?) -> Result<Tried, Fault> {
    if let sentence { return judge(line, sentence) }
    guard let tab = line.firstIndex(of: "\t") else { return .failure(.noTab) }
    return judge(String(line[line.index(after: tab)...]), String(line[..<tab]))
  }

  private mutating func judge(_ given: String, _ id: String) -> Result<Tried, Fault> {
    guard let sentence = sentence(id) else { return .failure(.unknownSentence(id)) }
    let checker = checkers[sentence.id] ?? makeChecker(for: sentence)
    checkers[sentence.id] = checker
    return .success(Tried(sentence: sentence.id, checked: checker.check(given, mode: mode)))
  }

  private func makeChecker(for sentence: Sentence) -> AnswerChecker {
    AnswerChecker(
      QuizItem(
        id: SentenceKey(course: course.id, sentence: sentence.id), sentence: sentence,
        languages: course.languages, vocabulary: vocabulary))
  }

  /// That there is no such sentence, with ids near to it.
  func unknownSentence(_ id: String, _ words: Localization) -> String {
    words.sentence(forUnknownSentence: id, in: course)
  }
}

@MainActor
extension AnswerBench.Fault {
  /// What is wrong with the line.
  func message(_ words: Localization, _ bench: AnswerBench) -> String {
    switch self {
    case .noTab: words[.tryNoTab]
    case .unknownSentence(let id): bench.unknownSentence(id, words)
    }
  }
}
