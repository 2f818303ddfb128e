extension CourseLayout {
  /// A sentence as a learner has it, for its author.
  package struct Mended {
    let id: SentenceID
    let speaker: String?
    let text: SentenceText
    let comments: [String]

    /// A sentence of these parts.
    package init(id: SentenceID, speaker: String?, text: SentenceText, comments: [String]) {
      self.id = id
      self.speaker = speaker
      self.text = text
      self.comments = comments
    }
  }

  /// A course of one day that has nothing but mended sentences, each below what is said of it.
  ///
  /// - Parameters:
  ///   - languages: nil when they are not known.
  ///   - comments: stand below the title.
  package init(
    mended: [Mended], of id: CourseID, title: String, languages: LanguagePair?, comments: [String]
  ) {
    self.init()
    fields = [(.id, TextPiece(id.rawValue))]
    titles = [TextPiece(title)]
    headComments = comments
    if let languages {
      self.languages = [(TextPiece(languages.prompt.code), TextPiece(languages.answer.code))]
    }
    var day = Day(title: nil, offset: 0)
    for sentence in mended {
      guard var entry = sentence.text.entry() else { continue }
      entry.id = TextPiece(sentence.id.rawValue)
      entry.speaker = sentence.speaker.map { TextPiece($0) }
      entry.comments = [""] + sentence.comments
      day.entries.append(entry)
    }
    days = [day]
  }
}
