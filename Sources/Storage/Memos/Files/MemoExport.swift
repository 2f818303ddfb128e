import Files

/// What an export of the memos did.
package struct MemoExport: Hashable, Sendable {
  /// Files that were made or brought up to date.
  package internal(set) var written: [FilePath] = []
  /// Memos whose file was up to date.
  package internal(set) var unchanged = 0
  /// Files of memos that somebody has edited since they were exported: left as they are, and the
  /// memos written to other files.
  package internal(set) var leftAlone: [FilePath] = []
}

/// Why an export ended early; the files that were written until then are whole.
package enum MemoExportError: Error, Hashable {
  /// The memos could not be read.
  case storage(StorageError)
  /// The folder could not be looked through.
  case read(FileReadError)
  /// A file or the folder could not be written.
  case write(FileWriteError)
}
