import Lessons

extension AnswerPattern {
  /// The pattern as text that tells it from every other.
  var source: String { Self.source(of: parts) }

  private static func source(of parts: [Part]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .join: "~"
      case .alternatives(let branches):
        "{\(branches.map { source(of: $0) }.joined(separator: "|"))}"
      }
    }
    .joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "{}|~\\".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append("\\")
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
