import Glibc

/// Why a system call failed (errno(3)).
package struct SystemError: Error, Hashable {
  /// The error number, such as `EACCES`.
  package let code: Int32

  /// An error of that number.
  package init(code: Int32) {
    self.code = code
  }

  /// The error of the system call that failed last on this thread.
  static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words (`strerror`).
  package var description: String { String(cString: strerror(code)) }
}
