import Decks
import Files
import Lessons
import Storage

/// Takes decks of other programs into the learner's data: first looks what comes of a file, then
/// keeps it.
package struct DeckKeeper: Sendable {
  /// The learner's data folder, with the courses in it.
  package let folder: FilePath
  /// How decks are to be taken.
  package var options: DeckOptions
  /// The course to add to; nil is one of a deck's own.
  package let course: CourseID?
  private let cutting: WordCutting?

  /// A keeper for a data folder.
  ///
  /// - Parameter cutting: proposes cuts where answers are written without spaces.
  package init(
    folder: FilePath, options: DeckOptions = DeckOptions(), course: CourseID? = nil,
    cutting: WordCutting? = nil
  ) {
    self.folder = folder
    self.options = options
    self.course = course
    self.cutting = cutting
  }

  private var placement: CoursePlacement {
    CoursePlacement(folder: "\(folder)/courses", target: course, cutting: cutting)
  }

  /// Reads a file; nothing is written.
  @concurrent
  package func read(_ path: String, watch: ReadingWatch) async throws(DeckError) -> Deck {
    try DeckReader(path: path, options: options, watch: watch).deck()
  }

  /// What a deck comes to among the learner's courses; nothing is written.
  @concurrent
  package func plan(
    _ deck: Deck, of path: String, watch: ReadingWatch
  ) async throws(DeckError) -> DeckReport {
    let converted = try DeckConversion(deck, options, watch: watch).run()
    return DeckReport(path: path, deck: converted, courses: try placement.place(converted))
  }

  /// What a file comes to: read, and planned.
  package func report(on path: String, watch: ReadingWatch) async -> DeckReport {
    do throws(DeckError) {
      return try await plan(try await read(path, watch: watch), of: path, watch: watch)
    } catch {
      return DeckReport(path: path, refused: error)
    }
  }

  /// Keeps what was planned, all of it or nothing.
  ///
  /// Courses that are to be asked both ways are from then on, and fields that were chosen are
  /// taken again.
  ///
  /// - Returns: the report, with what it is taken back by.
  package func keep(
    _ report: DeckReport, in database: LearnerDatabase, at time: Timestamp
  ) async throws(ImportError) -> DeckReport {
    let deck = DeckImport(
      id: .random(), origin: report.deck?.format == .anki ? "anki" : "text",
      title: report.deck?.title ?? "",
      courses: report.courses.map { $0.imported(withHistory: options.takesHistory) })
    var report = report
    report.kept = try await database.keep(deck, in: folder, at: time)
    report.id = deck.id
    do throws(StorageError) {
      for course in report.courses where course.asksBothWays {
        try await database.askBothWays(course.course.id, at: time)
      }
      try await remember(report.deck?.choices ?? [], in: database)
    } catch {
      throw .storage(error)
    }
    return report
  }

  // MARK: - Fields that were chosen

  private static let fieldsPrefix = "deck-fields "

  /// Which fields were chosen at earlier imports, for `DeckOptions.chosen`.
  package static func chosenFields(
    in database: LearnerDatabase
  ) async throws(StorageError) -> [String: ChosenFields] {
    try await database.settings().reduce(into: [:]) { found, setting in
      let names = setting.value.split(separator: "\u{1F}").map(String.init)
      guard setting.key.rawValue.hasPrefix(fieldsPrefix), names.count == 2 else { return }
      let key = String(setting.key.rawValue.dropFirst(fieldsPrefix.count))
      found[key] = ChosenFields(prompt: names[0], answer: names[1])
    }
  }

  /// Keeps the fields that the learner chose; those that were found out are found out again.
  private func remember(
    _ choices: [FieldChoice], in database: LearnerDatabase
  ) async throws(StorageError) {
    let isSaid = options.front != nil || options.back != nil
    for choice in choices where isSaid || options.chosen[choice.key] == choice.fields {
      try await database.set(
        SettingKey(rawValue: Self.fieldsPrefix + choice.key),
        to: "\(choice.fields.prompt)\u{1F}\(choice.fields.answer)")
    }
  }
}

extension PlacedCourse {
  /// As the learner's data takes it.
  fileprivate func imported(withHistory takesHistory: Bool) -> ImportedCourse {
    ImportedCourse(
      course: course, path: FilePath(path), contents: contents,
      cards: takesHistory ? cards.map { $1.imported(as: $0) } : [])
  }
}

extension DeckCard {
  fileprivate func imported(as sentence: SentenceID) -> ImportedCard {
    ImportedCard(
      sentence: sentence,
      reviews: reviews.compactMap { review in
        Grade(rawValue: review.grade).map {
          ImportedCard.Review(id: review.id, grade: $0, milliseconds: review.milliseconds)
        }
      },
      start: start.map { start in
        Card(
          stage: .review,
          memory: Memory(stability: start.stability, difficulty: start.difficulty),
          due: start.due, lastReview: start.lastReview)
      })
  }
}
