import Lessons

/// Courses as tables of text.
package struct DelimitedText {
  /// UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// Two columns parted by tabs: the prompt, and the answers.
  package init(tableOf decks: [ExportedDeck]) {
    for sentence in decks.flatMap(\.course.sentences) {
      add([sentence.prompt, ([sentence.model] + sentence.otherModels).joined(separator: " / ")])
    }
  }

  /// Anki's notes in plain text; imported again, they update the same notes.
  package init(ankiTextOf decks: [ExportedDeck]) {
    bytes +=
      """
      #separator:tab
      #html:true
      #guid column:1
      #deck column:2
      #columns:Id\tDeck\tPrompt\tAnswer\tAlso accepted\tNote

      """.utf8
    for deck in decks {
      for sentence in deck.course.sentences {
        let key = SentenceKey(course: deck.course.id, sentence: sentence.id)
        add(
          [key.guid, deck.course.title]
            + [
              sentence.prompt, sentence.model, sentence.otherModels.joined(separator: "\n"),
              sentence.note ?? "",
            ].map(\.html))
      }
    }
  }

  private mutating func add(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(0x09) }
      let isSpecial =
        field.utf8.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D || $0 == 0x22 }
        || index == 0 && field.hasPrefix("#")
      bytes += (isSpecial ? "\"\(field.replacing("\"", with: "\"\""))\"" : field).utf8
    }
    bytes.append(0x0A)
  }
}

extension String {
  /// As HTML shows it.
  var html: String {
    guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x0A }) else {
      return self
    }
    return replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\n", with: "<br>")
  }
}
