/// Why a file could not be written.
package struct FileWriteError: Error, Hashable, Sendable {
  package let path: FilePath
  /// `errno`.
  package let code: Int32

  package init(path: FilePath, code: Int32) {
    self.path = path
    self.code = code
  }
}
