import AppText
import CourseLibrary
import Lessons
import Observation
import Storage
import TerminalUI

/// One memo: what it says, when it was written, and the sentence it was written on.
@Observable
package final class MemoDetailViewModel {
  /// The sentence a memo was written on, as far as it is known.
  package enum Link: Hashable {
    /// It was written on none.
    case none
    /// The course is not read yet.
    case unread(CourseID)
    /// The course cannot be read, or the sentence is not in it any more.
    case lost(CourseID)
    /// The sentence, and what its course is called.
    case found(Sentence, courseTitle: String)
  }

  /// What the detail needs.
  @ObservationIgnored let context: any MemoDetailContext
  /// The memo as it was last read.
  package private(set) var memo: Memo
  /// What found it, to be marked; nil when nobody searched.
  package private(set) var search: TextSearch?
  /// Whether the memo was deleted elsewhere; it shows as it was, and nothing can be done with it.
  package private(set) var isGone = false
  /// What other machines wrote of it at the same time, until the learner chooses.
  package private(set) var rivals: [MemoVersion] = []
  /// Where what it says was written.
  package private(set) var author: MemoAuthor?
  /// What it was written on.
  package private(set) var link: Link
  /// Counts the texts that were shown, so that a screen knows when to wrap anew.
  package private(set) var textCount = 1

  @ObservationIgnored private let delete: ((Memo) -> Void)?
  @ObservationIgnored private var course: CourseCopy?
  @ObservationIgnored private var listening: Task<Void, Never>?
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// A memo in full.
  ///
  /// - Parameters:
  ///   - search: what found it; nil when nobody searched.
  ///   - delete: deletes it where it can be undone; nil where there is no such place.
  init(
    memo: Memo, found search: TextSearch? = nil, context: any MemoDetailContext,
    delete: ((Memo) -> Void)? = nil
  ) {
    self.memo = memo
    self.search = search
    self.context = context
    self.delete = delete
    link = memo.sentence.map { .unread($0.course) } ?? .none
  }

  isolated deinit {
    listening?.cancel()
    reading?.cancel()
  }

  /// The screen shows, for the first time or again.
  package func appeared() {
    if listening == nil { listening = listen() }
    refreshed()
    if course == nil { readCourse() }
  }

  /// The memo shows beside a list: its course is read unless a server would have to be asked.
  package func previewed() {
    guard let sentence = memo.sentence else { return }
    reading = context.work.start { [self] in
      let catalog = await context.library.catalog
      let source = catalog.course(sentence.course)?.source
      let isUnasked = catalog.sources.allSatisfy { $0.state == .idle }
      if !Task.isCancelled, source?.isServer == false || isUnasked { readCourse() }
    }
  }

  /// Looks the memo up again.
  package func refreshed() {
    context.work.start { [self] in
      do throws(StorageError) {
        let found = try await context.database.memo(memo.id)
        isGone = found == nil
        if let found { adopt(found) }
        try await readRivals()
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }

  private func readRivals() async throws(StorageError) {
    let database = context.database
    let found =
      try await memo.hasRivals ? database.versions(of: memo.id).filter { $0.rival != nil } : []
    guard found != rivals else { return }
    author = try await database.author(of: memo.id)
    rivals = found
    textCount += 1
  }

  /// Something else is searched for, or nothing any more.
  func found(by search: TextSearch?) {
    if self.search != search { self.search = search }
  }

  /// The memo is another by now.
  func adopt(_ found: Memo) {
    guard found != memo else { return }
    if found.text != memo.text { textCount += 1 }
    memo = found
  }

  /// Follows what other processes change from now on.
  private func listen() -> Task<Void, Never>? {
    context.followingChanges { [weak self] in self?.refreshed() }
  }

  /// The learner goes back.
  package func closed() {
    context.close()
  }
}

// MARK: - The sentence

extension MemoDetailViewModel {
  private func readCourse() {
    guard let sentence = memo.sentence else { return }
    reading?.cancel()
    reading = context.work.start { [self] in
      // What keeps the course from being read is no fault of the memo: it says so in its place.
      let copy = try? await context.library.course(sentence.course)
      guard !Task.isCancelled else { return }
      course = copy
      let found = copy?.course.sentences.first { $0.id == sentence.sentence }
      link =
        if let copy, let found { .found(found, courseTitle: copy.course.title) } else {
          .lost(sentence.course)
        }
    }
  }

  /// Why there is no way to the course, in the learner's language; nil when there is one.
  package var reasonNotToOpenCourse: String? {
    let words = context.localization
    switch link {
    case .none: return words[.memoNotLinked]
    case .unread: return words[.coursesIsLoading]
    case .lost(let id): return course == nil ? words[.memoCourseLost(course: id)] : nil
    case .found: return nil
    }
  }

  /// The learner wants to see the sentence; where its course has it no more, the course.
  package func sentenceRequested() {
    guard let course else { return }
    if case .found(let sentence, _) = link {
      return context.showPage(of: sentence, in: course)
    }
    context.showPage(of: course)
  }
}

// MARK: - What is done with it

extension MemoDetailViewModel {
  /// The learner wants to change the memo; with texts of other machines, to make one of all.
  package func editRequested() {
    context.work.start { [self] in
      if rivals.isEmpty {
        await context.compose(.change(of: memo), text: memo.text.string)
      } else {
        await context.join([memo.text] + rivals.map(\.text), of: memo)
      }
      refreshed()
    }
  }

  /// The learner wants the memo to stay as it is, whatever other machines wrote.
  package func keepRequested() {
    guard !rivals.isEmpty else { return }
    perform { [id = memo.id, now = context.clock.now()] database throws(StorageError) in
      try await database.settle(id, at: now)
    }
  }

  /// The learner wants the memo to say what another machine wrote.
  package func takeRequested() {
    guard let rival = rivals.first else { return }
    perform { [id = memo.id, now = context.clock.now()] database throws(StorageError) in
      try await database.restoreVersion(rival.revision, of: id, at: now)
    }
  }

  /// The learner wants to change the memo in their own editor.
  package func outsideEditRequested() {
    context.work.start { [self] in
      _ = await context.editOutside(memo)
      refreshed()
    }
  }

  /// The learner pins the memo on top of the list, or takes it down.
  package func pinRequested() {
    let isPinned = !memo.isPinned
    perform { [id = memo.id] database throws(StorageError) in
      try await database.setPinned(isPinned, id)
    }
  }

  /// The learner deletes the memo and goes back; what is undone is undone in the list.
  package func deleteRequested() {
    if let delete {
      delete(memo)
      return context.close()
    }
    perform { [memo, context] database throws(StorageError) in
      try await database.delete(memo.id, at: context.clock.now())
      context.confirm(Message.memosTrashed, title: memo.text.title)
      context.close()
    }
  }

  /// The learner wants to see what the memo said before.
  package func versionsRequested() {
    context.showVersions(of: memo)
  }

  private func perform<Result>(
    _ change: @escaping (LearnerDatabase) async throws(StorageError) -> Result
  ) {
    context.work.start { [self] in
      do throws(StorageError) {
        _ = try await change(context.database)
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
      refreshed()
    }
  }
}
