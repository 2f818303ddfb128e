import AppText
import CourseLibrary
import Lessons
import Programs
import Storage

/// A course on this machine with all that is needed to ask its sentences.
struct ShelvedCourse {
  let course: Course
  private let written: CourseSide
  /// Nothing where it is asked in one way only.
  private let turned: CourseSide?
  private let knowledge: WordKnowledge
  private let history: CourseHistory
  private let planner: ExercisePlanner

  /// Reads a course as it is on this machine; nil when it is not there.
  init?(
    _ id: CourseID, _ context: any ShelfContext, at now: Timestamp
  ) async throws(StorageError) {
    guard let course = await context.library.courseAtHand(id) else { return nil }
    try await context.database.reconcile(with: course)
    self.course = course
    history = try await CourseHistory(of: id, in: context.database, at: now)
    written = await CourseSide.side(of: course)
    let isBothWays = try await context.database.asksBothWays(id)
    turned = isBothWays ? await CourseSide.turnedSide(of: course) : nil
    knowledge = WordKnowledge(
      of: course.sentences, cards: try await context.database.cards(in: id),
      glossary: written.vocabulary.glossary)
    planner = context.settings.values.planner(canHear: context.speaker.isReady)
  }

  /// The sentence of an id; nil when there is none (any more).
  func sentence(_ id: SentenceID) -> Sentence? { side(of: id)?.sentences[id] }

  private func side(of id: SentenceID) -> CourseSide? { id.isTurned ? turned : written }

  /// A sentence to be asked; nil when there is none.
  ///
  /// The other way round it is built: what its author asked is one of many ways to say it.
  ///
  /// - Parameters:
  ///   - isFirst: whether it was never answered, though it has a card.
  ///   - kind: how it is asked, if it is not the planner that says so.
  func item(
    for id: SentenceID, card: Card?, isFirst: Bool = false, kind: ExerciseKind? = nil
  ) -> QuizItem? {
    guard let side = side(of: id), let sentence = side.sentences[id] else { return nil }
    return QuizItem(
      sentence, of: side.course, vocabulary: side.vocabulary, card: card, isFirst: isFirst,
      history: history, planner: id.isTurned ? ExercisePlanner(.bank) : planner,
      knowledge: id.isTurned ? .none : knowledge, dayIndex: side.dayIndices[id],
      kind: id.isTurned ? .build : kind)
  }
}

/// A course in one of its two directions.
private nonisolated struct CourseSide: Sendable {
  let course: Course
  let sentences: [SentenceID: Sentence]
  let dayIndices: [SentenceID: Int]
  let vocabulary: CourseVocabulary

  private init(_ course: Course) {
    self.course = course
    sentences = Dictionary(course.sentences.map { ($0.id, $0) }) { first, _ in first }
    dayIndices = Dictionary(
      course.days.enumerated().flatMap { index, day in day.sentences.map { ($0.id, index) } }
    ) { first, _ in first }
    vocabulary = CourseVocabulary(course)
  }

  /// As it is written.
  @concurrent
  static func side(of course: Course) async -> CourseSide { CourseSide(course) }

  /// The other way round.
  @concurrent
  static func turnedSide(of course: Course) async -> CourseSide { CourseSide(course.turned) }
}
