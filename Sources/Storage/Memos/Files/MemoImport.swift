import Files
import Lessons

/// What an import of files did.
package struct MemoImport: Hashable, Sendable {
  /// A file that was not taken.
  package struct SkippedFile: Hashable, Sendable {
    /// Where it is.
    package let path: FilePath
    /// Why it was not taken.
    package let reason: Reason
  }

  /// Why a file was not taken.
  package enum Reason: Error, Hashable {
    /// It could not be read.
    case unreadable(FileReadError.Reason)
    /// Its name does not end like that of a note: `.md`, `.markdown` or `.txt`.
    case foreign
    /// It holds no memo.
    case notMemo(MemoFileError)
  }

  /// Keys of a file's front matter that mean nothing to malmoi, or were edited to no effect.
  package struct IgnoredKeys: Hashable, Sendable {
    /// The file.
    package let path: FilePath
    /// As they are written there.
    package let keys: [String]
  }

  /// Files that became memos.
  package internal(set) var added = 0
  /// Files that had been exported and edited, and changed their memos.
  package internal(set) var changed = 0
  /// Files that brought a memo back from the trash.
  package internal(set) var restored = 0
  /// Files whose text is, or was, a memo's already.
  package internal(set) var alreadyThere = 0
  /// Files that were not taken, in the order they were met.
  package internal(set) var skipped: [SkippedFile] = []
  /// What was read over, in files that were taken.
  package internal(set) var ignoredKeys: [IgnoredKeys] = []

  mutating func count(_ outcome: ImportedMemo.Outcome) {
    switch outcome {
    case .added: added += 1
    case .changed: changed += 1
    case .restored: restored += 1
    case .alreadyThere: alreadyThere += 1
    }
  }
}
