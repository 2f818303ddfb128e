import AppText
import CourseLibrary
import Lessons
import Programs
import Storage
import TerminalUI

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
  static func open(
    dayIndex chosen: Int?, of course: Course, context: any QuizContext
  ) async throws(StorageError) -> QuizViewModel {
    // Gathered while the database is asked: both take some milliseconds.
    async let vocabulary = CourseVocabulary(course)
    let database = context.database
    try await database.reconcile(with: course)
    let standing = try await database.courseStandings()[course.id]
    if standing?.situation != .done {
      try await database.enroll(in: course.id, at: context.clock.now())
    }
    let dayIndex = min(chosen ?? standing?.nextDay ?? 0, course.totalDays - 1)
    let history = try await CourseHistory(
      of: course.id, day: dayIndex, in: database, at: context.clock.now())
    let studied = try await database.studiedSentences(in: course.id)

    let day = course.days[dayIndex].sentences
    let left = try await database.progress(onDay: dayIndex, of: course.id).sentencesLeft(of: day)
    let sentences = left.isEmpty ? day : left
    let cards = Dictionary(studied.map { ($0.id.sentence, $0.card) }) { first, _ in first }
    let words = await vocabulary
    let settings = context.settings.values
    let knowledge = WordKnowledge(of: studied, glossary: words.glossary)
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
    let doneBefore = day.count - sentences.count
    let quiz = QuizViewModel(
      QuizSession(items: items, seed: context.makeSeed()),
      on: .day(
        dayIndex + 1, courseTitle: course.title, doneBefore: doneBefore,
        rightBefore: doneBefore > 0
          ? try await database.rightAtOnceCount(onDay: dayIndex, of: course.id) : 0),
      context: context)
    quiz.isBeginner = try await !database.hasAnswers()
    if let digests = context.library.digests {
      context.work.start { await digests.keep(words, of: course) }
    }
    return quiz
  }

  /// A session of reviews.
  convenience init(_ session: ReviewSession, at now: Timestamp, context: any QuizContext) {
    self.init(
      QuizSession(
        items: session.items, seed: context.makeSeed(), plan: .reviews(session.scheduler),
        at: now.seconds),
      on: .reviews(titles: session.titles, left: session.left), context: context)
  }
}
