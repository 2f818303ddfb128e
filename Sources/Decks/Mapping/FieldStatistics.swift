/// What the first notes of a kind have in a field.
struct FieldStatistics {
  private(set) var filled = 0
  private(set) var scripts = ScriptCounts()
  private var letterCount = 0
  private var characterCount = 0
  /// How many of them are a sentence in two scripts.
  private(set) var pairCount = 0

  mutating func add(_ text: FieldText) {
    guard !text.lines.isEmpty else { return }
    filled += 1
    let line = text.line
    scripts.add(line)
    characterCount += line.count
    letterCount += line.count { $0.isLetter }
    if ExamplePair(text) != nil { pairCount += 1 }
  }

  /// Whether it holds words, and not numbers or nothing.
  func isText(among total: Int) -> Bool {
    filled * 2 >= total && filled > 0 && letterCount * 3 >= characterCount
  }

  /// Whether it holds sentences in two languages.
  var isExample: Bool { filled > 0 && pairCount * 10 >= filled * 6 }
}

/// A sentence and its translation in one field, as `"저는 가요. — I'm going."` has them.
struct ExamplePair {
  let first: String
  let second: String

  /// nil unless it comes apart in two that are written in different scripts.
  init?(_ text: FieldText) {
    if text.lines.count == 2, Self.differ(text.lines[0], text.lines[1]) {
      (first, second) = (text.lines[0], text.lines[1])
      return
    }
    let line = text.line
    for separator in [" — ", " – ", " - ", " = ", " | "] {
      guard let range = line.firstRange(of: separator) else { continue }
      let (left, right) = (line[..<range.lowerBound].trimmed, line[range.upperBound...].trimmed)
      guard !right.contains(separator), Self.differ(left, right) else { continue }
      (first, second) = (left, right)
      return
    }
    return nil
  }

  private static func differ(_ left: String, _ right: String) -> Bool {
    let scripts = [ScriptCounts(left).dominant, ScriptCounts(right).dominant]
    return scripts[0] != nil && scripts[1] != nil && scripts[0] != scripts[1]
  }

  /// Its two sides as a prompt and an answer, by the script that answers are written in.
  func sides(answeringIn script: Script?) -> (prompt: String, answer: String)? {
    guard let script else { return nil }
    if ScriptCounts(second).dominant == script { return (first, second) }
    if ScriptCounts(first).dominant == script { return (second, first) }
    return nil
  }
}
