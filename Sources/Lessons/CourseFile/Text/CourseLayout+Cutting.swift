extension CourseLayout {
  /// The language of the answers, as it is written; nil when it is not.
  package var answerLanguage: Language? {
    languages.last.map { Language(code: $0.answer.text) }
  }

  /// The layout with spaces where answers are to be cut into blocks, for their author to mend.
  ///
  /// Answers that have a space or a sign of the patterns have been cut by hand, and stay so.
  ///
  /// - Parameter words: The words of a text, one after the other.
  package func cut(_ words: (String) -> [String]) -> CourseLayout {
    var layout = self
    for day in layout.days.indices {
      for entry in layout.days[day].entries.indices {
        layout.days[day].entries[entry].answers = layout.days[day].entries[entry].answers.map {
          piece in
          guard piece.text.isUncut else { return piece }
          return TextPiece(words(piece.text).joined(separator: " "), at: piece.offset)
        }
      }
    }
    if value(of: .spaces) == nil {
      layout.fields.append((.spaces, TextPiece(WordSpacing.none.rawValue)))
    }
    return layout
  }
}

extension String {
  /// Whether it has neither a space nor a sign of the patterns.
  package var isUncut: Bool {
    !unicodeScalars.contains { scalar in
      switch scalar {
      case "{", "}", "|", "~", "\\": true
      default: scalar.properties.isWhitespace
      }
    }
  }
}
