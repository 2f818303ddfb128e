import Files
import Lessons

extension LearnerDatabase {
  /// Writes each memo, but those in the trash, to a Markdown file of its own.
  ///
  /// A memo that was exported to the folder before keeps its file, whatever its title has become.
  /// Nothing else in the folder is overwritten: no foreign file, and no exported one that says
  /// what the memo never said.
  ///
  /// - Parameter folder: made when it is missing.
  package func exportMemos(to folder: String) throws(MemoExportError) -> MemoExport {
    let memos = try inExport { () throws(StorageError) in try self.memos() }
    let place: MemoFolder
    do throws(FileReadError) {
      place = try MemoFolder(folder)
    } catch {
      throw .read(error)
    }
    var export = MemoExport()
    for memo in memos {
      try self.export(memo, to: place, &export)
    }
    return export
  }

  private func export(
    _ memo: Memo, to folder: MemoFolder, _ export: inout MemoExport
  ) throws(MemoExportError) {
    let contents = Array(MemoFile.contents(of: memo).utf8)
    for file in folder.files(of: memo.id) {
      if file.bytes == contents {
        export.unchanged += 1
        return
      }
      guard try said(memo, file.text) else {
        export.leftAlone.append(file.path)
        continue
      }
      try inWriting { () throws(FileWriteError) in
        try RegularFile.replace(file.path, with: contents)
      }
      export.written.append(file.path)
      return
    }
    for name in MemoFileName.candidates(for: memo) {
      let path = "\(folder.path)/\(name)"
      let isMade = try inWriting { () throws(FileWriteError) in
        try RegularFile.create(path, with: contents)
      }
      guard isMade else { continue }
      export.written.append(path)
      return
    }
  }

  /// Whether a memo says this, or said it before.
  private func said(_ memo: Memo, _ text: MemoText) throws(MemoExportError) -> Bool {
    if memo.text == text { return true }
    return try inExport { () throws(StorageError) in try versions(of: memo.id) }
      .contains { $0.text == text }
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
