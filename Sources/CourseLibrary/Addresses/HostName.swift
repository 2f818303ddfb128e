import CCurl
import Glibc

/// Names of hosts in letters beyond ASCII.
enum HostName {
  /// The name as DNS has it (IDNA 2008): `"xn--bj0bj06e.kr"` for `"한글.kr"`.
  ///
  /// - Returns: nil when the name has no such form, or the machine has no libidn2; it comes with
  ///   libcurl.
  static func ascii(_ name: String) -> String? {
    guard let ascii = ccurl_ascii_host(name) else { return nil }
    defer { free(ascii) }
    return String(cString: ascii)
  }
}
