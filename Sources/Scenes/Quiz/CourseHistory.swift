import Lessons
import Storage

/// What happened in a course, as far as it matters to how its sentences are asked and graded.
struct CourseHistory {
  /// Answers accepted because the learner said so.
  let ownAnswers: [SentenceID: [String]]
  /// What was seen of answers still to be given.
  let foreknowledge: [SentenceID: Foreknowledge]
  /// How sentences were asked the last time.
  let lastKinds: [SentenceID: ExerciseKind]
  /// How fast its sentences were typed.
  let typingPace: TypingPace

  /// What the database knows of a course.
  ///
  /// - Parameter day: the only one, counted from zero, whose sentences are asked; nil for any.
  init(
    of course: CourseID, day: Int? = nil, in database: LearnerDatabase, at now: Timestamp
  ) async throws(StorageError) {
    ownAnswers = try await database.ownAnswers(in: course)
    foreknowledge = try await database.foreknowledge(in: course, at: now)
    lastKinds = try await database.lastExercises(in: course, day: day)
    typingPace = try await database.typingPace(in: course, at: now)
  }
}
