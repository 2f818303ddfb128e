import AppText
import CourseLibrary
import Lessons
import Storage

/// Picks a session of reviews, and reads the courses it needs, no others.
///
/// Courses are read as they are on this machine: no review waits for a server.
struct ReviewPicker {
  /// A course that was looked for.
  private struct Shelved {
    let course: Course
    let sentences: [SentenceID: Sentence]
    let vocabulary: CourseVocabulary
    let history: CourseHistory
  }

  private let context: AppContext
  private let now: Timestamp
  /// The courses looked for so far; nil where there is none on this machine.
  private var shelf: [CourseID: Shelved?] = [:]
  /// What waits for those that are not there.
  private var missing: [WaitingCourse] = []

  /// A picker of what is due at a moment.
  init(_ context: AppContext, at now: Timestamp) {
    self.context = context
    self.now = now
  }

  /// The session: what `ReviewQueue` would ask first of what is due.
  ///
  /// It is as long as Today and `malmoi due` say: short steps that are not over yet wait. Only
  /// what comes back within the session may be asked ahead of its time.
  ///
  /// A course file that was edited meanwhile may change what is due, and so does one that is found
  /// missing; what is due is asked for again after courses were read.
  mutating func session() async throws(StorageError) -> ReviewSession {
    let scheduler = try await context.database.studyPlan().scheduler
    while true {
      let due = try await context.database.dueCards(at: now)
      let picked = picks(from: ReviewQueue(due, scheduler: scheduler, now: now.seconds))
      let unread = Set(picked.map(\.id.course)).subtracting(shelf.keys)
      if unread.isEmpty { return session(of: picked, due: due, scheduler) }
      for id in unread.sorted() where try await !read(id) {
        missing.append(
          WaitingCourse(
            id: id, title: try await context.database.title(of: id),
            count: due.count { $0.id.course == id }))
      }
    }
  }

  /// The first cards of a queue that can be asked, or might be.
  private func picks(from queue: ReviewQueue) -> [DueCard] {
    var queue = queue
    var picked: [DueCard] = []
    while picked.count < ReviewSession.limit, let card = queue.next(at: now.seconds) {
      if mayBeAsked(card.id) { picked.append(card) }
    }
    return picked
  }

  /// Whether a sentence is there, or its course was not looked for yet.
  private func mayBeAsked(_ key: SentenceKey) -> Bool {
    guard let looked = shelf[key.course] else { return true }
    return looked?.sentences[key.sentence] != nil
  }

  private func session(
    of picked: [DueCard], due: [DueCard], _ scheduler: Scheduler
  ) -> ReviewSession {
    ReviewSession(
      items: picked.compactMap(item), titles: shelf.compactMapValues { $0?.course.title },
      missing: missing, left: due.count - picked.count, scheduler: scheduler)
  }

  private func item(for card: DueCard) -> QuizItem? {
    guard let shelved = shelf[card.id.course] ?? nil,
      let sentence = shelved.sentences[card.id.sentence]
    else { return nil }
    return QuizItem(
      sentence, of: shelved.course, vocabulary: shelved.vocabulary, card: card.card,
      history: shelved.history, settings: context.settings.values)
  }

  /// Reads a course, and returns whether it is there; its sentences wait from now on when it is not.
  private mutating func read(_ id: CourseID) async throws(StorageError) -> Bool {
    guard let course = await context.library.courseAtHand(id) else {
      shelf[id] = .some(nil)
      try await context.database.remember([id: false])
      return false
    }
    try await context.database.reconcile(with: course)
    let history = try await CourseHistory(of: id, in: context.database, at: now)
    shelf[id] = Shelved(
      course: course,
      sentences: Dictionary(course.sentences.map { ($0.id, $0) }) { first, _ in first },
      vocabulary: await Self.vocabulary(of: course), history: history)
    return true
  }

  @concurrent
  private static func vocabulary(of course: Course) async -> CourseVocabulary {
    CourseVocabulary(course)
  }
}
