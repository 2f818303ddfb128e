extension AnswerPattern {
  /// Whether no word of any way runs on from one stretch of text into another.
  ///
  /// Most answers are so: their words can be read off the pattern as it is written.
  var partsWords: Bool {
    var endsInWord = false
    return Self.partWords(parts, &endsInWord)
  }

  /// - Parameter endsInWord: Whether some way to these parts ends in a word; afterwards, whether
  ///   some way through them does.
  private static func partWords(_ parts: [Part], _ endsInWord: inout Bool) -> Bool {
    for part in parts {
      switch part {
      case .join:
        return false
      case .text(let text):
        let scalars = text.unicodeScalars
        if endsInWord, scalars.first(where: \.isGapOrWord)?.isPartOfWord == true { return false }
        endsInWord = scalars.last?.isWhitespace == false
      case .alternatives(let branches):
        let before = endsInWord
        endsInWord = false
        for branch in branches {
          var branchEndsInWord = before
          guard partWords(branch, &branchEndsInWord) else { return false }
          endsInWord = endsInWord || branchEndsInWord
        }
      }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether it tells, unlike punctuation, that a word is over or goes on.
  fileprivate var isGapOrWord: Bool { isWhitespace || isPartOfWord }
}
