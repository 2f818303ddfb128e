import SQLite

/// A row of the table `cards`.
struct AnkiCardRow {
  let id, note, deck: Int64
  let ordinal: Int
  /// 0 new, 1 learning, 2 review, 3 relearning.
  let type: Int64
  /// −1 suspended.
  let queue: Int64
  /// Days since the collection was made, or seconds since 1970 UTC in short steps.
  private let due: Int64
  /// Days.
  private let interval: Int64
  /// 2500 for 2.5.
  private let factor: Int64
  private let stability, difficulty: Double?
  /// Seconds since 1970 UTC.
  private let lastReview: Int64?

  /// A card in a filtered deck has its own deck and date beside.
  static let query = """
    SELECT id, nid, CASE odid WHEN 0 THEN did ELSE odid END, ord, type, queue,
      CASE odid WHEN 0 THEN due ELSE odue END, ivl, factor,
      CASE WHEN json_valid(data) THEN json_extract(data, '$.s') END,
      CASE WHEN json_valid(data) THEN json_extract(data, '$.d') END,
      CASE WHEN json_valid(data) THEN json_extract(data, '$.lrt') END
    FROM cards ORDER BY nid, ord
    """

  init(_ row: borrowing Row) throws(SQLiteError) {
    id = try row.integer(0)
    note = try row.integer(1)
    deck = try row.integer(2)
    ordinal = Int(clamping: try row.integer(3))
    type = try row.integer(4)
    queue = try row.integer(5)
    due = try row.integer(6)
    interval = try row.integer(7)
    factor = try row.integer(8)
    stability = Double(row[9])
    difficulty = Double(row[10])
    lastReview = Int64(row[11])
  }

  /// What Anki knows of the card beside its log; nil of a card that was never learned.
  ///
  /// - Parameter last: the last entry of its log, in seconds since 1970 UTC.
  func memory(created: Int64, last: Int64?) -> DeckMemory? {
    guard type == 2 || type == 3, interval > 0 || stability != nil else { return nil }
    let day: Int64 = 86_400
    let isDate = due > 1_000_000_000
    let next = isDate ? due : created + min(max(due, -100_000), 1_000_000) * day
    let previous = lastReview ?? last ?? next - min(max(interval, 0), 36_500) * day
    return DeckMemory(
      stability: min(max(stability ?? Double(interval), 0.001), 36_500),
      difficulty: min(max(difficulty ?? usualDifficulty, 1), 10), lastReview: previous,
      due: max(next, previous))
  }

  /// What an ease of SM-2 comes to: 2.5, where it begins, is in the middle, 1.3 the hardest.
  private var usualDifficulty: Double { 10 - (Double(factor) / 1_000 - 1.3) * 5 / 1.2 }
}
