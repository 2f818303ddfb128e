import Files
import SQLite

extension LoggedChange {
  /// Whether other machines are told: what is a matter of this one, they are not.
  package var isForOthers: Bool {
    let body = FlatObject(json: body)
    switch ChangeKind(rawValue: kind) {
    case .setting: return !SettingKey(rawValue: body?.text("of") ?? "").staysHere
    case .source: return body?.text("kind") == SavedSource.Kind.server.rawValue
    case .noSource: return body?.text("of")?.contains("://") == true
    default: return true
    }
  }
}

extension LearnerDatabase {
  /// How far a log that goes by our name says what happened here.
  ///
  /// - Returns: the last change of it that happened here, when a later one did not; nil when all
  ///   did.
  package func lastCommon(
    of changes: [LoggedChange], on device: DeviceID
  ) throws(StorageError) -> Int64? {
    try read { tables throws(SQLiteError) in
      let last = try tables.value(
        "SELECT sequence FROM device WHERE id = ?", device, as: Int64.self)
      var common = (changes.first?.sequence ?? 1) - 1
      for change in changes {
        let clock = try tables.clock(of: change.sequence, on: device)
        // Answers and memories of an import that was taken back are not here any more.
        let isOurs = clock.map { $0 == change.clock } ?? ["a", "h"].contains(change.kind)
        guard isOurs, change.sequence <= last ?? 0 else { return common }
        common = change.sequence
      }
      return nil
    }
  }

  /// When the database's file was made, or copied to where it is; nil where that is not known.
  package nonisolated var birth: FileMoment? {
    isInMemory ? nil : FileFacts.birth(of: path)
  }

  /// The last change that was made here before a moment, or was in the log up to there already.
  ///
  /// - Parameters:
  ///   - sequence: how far the log is known to go.
  ///   - moment: when the database was copied.
  package func lastSequence(
    after sequence: Int64, before moment: FileMoment
  ) throws(StorageError) -> Int64 {
    let own = try device()
    // Imported answers stand in the order where they were given elsewhere: they tell no time here.
    return try read { tables throws(SQLiteError) in
      try tables.value(
        """
        SELECT ifnull(max(sequence), ?2) FROM (
          SELECT sequence FROM change
          WHERE device = ?1 AND sequence > ?2 AND clock <= ?3 AND kind NOT IN ('a', 'h')
          UNION ALL
          SELECT sequence FROM answer
          WHERE device = ?1 AND sequence > ?2 AND clock <= ?3 AND origin IS NULL)
        """, own, sequence,
        Int64(moment.seconds) * 1_000_000 + Int64(moment.nanoseconds) / 1_000,
        as: Int64.self) ?? sequence
    }
  }

  /// Keeps on which machine the database is.
  package func keep(machine: String) throws(StorageError) {
    try write { tables throws(SQLiteError) -> Void in
      try tables.execute("UPDATE sync_place SET machine = ?", machine)
    }
  }
}

extension LearnerTables {
  /// Where a change stands in the order of all; nil when it is not here.
  fileprivate func clock(of sequence: Int64, on device: DeviceID) throws(SQLiteError) -> Int64? {
    try value(
      """
      SELECT clock FROM change WHERE device = ?1 AND sequence = ?2
      UNION ALL SELECT clock FROM answer WHERE device = ?1 AND sequence = ?2 LIMIT 1
      """, device, sequence, as: Int64.self)
  }
}
