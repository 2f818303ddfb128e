extension AnswerPattern {
  /// The pattern as text that tells it from every other.
  package var source: String {
    var source = ""
    Self.write(parts, to: &source)
    return source
  }

  private static func write(_ parts: [Part], to source: inout String) {
    for part in parts {
      switch part {
      case .text(let text): source += escaped(text)
      case .join: source += "~"
      case .alternatives(let branches):
        var sign = "{"
        for branch in branches {
          source += sign
          write(branch, to: &source)
          sign = "|"
        }
        source += "}"
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSign) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isSign(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "{", "}", "|", "~", "\\": true
    default: false
    }
  }
}
