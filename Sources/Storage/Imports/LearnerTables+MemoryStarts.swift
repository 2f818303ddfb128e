import Lessons
import SQLite

/// What another program knew of sentences before the log begins here.
extension LearnerTables {
  /// The card that a sentence begins with; nil for almost all.
  func memoryStart(of sentence: Int64) throws(SQLiteError) -> Card? {
    try row(
      """
      SELECT stability, difficulty, last_review_at, due_at FROM memory_start WHERE sentence = ?
      """, sentence, as: (Double, Double, Int64, Int64).self
    )
    .map { Card(start: $0) }
  }

  /// All of them, by sentence.
  func memoryStarts() throws(SQLiteError) -> [Int64: Card] {
    let rows = try rows(
      "SELECT sentence, stability, difficulty, last_review_at, due_at FROM memory_start",
      as: (Int64, Double, Double, Int64, Int64).self)
    return rows.reduce(into: [:]) { $0[$1.0] = Card(start: ($1.1, $1.2, $1.3, $1.4)) }
  }

  func keepStart(
    _ card: Card, of sentence: Int64, _ device: DeviceID, _ sequence: Int64, origin: String
  ) throws(SQLiteError) {
    try execute(
      """
      INSERT OR REPLACE INTO memory_start
        (sentence, device, sequence, origin, stability, difficulty, last_review_at, due_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      sentence, device, sequence, origin, card.memory.stability, card.memory.difficulty,
      card.lastReview, card.due)
  }
}

extension ChangeLog {
  /// Writes down what a sentence begins with, by a number that was reserved for it; it comes in the
  /// order of changes where another program saw the sentence last.
  func noteStart(
    _ card: Card, of sentence: SentenceKey, _ device: DeviceID, _ sequence: Int64, origin: String
  ) throws(SQLiteError) {
    try keep(
      ChangeStamp(device: device, sequence: sequence, order: card.lastReview * 1_000_000),
      .memoryStart, Self.subject(sentence.course.rawValue, sentence.sentence.rawValue),
      [
        "course": sentence.course, "sentence": sentence.sentence, "origin": origin,
        "stability": card.memory.stability, "difficulty": card.memory.difficulty,
        "last": card.lastReview, "due": card.due,
      ])
  }
}

extension Card {
  fileprivate init(start: (Double, Double, Int64, Int64)) {
    self.init(
      stage: .review, memory: Memory(stability: start.0, difficulty: start.1), due: start.3,
      lastReview: start.2)
  }
}
