/// Why a file or folder could not be read.
package struct FileReadError: Error, Hashable, Sendable {
  /// What stood in the way.
  package enum Reason: Hashable, Sendable {
    /// Nothing has this name.
    case missing
    /// A folder where a file was wanted.
    case isFolder
    /// A file, or anything else, where a folder was wanted.
    case isNotFolder
    /// A pipe, a socket or a device: reading it may never end.
    case isNotRegular
    case notPermitted
    /// More than `limit` bytes.
    case tooLarge(limit: Int)
    /// Symbolic links that lead in a circle.
    case linkLoop
    /// What else the system said; the number is `errno`.
    case system(code: Int32)
  }

  package let path: FilePath
  package let reason: Reason

  package init(path: FilePath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What `errno` says about `path`.
  package init(path: FilePath, code: Int32) {
    self.init(path: path, reason: Reason(code: code))
  }
}

/// For developers and logs; the learner's words are made from the reason.
extension FileReadError: CustomStringConvertible {
  package var description: String { "\(path): \(reason)" }
}
