import Files
import Lessons
import SQLite

extension LearnerDatabase {
  /// Writes each memo, but those in the trash, to a Markdown file of its own.
  ///
  /// A memo that was exported to the folder before keeps its file, whatever its title has become.
  /// Nothing else in the folder is overwritten: no foreign file, and no exported one that was
  /// edited since, unless it was imported after that.
  ///
  /// - Parameter folder: made when it is missing.
  package func exportMemos(to folder: FilePath) throws(MemoExportError) -> MemoExport {
    let memos = try inExport { () throws(StorageError) in try self.memos() }
    let place: MemoFolder
    do throws(FileReadError) {
      place = try MemoFolder(folder)
    } catch {
      throw .read(error)
    }
    var export = MemoExport()
    var files: [(path: FilePath, memo: Memo)] = []
    for memo in memos {
      files.append((try self.export(memo, to: place, &export), memo))
    }
    try inExport { () throws(StorageError) in try remember(files) }
    return export
  }

  /// Writes one memo; returns its file.
  private func export(
    _ memo: Memo, to folder: MemoFolder, _ export: inout MemoExport
  ) throws(MemoExportError) -> FilePath {
    let contents = Array(MemoFile.contents(of: memo).utf8)
    for file in folder.files(of: memo.id) {
      if file.bytes == contents {
        export.unchanged += 1
        return file.path
      }
      guard try inExport({ () throws(StorageError) in try isUnedited(file, of: memo) }) else {
        export.leftAlone.append(file.path)
        continue
      }
      try inWriting { () throws(FileWriteError) in
        try RegularFile.replace(file.path, with: contents)
      }
      export.written.append(file.path)
      return file.path
    }
    let path = try make(contents, of: memo, in: folder)
    export.written.append(path)
    return path
  }

  /// Makes a file for a memo; returns its path.
  private func make(
    _ contents: [UInt8], of memo: Memo, in folder: MemoFolder
  ) throws(MemoExportError) -> FilePath {
    for name in MemoFileName.candidates(for: memo) {
      let path = folder.path.appending(FilePath(name))
      let isMade = try inWriting { () throws(FileWriteError) in
        try RegularFile.create(path, with: contents)
      }
      if isMade { return path }
    }
    preconditionFailure("names for files do not come to an end")
  }

  /// Whether a file says what was written to it, or taken from it, last.
  ///
  /// Of a file that nothing is remembered of, because it was written elsewhere, that is known
  /// where the memo said it at the time that the file tells.
  private func isUnedited(_ file: MemoFolder.File, of memo: Memo) throws(StorageError) -> Bool {
    let path = MemoFileRecord.path(of: file.path)
    return try read { tables throws(SQLiteError) in
      guard let row = try tables.memoRow(memo.id) else { return false }
      if let record = try tables.memoFile(at: path, of: memo.id) {
        return record.memo == row.id && record.fingerprint == FileFingerprint(file.bytes)
      }
      return try tables.revisions(of: row).contains { $0.isSaid(by: file.memo) }
    }
  }

  private func remember(_ files: [(path: FilePath, memo: Memo)]) throws(StorageError) {
    guard !files.isEmpty else { return }
    try write { tables throws(SQLiteError) in
      for (path, memo) in files {
        guard let row = try tables.memoRow(memo.id) else { continue }
        try tables.remember(
          MemoFileRecord(
            path: MemoFileRecord.path(of: path), key: memo.id, memo: row.id,
            fingerprint: FileFingerprint(Array(MemoFile.contents(of: memo).utf8)),
            revision: memo.revision, isPinned: memo.isPinned))
      }
    }
  }
}

extension LearnerTables {
  /// What a memo says and said, as far as that is kept: its newest revision first.
  func revisions(of row: MemoRow) throws(SQLiteError) -> [MemoVersion] {
    let memo = row.memo
    let current = MemoVersion(
      revision: memo.revision, changedAt: memo.changedAt, text: memo.text)
    return [current] + (try memoVersions(of: memo.id))
  }
}

extension MemoVersion {
  /// Whether a file says this, and that it is of this time.
  func isSaid(by file: MemoFile) -> Bool {
    changedAt == file.changedAt && text == file.text
  }
}

private func inExport<T>(_ body: () throws(StorageError) -> T) throws(MemoExportError) -> T {
  do throws(StorageError) {
    return try body()
  } catch {
    throw .storage(error)
  }
}

private func inWriting<T>(_ body: () throws(FileWriteError) -> T) throws(MemoExportError) -> T {
  do throws(FileWriteError) {
    return try body()
  } catch {
    throw .write(error)
  }
}
