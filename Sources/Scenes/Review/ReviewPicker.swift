import AppText
import CourseLibrary
import Lessons
import Storage

/// Picks a session of reviews, and reads the courses it needs, no others.
///
/// Courses are read as they are on this machine: no review waits for a server.
struct ReviewPicker {
  private let context: any ShelfContext
  private let now: Timestamp
  /// The courses looked for so far; nil where there is none on this machine.
  private var shelf: [CourseID: ShelvedCourse?] = [:]
  /// What waits for those that are not there.
  private var missing: [WaitingCourse] = []

  /// A picker of what is due at a moment.
  init(_ context: any ShelfContext, at now: Timestamp) {
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
      let portion = try await context.database.dueCount(at: now)
      let picked = picks(
        portion, from: ReviewQueue(due, scheduler: scheduler, now: now.seconds))
      let unread = Set(picked.map(\.id.course)).subtracting(shelf.keys)
      if unread.isEmpty { return session(of: picked, due: portion, scheduler) }
      for id in unread.sorted() where try await !read(id) {
        missing.append(
          WaitingCourse(
            id: id, title: try await context.database.title(of: id),
            count: due.count { $0.id.course == id }))
      }
    }
  }

  /// The first cards of a queue that can be asked, or might be.
  ///
  /// - Parameter portion: how many of them are for today.
  private func picks(_ portion: Int, from queue: ReviewQueue) -> [DueCard] {
    var queue = queue
    var picked: [DueCard] = []
    while picked.count < min(ReviewSession.limit, portion), let card = queue.next(at: now.seconds) {
      if mayBeAsked(card.id) { picked.append(card) }
    }
    return picked
  }

  /// Whether a sentence is there, or its course was not looked for yet.
  private func mayBeAsked(_ key: SentenceKey) -> Bool {
    guard let looked = shelf[key.course] else { return true }
    return looked?.sentence(key.sentence) != nil
  }

  private func session(
    of picked: [DueCard], due: Int, _ scheduler: Scheduler
  ) -> ReviewSession {
    ReviewSession(
      items: picked.compactMap(item), titles: shelf.compactMapValues { $0?.course.title },
      missing: missing, left: max(0, due - picked.count), scheduler: scheduler)
  }

  private func item(for card: DueCard) -> QuizItem? {
    (shelf[card.id.course] ?? nil)?.item(
      for: card.id.sentence, card: card.card, isFirst: card.isFirst)
  }

  /// Reads a course, and returns whether it is there; its sentences wait from now on when it is not.
  private mutating func read(_ id: CourseID) async throws(StorageError) -> Bool {
    guard let shelved = try await ShelvedCourse(id, context, at: now) else {
      shelf[id] = .some(nil)
      try await context.database.remember([id: false])
      return false
    }
    shelf[id] = shelved
    return true
  }
}
