extension CourseFileReader {
  /// A word of the glossary and where it stands in the file.
  struct PlacedEntry {
    let entry: GlossaryEntry
    let offset: Int
    /// Where each of its forms stands, the word itself first.
    let formOffsets: [Int]
  }

  /// What the spaces in the answers are; one that is not known counts as if there were none.
  mutating func spacing(_ node: JSONNode?) -> WordSpacing {
    guard let node, let value = text(node, key: "spaces", limit: CourseLimits.titleLength) else {
      return .words
    }
    if let spacing = WordSpacing(rawValue: value) { return spacing }
    log.add(.unknownSpacing(value), at: node.offset)
    return .words
  }

  /// The words that have a meaning, each form with one word only.
  mutating func glossary(_ node: JSONNode?) -> [PlacedEntry] {
    guard let node,
      let items = items(of: node, key: "glossary", limit: CourseLimits.glossaryCount)
    else { return [] }
    let entries = items.compactMap { glossaryEntry($0) }
    var owners: [String: PlacedEntry] = [:]
    for placed in entries {
      var ownKeys: Set<String> = []
      for (form, offset) in zip([placed.entry.word] + placed.entry.forms, placed.formOffsets) {
        let key = ComparableText.key(of: form)
        guard ownKeys.insert(key).inserted else { continue }
        if let owner = owners[key] {
          let line = log.isFull ? 0 : line(of: owner.offset)
          log.add(.claimedForm(form, of: owner.entry.word, firstLine: line), at: offset)
        } else {
          owners[key] = placed
        }
      }
    }
    return entries
  }

  private mutating func glossaryEntry(_ node: JSONNode) -> PlacedEntry? {
    let optional = ["word", "meaning", "forms", "note", "comments"]
    guard let fields = fields(of: node, required: [], optional: optional) else { return nil }
    guard fields["word"]?.isBlank == false, fields["meaning"]?.isBlank == false else {
      log.add(.emptyGlossaryEntry, at: node.offset)
      return nil
    }
    let word = text(fields["word"], key: "word", limit: CourseLimits.wordLength)
    let meaning = text(fields["meaning"], key: "meaning")
    let forms = forms(fields["forms"])
    let note = optionalText(fields["note"], key: "note")
    checkComments(fields["comments"])
    guard let word, let meaning else { return nil }
    return PlacedEntry(
      entry: GlossaryEntry(word: word, meaning: meaning, forms: forms.map(\.text), note: note),
      offset: node.offset, formOffsets: [fields["word"]?.offset ?? 0] + forms.map(\.offset))
  }

  private mutating func forms(_ node: JSONNode?) -> [(text: String, offset: Int)] {
    guard let node, let items = items(of: node, key: "forms", limit: CourseLimits.formCount) else {
      return []
    }
    return items.compactMap { item -> (text: String, offset: Int)? in
      if item.isBlank {
        log.add(.emptyGlossaryForm, at: item.offset)
        return nil
      }
      return text(item, key: "forms", limit: CourseLimits.wordLength).map { ($0, item.offset) }
    }
  }

  /// Warns of words that no sentence has.
  mutating func check(_ glossary: [PlacedEntry], against sentences: [Sentence]) {
    if glossary.isEmpty { return }
    let usage = WordUsage(sentences)
    for placed in glossary
    where !([placed.entry.word] + placed.entry.forms).contains(where: usage.holds) {
      log.add(.unusedGlossaryWord(placed.entry.word), at: placed.offset)
    }
  }
}

/// Which words the answers of sentences have, whatever way is taken through them.
private struct WordUsage {
  private let answers: [[AnswerPattern]]
  /// The sentences that have a word, by its key.
  private var places: [String: Set<Int>] = [:]

  init(_ sentences: [Sentence]) {
    answers = sentences.map { $0.answers + $0.accepted }
    for (index, answers) in answers.enumerated() {
      var collector = WordCollector()
      for answer in answers { collector.add(answer) }
      for key in collector.keys { places[key, default: []].insert(index) }
    }
  }

  /// Whether some answer has the word, or the words one after the other.
  func holds(_ word: String) -> Bool {
    let word = ComparableText(word, overlooking: .harmless)
    let words = word.words
    guard let first = words.first, let having = places[first] else { return false }
    if words.count == 1 { return true }
    let candidates = words.dropFirst().reduce(having) { $0.intersection(places[$1] ?? []) }
    return candidates.contains { index in
      WordSearch(PatternGraph(answers[index])).holds(word)
    }
  }
}

extension JSONNode {
  /// Whether it is text with nothing to see in it.
  fileprivate var isBlank: Bool {
    guard case .string(let text) = value else { return false }
    return text.unicodeScalars.allSatisfy { $0.isWhitespace || $0.isIgnorable }
  }
}
