import Files
import Glibc

/// The folders that programs are looked for in, as a shell does.
struct SearchPath {
  private let folders: [Substring]

  /// The folders of PATH; without it, the usual ones.
  init(environment: [String: String]) {
    folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
  }

  /// The shell that POSIX systems have, whatever PATH says; nil where there is none.
  static var systemShell: FilePath? { isProgram("/bin/sh") ? "/bin/sh" : nil }

  /// The path of a program; nil when there is none of that name.
  func program(named name: String) -> FilePath? {
    guard !name.contains("/") else {
      let path = FilePath(name)
      return Self.isProgram(path) ? path : nil
    }
    guard !name.isEmpty else { return nil }
    return folders.lazy.map { FilePath("\($0)/\(name)") }.first(where: Self.isProgram)
  }

  private static func isProgram(_ path: FilePath) -> Bool {
    FileFacts(path)?.isRegular == true && access(path.cString, X_OK) == 0
  }
}
