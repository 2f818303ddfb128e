import AppText
import Decks
import Files
import Glibc
import Lessons
import Storage

extension Launch {
  /// Writes courses for other programs.
  func exportDecks(_ order: Invocation.ExportOrder) async throws(LaunchFailure) -> CommandOutput {
    let data = try await learnerData()
    let courses = try await courses(toExport: order, data)
    guard !courses.isEmpty else {
      throw LaunchFailure(localization[.deckNothingToExport], code: .problem)
    }
    var decks: [ExportedDeck] = []
    for course in courses {
      let progress =
        order.withHistory
        ? try await unlessStorageFails { () async throws(StorageError) in
          try await data.database.exportedProgress(of: course)
        } : [:]
      decks.append(ExportedDeck(course: course, progress: progress))
    }
    let plan = try await unlessStorageFails { () async throws(StorageError) in
      try await data.database.studyPlan()
    }
    try write(try bytes(of: decks, as: order.format, plan, data.clock), to: order.path)
    let reviews = decks.reduce(0) { $0 + $1.progress.values.reduce(0) { $0 + $1.reviews.count } }
    return CommandOutput(
      localization[
        .deckExported(
          path: order.path,
          sentences: localization.count(
            .sentences, decks.reduce(0) { $0 + $1.course.sentences.count }), reviews: reviews)])
  }

  private func courses(
    toExport order: Invocation.ExportOrder, _ data: LearnerData
  ) async throws(LaunchFailure) -> [Course] {
    if let name = order.course { return [try await course(named: name, in: data)] }
    let standings = try await unlessStorageFails { () async throws(StorageError) in
      try await data.database.courseStandings()
    }
    var courses: [Course] = []
    let started = standings.values.filter { $0.situation != .undone && $0.isAtHand }
    for standing in started.sorted(by: { $0.id < $1.id }) {
      courses.append(try await course(named: standing.id.rawValue, in: data))
    }
    return courses
  }

  private func bytes(
    of decks: [ExportedDeck], as format: Invocation.ExportFormat, _ plan: StudyPlan,
    _ clock: LearnerClock
  ) throws(LaunchFailure) -> [UInt8] {
    switch format {
    case .ankiText: return DelimitedText(ankiTextOf: decks).bytes
    case .tsv: return DelimitedText(tableOf: decks).bytes
    case .course: return CourseFileText(decks[0].course).bytes
    case .anki: break
    }
    let now = clock.now()
    let day = plan.calendar.day(at: now.seconds, utcOffset: now.utcOffset)
    let writer = AnkiPackageWriter(
      now: now.seconds, today: plan.calendar.start(of: day, utcOffset: now.utcOffset), plan: plan)
    do throws(AnkiPackageWriter.Failure) {
      return try writer.package(of: decks)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(LaunchFailure) {
    do throws(FileWriteError) {
      try RegularFile.replace(FilePath(path), with: bytes)
    } catch {
      throw LaunchFailure(
        localization.sentence(for: ImportError.file(path: error.path, code: error.code)),
        code: .problem)
    }
  }
}

extension LearnerDatabase {
  /// What is known of the sentences of a course, with the card as it was after each answer.
  fileprivate func exportedProgress(
    of course: Course
  ) throws(StorageError) -> [SentenceID: ExportedDeck.Progress] {
    let scheduler = try studyPlan().scheduler
    var progress: [SentenceID: ExportedDeck.Progress] = [:]
    for (sentence, card) in try cards(in: course.id) {
      let key = SentenceKey(course: course.id, sentence: sentence)
      var replayed: Card?
      var reviews: [(review: Review, after: Card, milliseconds: Int)] = []
      for answer in try answers(to: key) where !answer.kind.isPractised {
        let (after, review) = scheduler.review(
          replayed, grade: answer.grade, at: answer.time.seconds)
        reviews.append((review, after, Int(answer.took / .milliseconds(1))))
        replayed = after
      }
      progress[sentence] = ExportedDeck.Progress(card: card, reviews: reviews)
    }
    return progress
  }
}
