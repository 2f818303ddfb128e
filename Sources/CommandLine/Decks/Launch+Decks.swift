import AppText
import Decks
import Files
import Lessons
import Storage

extension Launch {
  /// Imports decks, one after the other; what is wrong with one keeps none of the others back.
  func importDecks(_ order: Invocation.DeckOrder) async throws(LaunchFailure) -> CommandOutput {
    let folders = try userFolders()
    let progress = ProgressLine()
    var reports: [DeckReport] = []
    for path in order.files {
      reports.append(try await report(on: path, order, folders, progress))
    }
    return DeckOutput(reports: reports, order: order, words: localization).output
  }

  private func report(
    on path: String, _ order: Invocation.DeckOrder, _ folders: UserFolders,
    _ progress: ProgressLine
  ) async throws(LaunchFailure) -> DeckReport {
    let folder: FilePath = "\(folders.data)/courses"
    let placement = CoursePlacement(folder: folder.text, target: order.course)
    defer { progress.clear() }
    var report: DeckReport
    do throws(DeckError) {
      let (deck, courses) = try await DeckImporting.plan(
        path, order.options, placement, watch: ReadingWatch(progress, of: path, words: localization)
      )
      report = DeckReport(path: path, deck: deck, courses: courses)
    } catch {
      return DeckReport(path: path, refused: error)
    }
    if Task.isCancelled { return DeckReport(path: path, refused: .cancelled) }
    if !order.isDryRun, !report.courses.isEmpty { try await keep(&report, order, folders) }
    return report
  }

  /// Keeps what was read, all of it or nothing.
  private func keep(
    _ report: inout DeckReport, _ order: Invocation.DeckOrder, _ folders: UserFolders
  ) async throws(LaunchFailure) {
    let deck = DeckImport(
      id: .random(), origin: report.deck?.format == .anki ? "anki" : "text",
      title: report.deck?.title ?? "",
      courses: report.courses.map { $0.imported(withHistory: order.options.takesHistory) })
    let clock = LearnerClock.system
    let database = try await unlessStorageFails { () async throws(StorageError) in
      try LearnerDatabase(folder: folders.data, now: clock.now())
    }
    do throws(ImportError) {
      report.kept = try await database.keep(deck, in: folders.data, at: clock.now())
      report.id = deck.id
    } catch {
      throw failure(error)
    }
    for course in report.courses where course.asksBothWays {
      let id = course.course.id
      try await unlessStorageFails { () async throws(StorageError) in
        try await database.askBothWays(id, at: clock.now())
      }
    }
  }

  /// Takes an import back.
  func undoImport(_ name: String) async throws(LaunchFailure) -> CommandOutput {
    let folders = try userFolders()
    let clock = LearnerClock.system
    let database = try await unlessStorageFails { () async throws(StorageError) in
      try LearnerDatabase(folder: folders.data, now: clock.now())
    }
    do throws(ImportError) {
      let kept = try await database.undoImport(
        ImportID(rawValue: name), in: folders.data, at: clock.now())
      return CommandOutput(
        lines: [localization[.deckUndone(id: name)]]
          + kept.map { localization[.deckEditedKept(path: $0)] })
    } catch {
      guard case .unknown = error else { throw failure(error) }
      throw LaunchFailure(await unknownImport(name, in: database), code: .problem)
    }
  }

  private func unknownImport(_ name: String, in database: LearnerDatabase) async -> String {
    let sentence = localization[.deckUnknownImport(id: name)]
    do throws(StorageError) {
      let known = try await database.imports().prefix(10)
      guard !known.isEmpty else { return sentence }
      let ids = known.map { "\($0.id.rawValue) (\($0.title))" }.joined(separator: ", ")
      return localization[.deckKnownImports(sentence: sentence, ids: ids)]
    } catch {
      return localization.sentence(for: error)
    }
  }

  private func failure(_ error: ImportError) -> LaunchFailure {
    if case .storage(let error) = error {
      return LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
    return LaunchFailure(localization.sentence(for: error), code: .problem)
  }
}

extension PlacedCourse {
  /// As the learner's data takes it.
  nonisolated func imported(withHistory takesHistory: Bool) -> ImportedCourse {
    ImportedCourse(
      course: course, path: FilePath(path), contents: contents,
      cards: takesHistory ? cards.map { $1.imported(as: $0) } : [])
  }
}

extension DeckCard {
  nonisolated fileprivate func imported(as sentence: SentenceID) -> ImportedCard {
    ImportedCard(
      sentence: sentence,
      reviews: reviews.compactMap { review in
        Grade(rawValue: review.grade).map {
          ImportedCard.Review(id: review.id, grade: $0, milliseconds: review.milliseconds)
        }
      },
      start: start.map { start in
        Card(
          stage: .review,
          memory: Memory(stability: start.stability, difficulty: start.difficulty),
          due: start.due, lastReview: start.lastReview)
      })
  }
}
