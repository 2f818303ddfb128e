/// The words of a command as a shell parts them, without a shell: quotes and backslashes count,
/// while `$`, `~`, `*` and the like are characters as any other.
///
/// Source: POSIX, Shell Command Language, 2.2 Quoting.
struct ShellWords: Equatable {
  private(set) var words: [String] = []

  /// Whether a command has what only a shell can do: variables, home folders, globs, pipes,
  /// assignments before the program.
  ///
  /// Between single quotes all characters are plain.
  static func needsShell(_ command: String) -> Bool {
    let parts = command.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return false }
    let unquoted = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    return unquoted.contains { $0.contains { "$`~|&;<>()*?[#\n".contains($0) } }
      || command.split(whereSeparator: \.isWhitespace).first?.contains("=") == true
  }

  /// Parts a command; nil when a quotation mark is not closed, or a backslash has nothing to quote.
  init?(_ command: String) {
    var rest = command[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return }
      guard let word = Self.takeWord(from: &rest) else { return nil }
      words.append(word)
    }
  }

  private static func takeWord(from rest: inout Substring) -> String? {
    var word = ""
    while let character = rest.first, !character.isWhitespace {
      rest.removeFirst()
      switch character {
      case "'":
        guard let end = rest.firstIndex(of: "'") else { return nil }
        word += rest[..<end]
        rest = rest[rest.index(after: end)...]
      case "\"":
        guard let quoted = takeQuoted(from: &rest) else { return nil }
        word += quoted
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        word.append(escaped)
      default:
        word.append(character)
      }
    }
    return word
  }

  /// Takes what stands up to a closing `"`, in which a backslash quotes only what would mean
  /// something there.
  private static func takeQuoted(from rest: inout Substring) -> String? {
    var quoted = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return quoted
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        if !"$`\"\\".contains(escaped) { quoted.append("\\") }
        quoted.append(escaped)
      default: quoted.append(character)
      }
    }
    return nil
  }
}
