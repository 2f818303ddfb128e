/// What has to change in the database so that it follows an edited course file.
package struct ReconciliationPlan: Equatable {
  /// A sentence of the course file.
  package typealias Entry = CourseOutline.Entry

  /// A sentence as the database has it.
  package struct Known: Hashable, Sendable {
    /// The number that the database has for it.
    package let row: Int64
    /// What it goes by.
    package let key: SentenceID
    /// nil when the file did not have it the last time.
    package let place: CourseOutline.Place?
    /// nil when the file was never read with it.
    package let answers: String?
    /// Whether anything of the learner's hangs on it.
    package let isUsed: Bool

    /// A sentence with these facts.
    package init(
      row: Int64, key: SentenceID, place: CourseOutline.Place?, answers: String?, isUsed: Bool
    ) {
      self.row = row
      self.key = key
      self.place = place
      self.answers = answers
      self.isUsed = isUsed
    }
  }

  /// Sentences that the database does not know, also under no earlier prompt.
  package private(set) var added: [Entry] = []
  /// Rows whose sentence stands elsewhere or accepts other answers than before.
  package private(set) var updated: [Int64: Entry] = [:]
  /// Rows whose sentence goes by another key now: its prompt was edited.
  package private(set) var renamed: [Int64: Entry] = [:]
  /// Rows whose sentence is gone from the file, with something of the learner's to keep.
  package private(set) var retired: [Int64] = []
  /// Rows whose sentence is gone and was never answered.
  package private(set) var removed: [Int64] = []

  /// Whether the database says what the file says.
  package var isEmpty: Bool { self == ReconciliationPlan() }

  private init() {}

  /// Compares a course file with what is known of it.
  ///
  /// A sentence is known by its key. Of what is left over on both sides, those with the same
  /// answers are the same sentence: on the same day the nearest ones, else when there is only one
  /// such pair.
  package init(from known: [Known], to outline: CourseOutline) {
    let rows = Dictionary(known.map { ($0.key, $0) }) { first, _ in first }
    let keys = Set(outline.entries.map(\.key))
    var unknown: [Entry] = []
    for entry in outline.entries {
      guard let row = rows[entry.key] else {
        unknown.append(entry)
        continue
      }
      if row.place != entry.place || row.answers != entry.answers {
        updated[row.row] = entry
      }
    }
    var orphans = known.filter { !keys.contains($0.key) }
    pair(&orphans, with: &unknown)
    added = unknown
    for orphan in orphans {
      if !orphan.isUsed {
        removed.append(orphan.row)
      } else if orphan.place != nil {
        retired.append(orphan.row)
      }
    }
  }

  /// Finds orphans again among unknown entries, and takes both out of their lists.
  ///
  /// - Complexity: linear, but for sentences of one answer, which are all compared.
  private mutating func pair(_ orphans: inout [Known], with unknown: inout [Entry]) {
    var entries = Dictionary(grouping: unknown, by: \.answers)
    for orphan in orphans where orphan.isUsed {
      guard let answers = orphan.answers,
        let index = Self.nearest(to: orphan, in: entries[answers, default: []])
      else { continue }
      renamed[orphan.row] = entries[answers]?.remove(at: index)
    }
    orphans.removeAll { renamed[$0.row] != nil }
    for (answers, rivals) in Dictionary(grouping: orphans.filter(\.isUsed), by: \.answers) {
      guard rivals.count == 1, let answers, let left = entries[answers], left.count == 1
      else { continue }
      renamed[rivals[0].row] = left[0]
    }
    orphans.removeAll { renamed[$0.row] != nil }
    let found = Set(renamed.values)
    unknown.removeAll(where: found.contains)
  }

  /// The entry of the same day that stands nearest.
  private static func nearest(to orphan: Known, in entries: [Entry]) -> Int? {
    guard let place = orphan.place else { return nil }
    return entries.indices
      .filter { entries[$0].place.day == place.day }
      .min {
        abs(entries[$0].place.position - place.position)
          < abs(entries[$1].place.position - place.position)
      }
  }
}
