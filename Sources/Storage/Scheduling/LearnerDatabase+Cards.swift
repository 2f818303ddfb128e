import Lessons
import SQLite

extension LearnerDatabase {
  /// A sentence's card; nil when it was never answered.
  package func card(of sentence: SentenceKey) throws(StorageError) -> Card? {
    try read { tables throws(SQLiteError) in
      guard let row = try tables.existingSentenceRow(of: sentence) else { return nil }
      return try tables.row(
        "SELECT \(Card.columns) FROM card WHERE sentence = ? AND is_first = 0", row,
        as: Card.Columns.self
      )
      .map(Card.init(columns:))
    }
  }

  /// The cards of a course's sentences: which are mature, for bank or typing.
  package func cards(in course: CourseID) throws(StorageError) -> [SentenceID: Card] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        """
        SELECT sentence.key, \(Card.columns) FROM course
        JOIN sentence ON sentence.course = course.id
        JOIN card ON card.sentence = sentence.id
        WHERE course.key = ? AND card.is_first = 0
        """, course, as: (SentenceID, Int, Int, Double, Double, Int64, Int64).self)
      return Dictionary(
        rows.map { ($0, Card(columns: ($1, $2, $3, $4, $5, $6))) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The cards of these sentences, as far as they were ever answered.
  package func cards(of sentences: [SentenceKey]) throws(StorageError) -> [SentenceKey: Card] {
    var cards: [SentenceKey: Card] = [:]
    for sentence in sentences { cards[sentence] = try card(of: sentence) }
    return cards
  }

  /// What the card of an answer's sentence would be with each of the grades: to be shown beside
  /// the keys that change the grade.
  ///
  /// As it was right after that answer; answers given since do not count. Empty when there is no
  /// such answer, or when it was practice, which moves no card.
  package func outlook(of id: AnswerID) throws(StorageError) -> [Grade: Card] {
    try read { tables throws(SQLiteError) in
      let sentence = try tables.value(
        "SELECT sentence FROM answer WHERE id = ?", id, as: Int64.self)
      guard let sentence else { return [:] }
      let log = try tables.loggedAnswers(to: sentence)
      guard let answer = log.last(where: { $0.id == id.rawValue }),
        !answer.isPractice || log.count == 1
      else { return [:] }
      let scheduler = try tables.studyPlan().scheduler
      let before = scheduler.replay(log.prefix { $0.id != answer.id }.map(\.entry)).card
      return Dictionary(
        Grade.allCases.compactMap { grade in
          let entry = LoggedReview(
            grade: grade.rawValue, time: answer.entry.time, fuzzSeed: answer.entry.fuzzSeed,
            isRecognition: answer.entry.isRecognition)
          return scheduler.review(before, as: entry).map { (grade, $0.card) }
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The answered sentences that are in the course files, or in that of one course, with their model
  /// answers, for `MetWord.words(of:)`.
  ///
  /// - Complexity: linear in their count; some milliseconds for a thousand.
  package func studiedSentences(
    in course: CourseID? = nil
  ) throws(StorageError) -> [StudiedSentence] {
    try read { tables throws(SQLiteError) in
      let courses = Dictionary(
        try tables.rows("SELECT id, key FROM course", as: (Int64, CourseID).self)
      ) { first, _ in first }
      let row: Int64? =
        if let course { try tables.existingCourseRow(of: course) ?? -1 } else { nil }
      let found = try tables.rows(
        row == nil ? Self.studiedQuery : Self.studiedInCourseQuery, row
      ) { row throws(SQLiteError) in
        try StudiedSentence(row, courses)
      }
      return found.compactMap(\.self)
    }
  }

  /// In the order of both tables.
  private static let studiedQuery = """
    SELECT sentence.course, sentence.key, ifnull(mending.answers, sentence.answers),
      \(Card.columns) FROM card
    CROSS JOIN sentence ON sentence.id = card.sentence
    LEFT JOIN mending ON mending.sentence = sentence.id
    WHERE sentence.answers IS NOT NULL AND sentence.day IS NOT NULL AND ? IS NULL
    """

  private static let studiedInCourseQuery = """
    SELECT sentence.course, sentence.key, ifnull(mending.answers, sentence.answers),
      \(Card.columns) FROM sentence
    CROSS JOIN card ON card.sentence = sentence.id
    LEFT JOIN mending ON mending.sentence = sentence.id
    WHERE sentence.course = ? AND sentence.answers IS NOT NULL AND sentence.day IS NOT NULL
    """

  /// How many sentences are known for long (`Card.isMature`), as their courses are written.
  package func matureCount() throws(StorageError) -> Int {
    try read { tables throws(SQLiteError) in
      try tables.value(
        """
        SELECT count(*) FROM card WHERE stage = 2 AND stability >= 21
          AND sentence NOT IN (SELECT id FROM sentence WHERE turned_from > 0)
        """) ?? 0
    }
  }
}

extension StudiedSentence {
  /// - Returns: nil for the sentence of no course, as a damaged file has one.
  fileprivate init?(_ row: Row, _ courses: [Int64: CourseID]) throws(SQLiteError) {
    guard case .text(let key) = row[1], case .text(let answers) = row[2],
      case .real(let stability) = row[5], case .real(let difficulty) = row[6]
    else { throw row.mismatch }
    guard let course = courses[try row.integer(0)] else { return nil }
    let end = answers.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? answers.endIndex
    let columns = (
      Int(try row.integer(3)), Int(try row.integer(4)), stability, difficulty,
      try row.integer(7), try row.integer(8)
    )
    self.init(
      id: SentenceKey(course: course, sentence: SentenceID(rawValue: key)),
      pattern: String(answers[..<end]), card: Card(columns: columns))
  }
}
