/// Why a file could not be written.
package struct FileWriteError: Error, Hashable, Sendable {
  package let path: String
  /// `errno`.
  package let code: Int32

  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }
}
