import Files
import Lessons
import SQLite

/// Puts right what a kill, or a power cut, has left of an import or of the undoing of one.
///
/// The log decides: an import that is in it is whole but for its journal; of one that is not, the
/// course files become what they were; one that was taken back has its files put back.
struct ImportRecovery {
  let dataFolder: FilePath
  let tables: LearnerTables

  func run() throws(SQLiteError) {
    // Nobody has imported anything, or the folder cannot be read and will be looked at again.
    guard let names = try? Folder.names(in: "\(dataFolder)/imports") else { return }
    for name in names {
      try mend(ImportFiles(dataFolder: dataFolder, ImportID(rawValue: name.text)))
    }
  }

  private func mend(_ files: ImportFiles) throws(SQLiteError) {
    guard let lock = FolderLock(files.folder) else { return }
    defer {
      withExtendedLifetime(lock) {
        files.removeLeftovers()
        files.removeFolder()
      }
    }
    let kinds = try tables.values(
      "SELECT kind FROM change WHERE subject = ?", files.id.rawValue, as: String.self)
    if kinds.contains(ChangeKind.noImport.rawValue) {
      guard let past = try tables.importInLog(files.id, in: dataFolder) else { return }
      finishUndoing(past, files)
    } else if kinds.contains(ChangeKind.import.rawValue) {
      files.endJournal()
    } else {
      files.rollBack()
    }
  }

  /// What cannot be put back now is tried again at the next start.
  ///
  /// Without a journal nobody was at it here: another machine took the import back, and only what
  /// it replaced is left to do. A file that it brought may be that of a later import.
  private func finishUndoing(_ past: PastImport, _ files: ImportFiles) {
    let wasBegun = files.hasJournal
    for file in past.files where wasBegun || file.isReplaced {
      files.removeUnfinished(besides: file.path)
      let copy = file.isReplaced ? files.copy(of: file.course) : nil
      // A copy goes when its file is back.
      if let copy, (try? ImportFiles.contents(of: copy)) == nil { continue }
      do throws(ImportError) {
        _ = try file.putBack(copy: copy)
      } catch {
        return
      }
      if let copy { RegularFile.remove(copy) }
    }
    files.endJournal()
  }
}
