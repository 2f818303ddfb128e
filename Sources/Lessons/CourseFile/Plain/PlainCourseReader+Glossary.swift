extension PlainCourseReader {
  /// The words with a meaning, each form with one word only.
  mutating func glossary() throws(Unusual) -> [GlossaryEntry] {
    let entries = try list(limit: CourseLimits.glossaryCount) { (reader) throws(Unusual) in
      try reader.glossaryEntry()
    }
    var owners: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      for form in [entry.word] + entry.forms {
        guard owners.updateValue(index, forKey: ComparableText.key(of: form)) ?? index == index
        else { throw Unusual() }
      }
    }
    return entries
  }

  private mutating func glossaryEntry() throws(Unusual) -> GlossaryEntry {
    var word, meaning: String?
    var forms: [String]?
    var note: String??
    try object { (reader, key) throws(Unusual) in
      switch key {
      case "word" where word == nil: word = try reader.text(limit: CourseLimits.wordLength)
      case "meaning" where meaning == nil: meaning = try reader.text()
      case "forms" where forms == nil:
        forms = try reader.list(limit: CourseLimits.formCount) { (reader) throws(Unusual) in
          try reader.text(limit: CourseLimits.wordLength)
        }
      case "note" where note == nil: note = .some(try reader.optionalText())
      default: throw Unusual()
      }
    }
    guard let word, let meaning else { throw Unusual() }
    return GlossaryEntry(word: word, meaning: meaning, forms: forms ?? [], note: note ?? nil)
  }
}
