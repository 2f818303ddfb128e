/// Finds out which fields of a kind of note ask and which answer.
struct RuleGuess {
  let deck: Deck
  let kind: Int
  let options: DeckOptions
  private let statistics: [FieldStatistics]
  private let sampleCount: Int

  /// So many notes tell what a field holds.
  private static let sampleSize = 300

  init(_ deck: Deck, kind: Int, options: DeckOptions) {
    self.deck = deck
    self.kind = kind
    self.options = options
    let markup = deck.kinds[kind].markup
    let sample = deck.notes.lazy.filter { $0.kind == kind }.prefix(Self.sampleSize)
    var statistics: [FieldStatistics] = []
    var count = 0
    for note in sample {
      count += 1
      while statistics.count < note.fields.count { statistics.append(FieldStatistics()) }
      for (index, field) in note.fields.enumerated() {
        statistics[index].add(FieldText(field, markup))
      }
    }
    self.statistics = statistics
    sampleCount = count
  }

  /// The rules; none when there are no two fields of text.
  func rules() throws(DeckError) -> [CardRule] {
    let guessed: [CardRule]
    switch deck.kinds[kind].cards {
    case .cloze: return [CardRule(kind: kind, ordinal: nil, prompt: 0, answer: 0, notes: [1])]
    case .fields: guessed = fieldRule().map { [$0] } ?? []
    case .templates(let templates): guessed = templateRules(templates)
    }
    let wanted = try wantedRule(else: guessed.first)
    return (wanted.map { [$0] } ?? guessed).map(completed)
  }

  // MARK: - As its owner says

  private func wantedRule(else guess: CardRule?) throws(DeckError) -> CardRule? {
    guard options.front != nil || options.back != nil else { return chosenRule }
    let others = statistics.indices.filter { statistics[$0].isText(among: sampleCount) }
    let front = try options.front.map { name throws(DeckError) in try field(name) } ?? guess?.prompt
    let back = try options.back.map { name throws(DeckError) in try field(name) } ?? guess?.answer
    guard let prompt = front ?? others.first(where: { $0 != back }),
      let answer = back == prompt ? others.first(where: { $0 != prompt }) : back
    else { return nil }
    return CardRule(kind: kind, ordinal: nil, prompt: prompt, answer: answer, notes: [])
  }

  /// As it was chosen before, while the kind still has the fields.
  private var chosenRule: CardRule? {
    guard let chosen = options.chosen[deck.key(ofKind: kind)],
      let prompt = try? field(chosen.prompt), let answer = try? field(chosen.answer),
      prompt != answer
    else { return nil }
    return CardRule(kind: kind, ordinal: nil, prompt: prompt, answer: answer, notes: [])
  }

  private func field(_ name: String) throws(DeckError) -> Int {
    let names = deck.kinds[kind].fields
    let wanted = name.lowercased()
    if let index = names.firstIndex(where: { $0.lowercased() == wanted }) { return index }
    if let number = Int(name), (1...max(statistics.count, 1)).contains(number) { return number - 1 }
    throw .unknownField(name, known: names.isEmpty ? statistics.indices.map { "\($0 + 1)" } : names)
  }

  // MARK: - As the file says

  private func templateRules(_ templates: [CardTemplate]) -> [CardRule] {
    var rules: [CardRule] = []
    for template in templates {
      guard var rule = rule(of: template) else { continue }
      rule.asksBackwards = rules.contains {
        $0.prompt == rule.answer && $0.answer == rule.prompt && !$0.asksBackwards
      }
      rules.append(rule)
    }
    return rules
  }

  private func rule(of template: CardTemplate) -> CardRule? {
    let question = TemplateFields(template.question)
    let shown = TemplateFields(template.answer)
    let asking = question.names.filter { !question.typed.contains($0) }
    let answering =
      question.typed + shown.typed + shown.names.filter { !question.names.contains($0) }
    guard let prompt = textField(of: asking),
      let answer = textField(of: answering.filter { $0 != deck.kinds[kind].fields.at(prompt) })
    else { return nil }
    return CardRule(
      kind: kind, ordinal: template.ordinal, prompt: prompt, answer: answer,
      notes: answering.compactMap(index))
  }

  /// The first of these fields that holds text in most notes; else the first that holds any.
  private func textField(of names: [String]) -> Int? {
    let indices = names.compactMap(index).filter { $0 < statistics.count }
    return indices.first { statistics[$0].isText(among: sampleCount) && !statistics[$0].isExample }
      ?? indices.first { statistics[$0].filled > 0 } ?? indices.first
  }

  private func index(of name: String) -> Int? {
    deck.kinds[kind].fields.firstIndex(of: name)
  }

  // MARK: - As it looks

  private func fieldRule() -> CardRule? {
    let names = deck.kinds[kind].fields.map { $0.lowercased() }
    let texts = statistics.indices.filter { index in
      statistics[index].isText(among: sampleCount)
        && !names.at(index).map { Self.neither.contains($0) }.isTrue
    }
    let plain = texts.filter { !statistics[$0].isExample }
    let named = plain.first { names.at($0).map { Self.asking.contains($0) }.isTrue }
    let answering = plain.first { names.at($0).map { Self.answering.contains($0) }.isTrue }
    guard let prompt = named ?? plain.first(where: { $0 != answering }) ?? statistics.indices.first,
      let answer = answering ?? plain.first(where: { $0 != prompt })
        ?? statistics.indices.first(where: { $0 != prompt })
    else { return nil }
    return CardRule(kind: kind, ordinal: nil, prompt: prompt, answer: answer, notes: [])
  }

  private static let asking: Set = [
    "front", "prompt", "question", "term", "앞면", "문제", "질문", "단어",
  ]
  private static let answering: Set = ["back", "answer", "definition", "뒷면", "답", "정답", "뜻"]
  private static let neither: Set = ["id", "tag", "tags", "deck", "태그", "번호", "guid"]

  /// With the example, and with the other fields of text as notes.
  private func completed(_ rule: CardRule) -> CardRule {
    var rule = rule
    let others = statistics.indices.filter { $0 != rule.prompt && $0 != rule.answer }
    if let name = options.example {
      rule.example =
        deck.kinds[kind].fields.firstIndex { $0.lowercased() == name.lowercased() }
        ?? Int(name).map { $0 - 1 }
    } else {
      rule.example = others.first { statistics[$0].isExample }
    }
    let names = deck.kinds[kind].fields.map { $0.lowercased() }
    rule.notes = others.filter { index in
      index != rule.example && !names.at(index).map { Self.neither.contains($0) }.isTrue
    }
    return rule
  }
}

extension Bool? {
  fileprivate var isTrue: Bool { self == true }
}
