import AppText
import Lessons
import Programs
import Storage

extension QuizViewModel {
  /// A session over a day of a course, from where the learner left it.
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
    let history = try await CourseHistory(
      of: course.id, in: database, at: context.clock.now())

    let dayIndex = chosen ?? progress.nextDay(in: course) ?? 0
    let day = course.days[dayIndex]
    let left = progress.sentencesLeft(in: day)
    let sentences = left.isEmpty ? day.sentences : left
    let words = await vocabulary
    let settings = context.settings.values
    let knowledge = WordKnowledge(
      of: course.sentences, cards: cards, glossary: words.glossary)
    let asked = LessonOrder.ordered(sentences, dayIndex: dayIndex)
    let newWords =
      settings.introducesWords
      ? NewWord.words(in: asked, knowledge: knowledge, vocabulary: words) : [:]
    let planner = settings.planner(canHear: context.speaker.isReady)
    let items = asked.map { sentence in
      QuizItem(
        sentence, of: course, vocabulary: words, card: cards[sentence.id], history: history,
        planner: planner, knowledge: knowledge, newWords: newWords[sentence.id] ?? [],
        dayIndex: dayIndex, dialogue: day.dialogue(before: sentence.id))
    }
    let doneBefore = day.sentences.count - sentences.count
    let quiz = QuizViewModel(
      QuizSession(items: items, seed: context.makeSeed()),
      on: .day(
        dayIndex + 1, courseTitle: course.title, doneBefore: doneBefore,
        rightBefore: doneBefore > 0
          ? try await database.rightAtOnceCount(onDay: dayIndex, of: course.id) : 0),
      context: context)
    quiz.isBeginner = try await !database.hasAnswers()
    return quiz
  }

  /// A session of reviews.
  convenience init(_ session: ReviewSession, at now: Timestamp, context: AppContext) {
    self.init(
      QuizSession(
        items: session.items, seed: context.makeSeed(), plan: .reviews(session.scheduler),
        at: now.seconds),
      on: .reviews(titles: session.titles, left: session.left), context: context)
  }
}
