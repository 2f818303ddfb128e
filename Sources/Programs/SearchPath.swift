import Glibc

/// The folders that programs are looked for in, as a shell does.
struct SearchPath {
  private let folders: [Substring]

  /// The folders of PATH; without it, the usual ones.
  init(environment: [String: String]) {
    folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
  }

  /// The shell that POSIX systems have, whatever PATH says; nil where there is none.
  static var systemShell: String? { isProgram("/bin/sh") ? "/bin/sh" : nil }

  /// The path of a program; nil when there is none of that name.
  func program(named name: String) -> String? {
    guard !name.contains("/") else { return Self.isProgram(name) ? name : nil }
    guard !name.isEmpty else { return nil }
    return folders.lazy.map { "\($0)/\(name)" }.first(where: Self.isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
