import Lessons
import Storage

extension QuizViewModel {
  /// A sitting over a day of a course, from where the learner left it.
  ///
  /// Asks for the sentences that are left; for all of them when the day is done. Starts the course
  /// when it was not started, and makes it the one being done unless it is done already.
  ///
  /// - Parameters:
  ///   - dayIndex: the day, counted from zero; nil is the first with sentences left, or the first
  ///     of all.
  /// - Precondition: The course has that day.
  package static func open(
    dayIndex chosen: Int?, of course: Course, context: AppContext
  ) async throws(StorageError) -> QuizViewModel {
    // Gathered while the database is asked: both take some milliseconds.
    async let vocabulary = CourseVocabulary(course)
    let database = context.database
    try await database.reconcile(with: course)
    if try await database.courseStandings()[course.id]?.situation != .done {
      try await database.enroll(in: course.id, at: context.clock.now())
    }
    let progress = try await database.progress(in: course.id)
    let cards = try await database.cards(in: course.id)
    let ownAnswers = try await database.ownAnswers(in: course.id)

    let dayIndex = chosen ?? progress.nextDay(in: course) ?? 0
    let day = course.days[dayIndex]
    let left = progress.sentencesLeft(in: day)
    let sentences = left.isEmpty ? day.sentences : left
    let words = await vocabulary
    return QuizViewModel(
      items: sentences.map { sentence in
        let card = cards[sentence.id]
        return QuizItem(
          id: SentenceKey(course: course.id, sentence: sentence.id), sentence: sentence,
          languages: course.languages, vocabulary: words,
          mode: context.settings.values.answering.mode(for: card),
          isMature: card?.isMature ?? false, ownAnswers: ownAnswers[sentence.id] ?? [])
      },
      courseTitle: course.title, dayNumber: dayIndex + 1,
      doneBefore: day.sentences.count - sentences.count, context: context)
  }
}
