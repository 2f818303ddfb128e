import AppText
import CourseLibrary
import Lessons
import Programs
import Storage

/// A course on this machine with all that is needed to ask its sentences.
struct ShelvedCourse {
  let course: Course
  private let sentences: [SentenceID: Sentence]
  private let dayIndices: [SentenceID: Int]
  private let vocabulary: CourseVocabulary
  private let knowledge: WordKnowledge
  private let history: CourseHistory
  private let planner: ExercisePlanner

  /// Reads a course as it is on this machine; nil when it is not there.
  init?(
    _ id: CourseID, _ context: AppContext, at now: Timestamp
  ) async throws(StorageError) {
    guard let course = await context.library.courseAtHand(id) else { return nil }
    try await context.database.reconcile(with: course)
    self.course = course
    history = try await CourseHistory(of: id, in: context.database, at: now)
    vocabulary = await Self.vocabulary(of: course)
    knowledge = WordKnowledge(
      of: course.sentences, cards: try await context.database.cards(in: id),
      glossary: vocabulary.glossary)
    planner = context.settings.values.planner(canHear: context.speaker.isReady)
    sentences = Dictionary(course.sentences.map { ($0.id, $0) }) { first, _ in first }
    dayIndices = Dictionary(
      course.days.enumerated().flatMap { index, day in day.sentences.map { ($0.id, index) } }
    ) { first, _ in first }
  }

  /// The sentence of an id; nil when there is none (any more).
  func sentence(_ id: SentenceID) -> Sentence? { sentences[id] }

  /// A sentence to be asked; nil when there is none.
  ///
  /// - Parameter kind: how it is asked, if it is not the planner that says so.
  func item(for id: SentenceID, card: Card?, kind: ExerciseKind? = nil) -> QuizItem? {
    sentences[id].map {
      QuizItem(
        $0, of: course, vocabulary: vocabulary, card: card, history: history, planner: planner,
        knowledge: knowledge, dayIndex: dayIndices[id], kind: kind)
    }
  }

  @concurrent
  private static func vocabulary(of course: Course) async -> CourseVocabulary {
    CourseVocabulary(course)
  }
}
