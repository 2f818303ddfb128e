import Decks
import Lessons
import Storage

/// What became of decks, said line by line.
package struct DeckReportLines {
  private let words: Localization
  /// Whether nothing was to be written: it shows sentences instead.
  private let isDryRun: Bool

  /// Lines in a language.
  package init(_ words: Localization, isDryRun: Bool) {
    self.words = words
    self.isDryRun = isDryRun
  }

  /// Places that are told one by one.
  private static let placeLimit = 20

  /// The lines; none of a file that was refused.
  package func lines(of report: DeckReport) -> [String] {
    guard let deck = report.deck else { return [] }
    return account(of: deck, at: report.path) + fieldLines(deck.choices)
      + report.courses.flatMap { courseLines($0) + (isDryRun ? sentences(of: $0) : []) }
      + historyLines(deck.history, report) + lastLines(report)
  }

  /// The lines of a deck that is looked at before it is imported: first its sentences.
  ///
  /// - Parameter shown: choices of fields that are shown in another way.
  package func preview(of report: DeckReport, without shown: [FieldChoice]) -> [String] {
    guard let deck = report.deck else { return [] }
    if report.courses.isEmpty { return lastLines(report) + account(of: deck, at: report.path) }
    return report.courses.flatMap(sentences) + account(of: deck, at: report.path)
      + fieldLines(deck.choices.filter { !shown.contains($0) })
      + report.courses.flatMap(courseLines) + historyLines(deck.history, report)
  }

  /// What was read, taken and left out.
  private func account(of deck: ConvertedDeck, at path: String) -> [String] {
    let ledger = deck.ledger
    return [
      words[.deckHead(path: path, format: words.name(of: deck.format), title: deck.title)],
      words[.deckCounts(read: ledger.read, taken: ledger.taken, left: ledger.leftOutCount)],
    ] + leftOutLines(ledger) + alterationLines(ledger)
  }

  private func leftOutLines(_ ledger: DeckLedger) -> [String] {
    LeftOutReason.allCases.compactMap { reason in
      ledger.leftOut[reason].map { places in
        words[
          .deckReasonLine(
            count: places.count, reason: words.reason(reason), places: text(of: places))]
      }
    }
  }

  private func alterationLines(_ ledger: DeckLedger) -> [String] {
    Alteration.allCases.compactMap { alteration in
      ledger.alterations[alteration].map { places in
        words[.deckAlterationLine(count: places.count, what: words.what(alteration))]
      }
    }
  }

  private func text(of places: [DeckPlace]) -> String {
    let told = places.prefix(Self.placeLimit).map(words.place).joined(separator: ", ")
    let more = places.count - Self.placeLimit
    return more > 0 ? words[.deckMorePlaces(places: told, count: more)] : told
  }

  /// Which fields are taken, of each kind of note that is named if there are several.
  private func fieldLines(_ choices: [FieldChoice]) -> [String] {
    let kinds = Set(choices.map(\.kindIndex))
    var seen: Set<String> = []
    return choices.map { choice in
      let line = line(choice)
      return kinds.count < 2 || choice.kind.isEmpty
        ? line : words[.deckFieldsOfKind(kind: choice.kind, fields: line.drop { $0 == " " }.text)]
    }.filter { seen.insert($0).inserted }
  }

  private func line(_ choice: FieldChoice) -> String {
    if choice.asksGaps { return words[.deckFieldsGaps(text: choice.prompt)] }
    guard let example = choice.example else {
      return words[.deckFields(prompt: choice.prompt, answer: choice.answer)]
    }
    return words[.deckFieldsExample(prompt: choice.prompt, answer: choice.answer, example: example)]
  }

  private func courseLines(_ placed: PlacedCourse) -> [String] {
    let languages = placed.course.languages
    let arrow = placed.asksBothWays ? "↔" : "→"
    var lines = [
      words[
        .deckCourse(
          id: placed.course.id,
          languages: "\(languages.prompt.code) \(arrow) \(languages.answer.code)",
          days: words.count(.days, placed.course.totalDays), new: placed.merge.new,
          changed: placed.merge.changed, same: placed.merge.same)]
    ]
    if placed.merge.kept > 0 {
      lines.append(words[.deckCourseKept(count: placed.merge.kept)])
    }
    return lines
  }

  /// The first sentences of a course, as they ask and are answered.
  private func sentences(of placed: PlacedCourse) -> [String] {
    placed.course.sentences.prefix(3).map { sentence in
      let answer = sentence.answers[0].firstPath.words.joined(separator: " ")
      return words[.deckPreview(prompt: sentence.prompt, answer: answer)]
    }
  }

  private func historyLines(_ history: HistoryLedger, _ report: DeckReport) -> [String] {
    guard history.read > 0 || history.startedFromMemory > 0 else { return [] }
    let skipped = history.skipped.values.reduce(0, +)
    var lines = [
      words[.deckHistory(read: history.read, taken: history.taken, skipped: skipped)]
    ]
    lines += HistoryLedger.SkippedReason.allCases.compactMap { reason in
      history.skipped[reason].map { count in
        words[.deckSkippedLine(count: count, reason: words.reason(reason))]
      }
    }
    if history.startedFromMemory > 0 {
      lines.append(words[.deckStarted(count: history.startedFromMemory)])
    }
    if let kept = report.kept, history.taken > 0 {
      lines.append(words[.deckHistoryNew(count: kept.newReviews)])
    }
    return lines
  }

  private func lastLines(_ report: DeckReport) -> [String] {
    if report.courses.isEmpty { return [words[.deckNoSentence(path: report.path)]] }
    if isDryRun { return [words[.deckDryRun]] }
    guard let id = report.undoID else { return [words[.deckNothingNew]] }
    return [words[.deckUndo(id: id.rawValue)]]
  }
}

extension Substring {
  fileprivate var text: String { String(self) }
}
