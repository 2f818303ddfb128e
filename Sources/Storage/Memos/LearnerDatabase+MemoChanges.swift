import Lessons
import SQLite

/// How far the log of changes was read: the last change of each machine.
package struct ChangeMark: Hashable, Sendable {
  fileprivate let sequences: [DeviceID: Int64]
  /// Counts changes of other machines that came late, out of their order.
  fileprivate let late: Int64
}

/// What became of the memos since they were read.
package struct MemoChanges: Sendable {
  /// The memos of the list that say or are something else, or are there again; all of them when
  /// `isComplete`.
  package let memos: [Memo]
  /// Those that are not in the list any more.
  package let gone: [MemoID]
  /// Whether all memos were read, because it is not known what changed, or too much.
  package let isComplete: Bool
  /// How far this is.
  package let mark: ChangeMark
}

extension LearnerDatabase {
  /// What became of the memos since a mark.
  ///
  /// - Parameter mark: how far they are known; nil for all memos, in the order of the list.
  /// - Complexity: linear in what changed.
  package func memoChanges(since mark: ChangeMark?) throws(StorageError) -> MemoChanges {
    try read { tables throws(SQLiteError) in
      // Before the memos: what another malmoi writes in between is read again next time.
      let now = try tables.changeMark()
      guard let mark, let changed = try tables.changedMemos(from: mark, to: now) else {
        let memos = try tables.listedMemos().sorted { $0.isListed(before: $1) }
        return MemoChanges(memos: memos, gone: [], isComplete: true, mark: now)
      }
      var memos: [Memo] = []
      var gone: [MemoID] = []
      for id in changed {
        if let row = try tables.memoRow(id), row.deletedAt == nil {
          memos.append(row.memo)
        } else {
          gone.append(id)
        }
      }
      return MemoChanges(memos: memos, gone: gone, isComplete: false, mark: now)
    }
  }
}

extension LearnerTables {
  /// More changes than this are not worth looking up one by one.
  private static let fewMemos = 100

  fileprivate func changeMark() throws(SQLiteError) -> ChangeMark {
    let rows = try rows("SELECT id, sequence, late FROM device", as: (DeviceID, Int64, Int64).self)
    return ChangeMark(
      sequences: Dictionary(rows.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first }),
      late: rows.reduce(0) { $0 &+ $1.2 })
  }

  /// The memos that were changed between two marks; nil when they have to be read anew.
  fileprivate func changedMemos(
    from old: ChangeMark, to new: ChangeMark
  ) throws(SQLiteError) -> Set<MemoID>? {
    var changed: Set<MemoID> = []
    guard old.late == new.late else { return nil }
    for (device, last) in new.sequences {
      let first = old.sequences[device] ?? 0
      guard last > first else { continue }
      let kinds = try rows(
        """
        SELECT DISTINCT kind, subject FROM change
        WHERE device = ? AND sequence > ? AND kind IN ('m', 'k', 't', 'T', 'd', 'r') LIMIT ?
        """, device, first, Self.fewMemos, as: (String, MemoID).self)
      // A sentence that goes by another key does so for all memos on it.
      guard kinds.count < Self.fewMemos, !kinds.contains(where: { $0.0 == "r" }) else { return nil }
      changed.formUnion(kinds.map(\.1))
    }
    return changed
  }
}
