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
    on path: String, _ order: Invocation.DeckOrder, _ folders: UserFolders, _ line: ProgressLine
  ) async throws(LaunchFailure) -> DeckReport {
    defer { line.clear() }
    var options = order.options
    options.chosen = await chosenFields(in: folders)
    let keeper = DeckKeeper(
      folder: folders.data, options: options, course: order.course, cutting: Self.wordCutting)
    let report = await keeper.report(
      on: path, watch: ReadingWatch(line, of: path, words: localization))
    if Task.isCancelled { return DeckReport(path: path, refused: .cancelled) }
    guard !order.isDryRun, !report.courses.isEmpty else { return report }
    let now = LearnerClock.system.now()
    let database = try await unlessStorageFails { () async throws(StorageError) in
      try LearnerDatabase(folder: folders.data, now: now)
    }
    do throws(ImportError) {
      return try await keeper.keep(report, in: database, at: now)
    } catch {
      throw failure(error)
    }
  }

  /// The fields that were chosen before; none where there is no database of this version yet.
  private func chosenFields(in folders: UserFolders) async -> [String: ChosenFields] {
    do throws(StorageError) {
      guard let database = try LearnerDatabase.reading(folder: folders.data) else { return [:] }
      return try await DeckKeeper.chosenFields(in: database)
    } catch {
      return [:]
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
