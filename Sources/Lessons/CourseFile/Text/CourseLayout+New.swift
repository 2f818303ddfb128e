extension CourseLayout {
  /// A course to start from: its head, and a day of sentences.
  ///
  /// - Parameters:
  ///   - comments: Stand below the title.
  ///   - sentences: Prompts and patterns.
  package init(
    id: CourseID, title: String, languages: LanguagePair, description: String,
    comments: [String], sentences: [(prompt: String, answer: String)]
  ) {
    self.init()
    fields = [(.id, TextPiece(id.rawValue))]
    if languages.answer.isWrittenWithoutSpaces {
      fields.append((.spaces, TextPiece(WordSpacing.none.rawValue)))
    }
    titles = [TextPiece(title)]
    self.languages = [(TextPiece(languages.prompt.code), TextPiece(languages.answer.code))]
    headComments = comments
    self.description = description.isEmpty ? nil : TextPiece(description)
    days = [
      Day(
        title: nil, offset: 0,
        entries: sentences.map { sentence in
          Entry(
            prompt: TextPiece(sentence.prompt), answers: [TextPiece(sentence.answer)], offset: 0)
        })
    ]
  }
}

extension CourseID {
  /// An id made of a title: its letters and digits in lower case, `-` for the rest; nil when there
  /// is nothing to make it of.
  package init?(madeOf title: String) {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return nil }
    self.init(rawValue: words.joined(separator: "-"))
  }
}
