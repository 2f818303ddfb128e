import Files
import Glibc
import Lessons
import Storage

extension Localization {
  /// Why a file did not become a memo, beginning with its path.
  package func sentence(for skipped: MemoImport.SkippedFile) -> String {
    self[
      .memoFilesCannotRead(path: skipped.path.description.printable, reason: reason(skipped.reason))
    ]
  }

  /// What was read over in a file that became a memo.
  package func sentence(for ignored: MemoImport.IgnoredKeys) -> String {
    self[
      .memoFilesIgnoredKeys(
        path: ignored.path.description.printable,
        keys: ignored.keys.joined(separator: ", ").printable)]
  }

  /// Why an export ended early.
  package func sentence(for error: MemoExportError) -> String {
    switch error {
    case .storage(let error): sentence(for: error)
    case .read(let error):
      self[
        .memoFilesCannotRead(path: error.path.description.printable, reason: reason(error.reason))]
    case .write(let error):
      self[
        .memoFilesCannotWrite(
          path: error.path.description.printable, reason: String(cString: strerror(error.code)))]
    }
  }

  private func reason(_ reason: MemoImport.Reason) -> String {
    switch reason {
    case .unreadable(let reason): self.reason(reason)
    case .foreign: self[.memoFilesForeign]
    case .notMemo(.tooLarge(let limit)): self[.memoFilesTooLarge(limit: limit >> 20)]
    case .notMemo(.notUTF8): self[.memoFilesNotUTF8]
    case .notMemo(.binary): self[.memoFilesBinary]
    case .notMemo(.blank): self[.memoFilesBlank]
    }
  }

  /// Why a file could not be read, as a part of a sentence.
  package func reason(_ reason: FileReadError.Reason) -> String {
    switch reason {
    case .missing: self[.memoFilesMissing]
    case .isFolder: self[.memoFilesIsFolder]
    case .isNotFolder: self[.memoFilesIsNotFolder]
    case .isNotRegular: self[.memoFilesIsNotRegular]
    case .notPermitted: self[.memoFilesNotPermitted]
    case .tooLarge(let limit): self[.memoFilesTooLarge(limit: limit >> 20)]
    case .linkLoop: self[.memoFilesLinkLoop]
    case .system(let code):
      self[.memoFilesSystem(reason: String(cString: strerror(code)))]
    }
  }
}
