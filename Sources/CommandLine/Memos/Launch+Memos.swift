import AppText
import Files
import Storage

extension Launch {
  /// Lists, reads, writes or carries memos.
  func perform(_ action: Invocation.MemosAction) async throws(LaunchFailure) -> CommandOutput {
    switch action {
    case .list(let asJSON): return try await listMemos(asJSON: asJSON)
    case .search(let text, let asJSON):
      return try await listMemos(matching: text, asJSON: asJSON)
    case .show(let id, let asJSON): return try await showMemo(id, asJSON: asJSON)
    case .add(let memo): return try await add(memo)
    case .export(let folder):
      return try await exportMemos(to: folder, from: try await learnerData().database)
    case .import(let paths): return try await importMemos(from: paths, try await learnerData())
    }
  }

  private func exportMemos(
    to folder: String, from database: LearnerDatabase
  ) async throws(LaunchFailure) -> CommandOutput {
    do throws(MemoExportError) {
      let export = try await database.exportMemos(to: FilePath(folder))
      let alone = export.leftAlone.map { localization[.memoFilesLeftAlone(path: $0)] }
      return CommandOutput(
        lines: [
          localization[
            .memoFilesExported(written: export.written.count, unchanged: export.unchanged)]
        ], errors: alone, code: alone.isEmpty ? .done : .problem)
    } catch {
      let isStorage = if case .storage = error { true } else { false }
      throw LaunchFailure(
        localization.sentence(for: error), code: isStorage ? .unusable : .problem)
    }
  }

  /// Says of each file that was not taken why; a file whose front matter was only read in part is
  /// no problem.
  private func importMemos(
    from paths: [String], _ data: LearnerData
  ) async throws(LaunchFailure) -> CommandOutput {
    do throws(StorageError) {
      let result = try await data.database.importMemos(
        from: paths.map { FilePath($0) }, at: data.clock.now())
      let skipped = result.skipped.map { localization.sentence(for: $0) }
      let ignored = result.ignoredKeys.map { localization.sentence(for: $0) }
      let summary = localization[
        .memoFilesImported(
          added: result.added, changed: result.changed, restored: result.restored,
          there: result.alreadyThere, skipped: result.skipped.count)]
      return CommandOutput(
        lines: [summary], errors: skipped + ignored,
        code: skipped.isEmpty ? .done : .problem)
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .unusable)
    }
  }
}
