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
    try read { connection throws(SQLiteError) in
      let last = try connection.value(
        "SELECT sequence FROM device WHERE id = ?", device, as: Int64.self)
      var common = (changes.first?.sequence ?? 1) - 1
      for change in changes {
        let clock = try connection.clock(of: change.sequence, on: device)
        // Answers and memories of an import that was taken back are not here any more.
        let isOurs = clock.map { $0 == change.clock } ?? ["a", "h"].contains(change.kind)
        guard isOurs, change.sequence <= last ?? 0 else { return common }
        common = change.sequence
      }
      return nil
    }
  }

  /// Keeps on which machine the database is.
  package func keep(machine: String) throws(StorageError) {
    try write { connection throws(SQLiteError) -> Void in
      try connection.execute("UPDATE sync_place SET machine = ?", machine)
    }
  }
}

extension Connection {
  /// Where a change stands in the order of all; nil when it is not here.
  fileprivate func clock(of sequence: Int64, on device: DeviceID) throws(SQLiteError) -> Int64? {
    try value(
      """
      SELECT clock FROM change WHERE device = ?1 AND sequence = ?2
      UNION ALL SELECT clock FROM answer WHERE device = ?1 AND sequence = ?2 LIMIT 1
      """, device, sequence, as: Int64.self)
  }
}
