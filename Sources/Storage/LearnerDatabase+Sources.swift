import SQLite

/// A place that courses come from, as the learner added it.
package struct SavedSource: Hashable, Sendable {
  /// The kinds of place.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A folder; the address is its path.
    case folder
    /// An HTTP server; the address is its base URL.
    case server
  }

  /// Unique among the learner's sources.
  package let address: String
  /// What the address is.
  package let kind: Kind
  /// Seconds since 1970 UTC.
  package let addedAt: Int64
}

extension LearnerDatabase {
  /// The learner's sources in the order they were added.
  package func sources() throws(StorageError) -> [SavedSource] {
    try read { tables throws(SQLiteError) in
      try tables.rows(
        "SELECT address, kind, added_at FROM source ORDER BY id",
        as: (String, SavedSource.Kind, Int64).self
      )
      .map { SavedSource(address: $0, kind: $1, addedAt: $2) }
    }
  }

  /// Adds a source.
  ///
  /// - Returns: false when the address was there already; it stays as it is.
  @discardableResult
  package func addSource(
    _ address: String, kind: SavedSource.Kind, at time: Timestamp
  ) throws(StorageError) -> Bool {
    try write { tables throws(SQLiteError) in
      let count = try tables.execute(
        "INSERT INTO source (address, kind, added_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        address, kind, time.seconds)
      guard count == 1 else { return false }
      try changeLog(tables).note(
        .source, of: address, ["address": address, "kind": kind, "at": time.seconds])
      return true
    }
  }

  /// Removes a source; what was learned from its courses stays.
  ///
  /// - Returns: false when there is no such address.
  @discardableResult
  package func removeSource(_ address: String) throws(StorageError) -> Bool {
    try write { tables throws(SQLiteError) in
      guard try tables.execute("DELETE FROM source WHERE address = ?", address) == 1
      else { return false }
      try changeLog(tables).note(.noSource, of: address, ["address": address])
      return true
    }
  }
}
