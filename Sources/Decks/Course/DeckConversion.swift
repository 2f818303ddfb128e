import Lessons
import UnicodeText

/// Makes courses of a deck, and keeps account of every note.
package struct DeckConversion {
  private let deck: Deck
  private let options: DeckOptions
  private let watch: ReadingWatch
  private var ledger: DeckLedger
  private var history: HistoryLedger

  /// A conversion of a deck.
  package init(_ deck: Deck, _ options: DeckOptions, watch: ReadingWatch = .silent) {
    self.deck = deck
    self.options = options
    self.watch = watch
    ledger = deck.ledger
    history = deck.history
  }

  /// The courses; none when no note can be a sentence.
  package consuming func run() throws(DeckError) -> ConvertedDeck {
    let rules = try rules()
    let languages = languages(rules)
    let maker = SentenceMaker(
      deck: deck, answerScript: Script.of(languages.answer),
      promptScript: Script.of(languages.prompt))
    var gathered = SentenceGathering()
    for (index, note) in deck.notes.enumerated() {
      try watch.step(.making, index, of: deck.notes.count)
      take(note, rules, maker, into: &gathered)
    }
    for place in gathered.duplicates { ledger.giveBack(.duplicate, at: place) }
    for place in gathered.grouped { ledger.note([.grouped], at: place) }
    for place in gathered.shortened { ledger.note([.noteShortened], at: place) }
    let isTurned =
      options.direction == .both && rules.allSatisfy { !$0.asksBackwards || $0.isTurned }
    let courses = [false, true].compactMap {
      course(gathered, languages, isReverse: $0, isTurned: $0 && isTurned)
    }
    count(courses)
    return ConvertedDeck(
      format: deck.format, title: deck.title, courses: courses, ledger: ledger, history: history,
      choices: rules.map { $0.choice(in: deck) })
  }

  // MARK: - What asks and what answers

  private func rules() throws(DeckError) -> [CardRule] {
    var rules: [CardRule] = []
    var missing: DeckError?
    let used = Set(deck.notes.map(\.kind))
    for kind in deck.kinds.indices where used.contains(kind) {
      do throws(DeckError) {
        rules += try RuleGuess(deck, kind: kind, options: options).rules()
      } catch {
        missing = error
      }
    }
    // Of several kinds, one that has the fields is enough.
    if rules.isEmpty, let missing { throw missing }
    return directed(rules)
  }

  private func directed(_ rules: [CardRule]) -> [CardRule] {
    let isCloze = rules.map { deck.kinds[$0.kind].cards == .cloze }
    let forward = zip(rules, isCloze).filter { !$0.0.asksBackwards || $0.1 }.map(\.0)
    let backward = rules.filter(\.asksBackwards)
    switch options.direction {
    case .asIs: return rules
    case .reverse where !backward.isEmpty: return backward
    case .reverse: return zip(rules, isCloze).map { $1 ? $0 : $0.turned }
    case .both:
      let turned = zip(rules, isCloze).filter { rule, isCloze in
        !isCloze && !rule.asksBackwards
          && !backward.contains { $0.kind == rule.kind && $0.prompt == rule.answer }
      }
      return forward + backward + turned.map(\.0.turned)
    }
  }

  /// The languages of the course that asks as the deck does.
  private func languages(_ rules: [CardRule]) -> LanguagePair {
    if let languages = options.languages { return languages }
    if let languages = deck.languages { return languages }
    var prompt = LanguageGuess()
    var answer = LanguageGuess()
    guard let rule = rules.first(where: { !$0.isTurned && !$0.asksBackwards }) ?? rules.first else {
      return LanguagePair(prompt: Language(code: "und"), answer: Language(code: "und"))
    }
    let markup = deck.kinds[rule.kind].markup
    for note in deck.notes.lazy.filter({ $0.kind == rule.kind }).prefix(500) {
      prompt.add(FieldText(note.fields.at(rule.prompt) ?? "", markup).line)
      answer.add(FieldText(note.fields.at(rule.answer) ?? "", markup).line)
    }
    let pair = LanguageGuess.pair(prompt, answer)
    return rule.asksBackwards ? pair.turned : pair
  }

  // MARK: - Note by note

  private mutating func take(
    _ note: DeckNote, _ rules: [CardRule], _ maker: SentenceMaker,
    into gathered: inout SentenceGathering
  ) {
    guard deck.kinds.indices.contains(note.kind) else {
      return ledger.leaveOut(.unknownKind, at: note.place)
    }
    let isCloze = deck.kinds[note.kind].cards == .cloze
    let own = rules.filter { $0.kind == note.kind }
    let made =
      isCloze
      ? own.first.map { clozeOutcomes(note, $0, maker) } ?? [] : outcomes(note, own, maker)
    var alterations: Set<Alteration> = []
    var sentences: [MadeSentence] = []
    var reasons: [LeftOutReason] = []
    for outcome in made {
      switch outcome {
      case .sentence(let sentence):
        sentences.append(sentence)
        alterations.formUnion(sentence.alterations)
      case .leftOut(let reason): reasons.append(reason)
      }
    }
    guard !sentences.isEmpty else {
      return ledger.leaveOut(reasons.first ?? (isCloze ? .noGap : .noCard), at: note.place)
    }
    ledger.take()
    if reasons.contains(.suspended) { alterations.insert(.suspendedCardLeftOut) }
    if reasons.contains(where: { $0 != .suspended }) { alterations.insert(.cardLeftOut) }
    if !alterations.isEmpty { ledger.note(alterations, at: note.place) }
    gathered.add(sentences)
  }

  private func outcomes(
    _ note: DeckNote, _ rules: [CardRule], _ maker: SentenceMaker
  ) -> [SentenceMaker.Outcome] {
    rules.compactMap { rule in
      var card: DeckCard?
      if !note.cards.isEmpty {
        card = note.cards.first { rule.ordinal == nil || $0.ordinal == rule.ordinal }
        guard let card else { return nil }
        if card.isSuspended { return .leftOut(.suspended) }
      }
      return maker.make(note, rule, card: card)
    }
  }

  private func clozeOutcomes(
    _ note: DeckNote, _ rule: CardRule, _ maker: SentenceMaker
  ) -> [SentenceMaker.Outcome] {
    let numbers = ClozeText(note.fields.at(0) ?? "").numbers.sorted()
    return numbers.compactMap { number in
      let card = note.cards.first { $0.ordinal == number - 1 }
      if !note.cards.isEmpty, card == nil { return nil }
      if card?.isSuspended == true { return .leftOut(.suspended) }
      let known = card ?? DeckCard(ordinal: number - 1)
      return maker.makeCloze(note, rule, number: number, card: known)
    }
  }

  // MARK: - Courses

  private func course(
    _ gathered: SentenceGathering, _ languages: LanguagePair, isReverse: Bool, isTurned: Bool
  ) -> DraftCourse? {
    let entries = gathered.entries(askingBackwards: isReverse)
    guard !entries.isEmpty else { return nil }
    return DraftCourse(
      title: deck.title.courseTitle, description: deck.attribution?.courseTitle ?? "",
      languages: isReverse ? languages.turned : languages, isReverse: isReverse,
      isTurned: isTurned, entries: entries)
  }

  /// Counts the reviews of the cards that are among the sentences.
  private mutating func count(_ courses: [DraftCourse]) {
    let cards = courses.flatMap(\.entries).compactMap(\.card)
    let reviews = cards.reduce(0) { $0 + $1.reviews.count }
    let all = deck.notes.reduce(0) { $0 + $1.cards.reduce(0) { $0 + $1.reviews.count } }
    history.skip(options.takesHistory ? .noCard : .notWanted, all - reviews)
    if options.takesHistory {
      history.taken = reviews
      history.startedFromMemory = cards.count { $0.start != nil }
    } else {
      history.skip(.notWanted, reviews)
    }
  }
}

extension String {
  /// As a course may be called.
  fileprivate var courseTitle: String {
    let text = String(singleSpaced.unicodeScalars.filter { !$0.isUnsafeInText }.map(Character.init))
    return String(text.prefix(CourseLimits.titleLength)).trimmed.nfc
  }
}
