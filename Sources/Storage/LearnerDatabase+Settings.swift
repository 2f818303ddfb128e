import SQLite

/// What a setting is called; whoever has the setting defines its key and what values mean.
package struct SettingKey: RawRepresentable, Hashable, Sendable {
  /// The name it is stored under.
  package let rawValue: String

  /// The setting of that name.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension LearnerDatabase {
  /// All settings that were ever made.
  package func settings() throws(StorageError) -> [SettingKey: String] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        "SELECT key, value FROM setting", as: (SettingKey, String).self)
      return Dictionary(rows.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// One setting; nil when it was never made.
  package func setting(_ key: SettingKey) throws(StorageError) -> String? {
    try read { tables throws(SQLiteError) in
      try tables.value("SELECT value FROM setting WHERE key = ?", key)
    }
  }

  /// Makes a setting, or with nil goes back to the default.
  package func set(_ key: SettingKey, to value: String?) throws(StorageError) {
    guard try setting(key) != value else { return }
    try write { tables throws(SQLiteError) in
      try changeLog(tables).note(
        .setting, of: key.rawValue, ["key": key, "value": value])
      try tables.keep(key, value)
    }
  }
}

extension LearnerTables {
  /// Keeps what a setting is; nil is the default.
  func keep(_ key: SettingKey, _ value: String?) throws(SQLiteError) {
    guard let value else {
      try execute("DELETE FROM setting WHERE key = ?", key)
      return
    }
    try execute(
      """
      INSERT INTO setting (key, value) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, key, value)
  }
}

extension SettingKey {
  /// Whether it is a matter of the machine, its terminal and its loudspeakers, and told to no other.
  package var staysHere: Bool { Self.ofTheMachine.contains(rawValue) }

  private static let ofTheMachine: Set<String> = [
    "appearance", "ground", "animation", "block-labels", "sound", "heard",
    "told-rollback-journal", "cards-are-mixed",
  ]
}
