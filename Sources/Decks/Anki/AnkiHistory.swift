import SQLite

/// What the log of a card comes to, by the rules that Anki itself goes by for FSRS
/// (`reviews_for_fsrs`, rslib/src/scheduler/fsrs/params.rs).
struct AnkiHistory {
  /// A row of the table `revlog`.
  struct Entry {
    let id: Int64
    let grade: Int64
    let factor: Int64
    let milliseconds: Int64
    /// 0 learning, 1 review, 2 relearning, 3 filtered, 4 manual, 5 rescheduled.
    let type: Int64

    init(_ row: borrowing Row) throws(SQLiteError) {
      id = try row.integer(0)
      grade = try row.integer(2)
      factor = try row.integer(3)
      milliseconds = try row.integer(4)
      type = try row.integer(5)
    }

    init(id: Int64, grade: Int64, factor: Int64, milliseconds: Int64, type: Int64) {
      self.id = id
      self.grade = grade
      self.factor = factor
      self.milliseconds = milliseconds
      self.type = type
    }

    fileprivate var isCramming: Bool { type == 3 && factor == 0 }
    fileprivate var isReset: Bool { type == 4 && factor == 0 }
    fileprivate var isGraded: Bool { grade > 0 }

    /// 2000 to 2100.
    fileprivate var isPossible: Bool {
      (946_684_800_000...4_102_444_800_000).contains(id) && (0...4).contains(grade)
    }
  }

  /// Those that count, oldest first.
  private(set) var reviews: [DeckReview] = []
  private(set) var skipped: [HistoryLedger.SkippedReason: Int] = [:]
  /// Whether they begin where the card was new.
  private(set) var isComplete = false
  /// The last entry, in seconds since 1970 UTC.
  private(set) var last: Int64?

  /// - Parameters:
  ///   - entries: in the order of their ids.
  ///   - hasOldGrades: whether 2 and 3 of short steps mean good and easy (the first scheduler).
  init(_ entries: [Entry], hasOldGrades: Bool) {
    let possible = entries.filter(\.isPossible)
    skip(.impossible, entries.count - possible.count)
    last = possible.last { $0.isGraded }.map { $0.id / 1_000 }
    let start = start(of: possible)
    skip(.beforeReset, start)
    for entry in possible[start...] {
      if entry.isCramming {
        skip(.cramming)
      } else if !entry.isGraded {
        skip(.manual)
      } else {
        let isShortStep = entry.type == 0 || entry.type == 2
        let isOld = hasOldGrades && isShortStep && (2...3).contains(entry.grade)
        reviews.append(
          DeckReview(
            id: entry.id, grade: Int(isOld ? entry.grade + 1 : entry.grade),
            milliseconds: Int(min(max(entry.milliseconds, 0), 60_000))))
      }
    }
    if reviews.isEmpty { isComplete = possible.last?.isReset == true }
  }

  /// Where the last run of learning begins, or what followed a reset.
  private mutating func start(of entries: [Entry]) -> Int {
    var learning: Int?
    var graded: Int?
    for (index, entry) in entries.enumerated().reversed() {
      if entry.isCramming { continue }
      if entry.isGraded, entry.type == 0 {
        learning = index
        isComplete = true
      } else if entry.isReset {
        if learning == nil, graded == nil { return entries.count }
        break
      } else if learning != nil {
        break
      } else if entry.isGraded {
        graded = index
      }
    }
    return learning ?? graded ?? 0
  }

  private mutating func skip(_ reason: HistoryLedger.SkippedReason, _ count: Int = 1) {
    if count > 0 { skipped[reason, default: 0] += count }
  }
}

extension HistoryLedger {
  mutating func add(_ history: AnkiHistory) {
    for (reason, count) in history.skipped { skip(reason, count) }
  }
}
