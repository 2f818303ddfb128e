import Glibc

/// A command of the learner's that tells a name and a password, as `pass show dav` does.
enum PasswordCommand {
  /// The first line that a shell command prints; nil when it fails.
  ///
  /// It reads nothing, and what it says against it is not shown: the terminal may be the app's.
  static func output(of command: String) -> String? {
    guard let stream = popen("{ \(command)\n} </dev/null 2>/dev/null", "re") else { return nil }
    var line = [CChar](repeating: 0, count: 4_096)
    let isRead = fgets(&line, Int32(line.count), stream) != nil
    guard pclose(stream) == 0, isRead else { return nil }
    let bytes = line.prefix { $0 != 0 && $0 != 0x0A && $0 != 0x0D }.map(UInt8.init(bitPattern:))
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
