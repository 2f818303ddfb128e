import SQLite

extension LearnerDatabase {
  /// Calls this database by another name from now on: another one, a copy of it, goes by the old.
  ///
  /// - Parameter sequence: the last change that both have in common; later ones were made here and
  ///   get the new name.
  package func renewDevice(
    after sequence: Int64, as device: DeviceID = .random()
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) in
      let own = try tables.row(
        "SELECT id, sequence, clock FROM device WHERE is_own = 1",
        as: (DeviceID, Int64, Int64).self)
      guard let (old, last, clock) = own else { return }
      try tables.execute(
        "UPDATE device SET is_own = 0, sequence = min(sequence, ?) WHERE id = ?", sequence, old)
      try tables.execute(
        "INSERT INTO device (id, is_own, sequence, clock) VALUES (?, 1, ?, ?)", device,
        max(last, sequence), clock)
      try tables.rename(old, after: sequence, to: device)
    }
  }
}

extension LearnerTables {
  /// Gives changes of a device another one.
  fileprivate func rename(
    _ old: DeviceID, after sequence: Int64, to new: DeviceID
  ) throws(SQLiteError) {
    // What changes call each other by, before they go by another name.
    let names = try values(
      """
      SELECT subject FROM change WHERE subject >= ?1 || ':' AND subject < ?1 || ';'
      UNION SELECT device || ':' || sequence FROM change
      WHERE device = ?1 AND sequence > ?2 AND kind = 'm'
      """, old, sequence, as: String.self)
    for table in ["change", "answer", "memo", "memo_version", "memory_start"] {
      try execute(
        "UPDATE \(table) SET device = ? WHERE device = ? AND sequence > ?", new, old, sequence)
    }
    for name in names {
      guard let stamp = ChangeStamp.parts(of: name), stamp.sequence > sequence else { continue }
      let renamed = "\(new.rawValue):\(stamp.sequence)"
      try execute("UPDATE change SET subject = ? WHERE subject = ?", renamed, name)
    }
    try renameParents(old, after: sequence, to: new)
  }

  private func renameParents(
    _ old: DeviceID, after sequence: Int64, to new: DeviceID
  ) throws(SQLiteError) {
    let rows = try rows(
      """
      SELECT sequence, body ->> 'parents' FROM change
      WHERE device = ? AND kind IN ('m', 't', 'd') AND body ->> 'parents' <> ''
      """, new, as: (Int64, String).self)
    for (row, parents) in rows {
      let renamed = parents.split(separator: " ").map { parent in
        guard let stamp = ChangeStamp.parts(of: String(parent)), stamp.device == old,
          stamp.sequence > sequence
        else { return String(parent) }
        return "\(new.rawValue):\(stamp.sequence)"
      }
      try execute(
        """
        UPDATE change SET body = json_set(body, '$.parents', ?) WHERE device = ? AND sequence = ?
        """, renamed.joined(separator: " "), new, row)
    }
  }
}
