import Lessons
import UnicodeText

/// Makes a sentence of a note as a rule says.
struct SentenceMaker {
  let deck: Deck
  /// What answers are written in; backwards, what prompts are.
  let answerScript: Script?
  let promptScript: Script?

  /// As a sentence, or why it is none.
  enum Outcome {
    case sentence(MadeSentence)
    case leftOut(LeftOutReason)
  }

  func make(_ note: DeckNote, _ rule: CardRule, card: DeckCard?) -> Outcome {
    let kind = deck.kinds[rule.kind]
    var prompt = FieldText(note.fields.at(rule.prompt) ?? "", kind.markup)
    var answer = FieldText(note.fields.at(rule.answer) ?? "", kind.markup)
    var alterations = prompt.alterations.union(answer.alterations)
    if prompt.hasFormula || answer.hasFormula { return .leftOut(.formula) }
    var remarks: [String] = []
    let script = rule.asksBackwards ? promptScript : answerScript
    if let sides = example(of: note, rule, kind)?.sides(answeringIn: script) {
      remarks.append([prompt.line, answer.line].filter { !$0.isEmpty }.joined(separator: " — "))
      prompt = FieldText(sides.prompt, .plain)
      answer = FieldText(sides.answer, .plain)
      alterations.insert(.exampleUsed)
    }
    if prompt.lines.isEmpty {
      return .leftOut(prompt.isMediaOnly ? .mediaOnly : .emptyPrompt)
    }
    let alternatives = AnswerAlternatives(answer, prompt: prompt, kind.markup)
    guard !alternatives.texts.isEmpty else {
      return .leftOut(answer.isMediaOnly ? .mediaOnly : .emptyAnswer)
    }
    if alternatives.texts.count > 1 { alterations.insert(.alternativesSplit) }
    if !alternatives.remarks.isEmpty { alterations.insert(.remarkMoved) }
    remarks += alternatives.remarks + more(of: note, rule, kind, &alterations)
    return finish(
      note, rule, prompt: kind.markup == .lines ? prompt.lines[0] : prompt.line,
      answers: alternatives.texts, remarks: remarks, alterations, card)
  }

  /// A sentence with gaps: the whole of it answers, what is left of it asks, or its translation.
  func makeCloze(_ note: DeckNote, _ rule: CardRule, number: Int, card: DeckCard?) -> Outcome {
    let kind = deck.kinds[rule.kind]
    let cloze = ClozeText(note.fields.at(0) ?? "")
    let full = FieldText(cloze.full, kind.markup)
    let gapped = FieldText(cloze.gapped(at: number), kind.markup)
    let extra = FieldText(note.fields.at(1) ?? "", kind.markup)
    if full.hasFormula { return .leftOut(.formula) }
    if kind.name.lowercased().contains("occlusion") { return .leftOut(.imageOcclusion) }
    if full.lines.isEmpty { return .leftOut(full.isMediaOnly ? .mediaOnly : .emptyAnswer) }
    let isTranslated =
      ExamplePair(FieldText("\(full.line)\n\(extra.line)", .plain)) != nil && !extra.lines.isEmpty
    return finish(
      note, rule, prompt: isTranslated ? extra.line : gapped.line, answers: [full.line],
      remarks: isTranslated ? [] : extra.lines, full.alterations.union(extra.alterations), card)
  }

  private func example(of note: DeckNote, _ rule: CardRule, _ kind: NoteKind) -> ExamplePair? {
    guard let index = rule.example, let text = note.fields.at(index) else { return nil }
    return ExamplePair(FieldText(text, kind.markup))
  }

  private func more(
    of note: DeckNote, _ rule: CardRule, _ kind: NoteKind, _ alterations: inout Set<Alteration>
  ) -> [String] {
    rule.notes.compactMap { index in
      guard let source = note.fields.at(index), !source.isEmpty else { return nil }
      let text = FieldText(source, kind.markup)
      alterations.formUnion(text.alterations)
      return text.lines.isEmpty ? nil : text.line
    }
  }

  private func finish(
    _ note: DeckNote, _ rule: CardRule, prompt: String, answers: [String], remarks: [String],
    _ alterations: Set<Alteration>, _ card: DeckCard?
  ) -> Outcome {
    if let reason = SentenceLimits.refusal(of: prompt, answers) { return .leftOut(reason) }
    let id = note.id.map { id in
      let name = deck.format == .tatoeba ? id : "\(id):\(card?.ordinal ?? rule.ordinal ?? 0)"
      return rule.isTurned ? "\(name):r" : name
    }
    return .sentence(
      MadeSentence(
        id: id.flatMap(SentenceLimits.usableID), prompt: prompt.nfc,
        answers: answers.map { AnswerPattern(literal: $0) },
        remarks: remarks.filter { !$0.hasUnsafeScalar },
        place: note.place, section: note.section, alterations: alterations,
        asksBackwards: rule.asksBackwards, card: rule.isTurned ? nil : card))
  }
}

/// What a course can hold.
enum SentenceLimits {
  static let answers = 50

  /// Why these texts can be no sentence.
  static func refusal(of prompt: String, _ answers: [String]) -> LeftOutReason? {
    for text in [prompt] + answers {
      if text.hasUnsafeScalar { return .controlCharacter }
      // Most texts need not be counted. Signs that patterns give a meaning to take two letters.
      if text.utf8.count * 2 > CourseLimits.textLength,
        AnswerPattern(literal: text).source.count > CourseLimits.textLength
      {
        return .tooLong
      }
    }
    for answer in answers where answer.utf8.count > CourseLimits.wordCount {
      let words = answer.split(separator: " ")
      if words.count > CourseLimits.wordCount { return .tooLong }
      if words.contains(where: { $0.count > CourseLimits.wordLength }) { return .tooLong }
    }
    if prompt.unicodeScalars.allSatisfy(\.isInvisible) { return .emptyPrompt }
    if answers.contains(where: { $0.unicodeScalars.allSatisfy(\.isInvisible) }) {
      return .emptyAnswer
    }
    if answers.contains(where: \.acceptsNothing) { return .emptyAnswer }
    return answers.count > self.answers ? .tooManyAnswers : nil
  }

  /// An id that a course may have; others are given up for the prompt's.
  static func usableID(_ id: String) -> String? {
    let text = id.trimmed.nfc
    return text.count <= CourseLimits.titleLength && !text.hasUnsafeScalar && !text.isEmpty
      ? text : nil
  }
}

extension String {
  /// Whether there is nothing in it that an answer could be compared by: signs alone.
  fileprivate var acceptsNothing: Bool {
    guard !contains(where: { $0.isLetter || $0.isNumber }) else { return false }
    return (try? AnswerPattern(AnswerPattern(literal: self).source)) == nil
  }
}

extension StringProtocol {
  var hasUnsafeScalar: Bool {
    // Below 0x20, DEL, or the first bytes of what is unsafe beyond ASCII.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
      return false
    }
    return unicodeScalars.contains(where: \.isUnsafeInText)
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }
}
