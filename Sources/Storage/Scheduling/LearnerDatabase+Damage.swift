import Lessons
import SQLite

/// What of the learner's history made no sense when the database was opened.
package struct DamageReport: Hashable, Sendable {
  /// Answers that do not count: their grade is none, or their time is impossible.
  ///
  /// They are kept.
  package let setAside: Int
  /// Cards and days that were impossible, and were worked out anew from the answers.
  package let mended: Int
}

extension LearnerDatabase {
  /// What was found damaged and was not told yet; from now on it counts as told.
  ///
  /// - Returns: nil when there is nothing to tell, which writes nothing.
  package func takeDamageReport() throws(StorageError) -> DamageReport? {
    guard try damageReport() != nil else { return nil }
    return try write { tables throws(SQLiteError) in
      // Another process may have told it meanwhile.
      let report = try tables.damageReport()
      try tables.execute(
        "UPDATE plan SET told_set_aside = set_aside, mended = 0 WHERE id = 1")
      return report
    }
  }

  /// What was found damaged and was not told yet; only reads.
  package func damageReport() throws(StorageError) -> DamageReport? {
    try read { tables throws(SQLiteError) in try tables.damageReport() }
  }
}

extension LearnerTables {
  fileprivate func damageReport() throws(SQLiteError) -> DamageReport? {
    let row = try row(
      """
      SELECT CASE WHEN set_aside > told_set_aside THEN set_aside ELSE 0 END, mended FROM plan
      WHERE id = 1 AND (set_aside > told_set_aside OR mended > 0)
      """, as: (Int, Int).self)
    return row.map { DamageReport(setAside: max(0, $0), mended: max(0, $1)) }
  }
}
