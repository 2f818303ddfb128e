import AppText
import Decks
import Lessons
import Storage

/// What became of a file, as programs read it.
struct DeckRow: Encodable {
  private struct CourseRow: Encodable {
    let id, path, title, prompt, answer: String
    let days, sentences, new, changed, same, kept: Int
  }

  private struct PlaceRow: Encodable {
    let file: String?
    let line, note: Int?
  }

  private struct HistoryRow: Encodable {
    let read, taken, startedFromMemory: Int
    let skipped: [String: Int]
  }

  private let file: String
  private let error, format, title, importID: String?
  private let read, taken: Int?
  private let leftOut, changed: [String: [PlaceRow]]
  private let courses: [CourseRow]
  private let history: HistoryRow?

  init(_ report: DeckReport) {
    let deck = report.deck
    file = report.path
    error = report.error.map(\.name)
    format = deck?.format.rawValue
    title = deck?.title
    importID = report.undoID?.rawValue
    read = deck?.ledger.read
    taken = deck?.ledger.taken
    leftOut = Self.rows(deck?.ledger.leftOut ?? [:])
    changed = Self.rows(deck?.ledger.alterations ?? [:])
    history = deck.map { deck in
      HistoryRow(
        read: deck.history.read, taken: deck.history.taken,
        startedFromMemory: deck.history.startedFromMemory,
        skipped: Dictionary(
          uniqueKeysWithValues: deck.history.skipped.map { ($0.rawValue, $1) }))
    }
    courses = report.courses.map { placed in
      let course = placed.course
      return CourseRow(
        id: course.id.rawValue, path: placed.path, title: course.title,
        prompt: course.languages.prompt.code, answer: course.languages.answer.code,
        days: course.totalDays, sentences: course.sentences.count, new: placed.merge.new,
        changed: placed.merge.changed, same: placed.merge.same, kept: placed.merge.kept)
    }
  }

  private static func rows<Reason: RawRepresentable<String>>(
    _ places: [Reason: [DeckPlace]]
  ) -> [String: [PlaceRow]] {
    Dictionary(
      uniqueKeysWithValues: places.map { reason, places in
        (
          reason.rawValue,
          places.map { place in
            PlaceRow(
              file: place.file, line: place.isLine ? place.number : nil,
              note: place.isLine ? nil : place.number)
          }
        )
      })
  }
}

extension DeckError {
  /// The name of the case, for programs.
  fileprivate var name: String {
    String("\(self)".prefix { $0.isLetter })
  }
}
