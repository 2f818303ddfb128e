import SQLite

/// Where changes are exchanged with other machines.
package struct SyncPlace: Hashable, Sendable {
  /// A folder's path, or the address of a server.
  package let address: String
  /// Tells this machine from others that a copy of the database may be on.
  package let machine: String
  /// A shell command that tells a server's name and password; nil asks the netrc.
  package let command: String?
  /// When something went or came last, in seconds since 1970 UTC; nil before the first time.
  package let syncedAt: Int64?
}

/// How far a file of the place is known.
package struct SyncFile: Hashable, Sendable {
  /// Tells one state of the file from the next.
  package let stamp: String
  /// Bytes that were good.
  package let length: Int
  /// What the last line of those ended in.
  package let chain: String
  /// The number of its change.
  package let sequence: Int64
  /// Since when it has stood like this with an end that is not good, in seconds since 1970 UTC; nil
  /// when all of it is.
  package var waitsSince: Int64?

  /// What is known of a file.
  package init(
    stamp: String, length: Int, chain: String, sequence: Int64, waitsSince: Int64? = nil
  ) {
    self.stamp = stamp
    self.length = length
    self.chain = chain
    self.sequence = sequence
    self.waitsSince = waitsSince
  }
}

/// A machine whose changes are here.
package struct SyncPeer: Hashable, Sendable {
  /// What its changes go by.
  package let device: DeviceID
  /// What it is called; nil when that is not known.
  package let name: String?
  /// When something new of it came last, in seconds since 1970 UTC; nil when nothing ever did.
  package let heardAt: Int64?
}

extension LearnerDatabase {
  /// Where changes are exchanged; nil when they are not.
  package func syncPlace() throws(StorageError) -> SyncPlace? {
    try read { tables throws(SQLiteError) in
      try tables.row(
        "SELECT address, machine, command, synced_at FROM sync_place",
        as: (String, String, String?, Int64?).self
      )
      .map { SyncPlace(address: $0, machine: $1, command: $2, syncedAt: $3) }
    }
  }

  /// Exchanges changes somewhere from now on, or with nil nowhere any more.
  ///
  /// What is known of the files of another place is forgotten.
  package func setSyncPlace(
    _ address: String?, machine: String = "", command: String? = nil
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) -> Void in
      try tables.execute("DELETE FROM sync_place")
      try tables.execute("DELETE FROM sync_file")
      guard let address else { return }
      try tables.execute(
        "INSERT INTO sync_place (id, address, machine, command) VALUES (1, ?, ?, ?)", address,
        machine, command)
    }
  }

  /// What is known of the files of the place, by their paths.
  package func syncFiles() throws(StorageError) -> [String: SyncFile] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        "SELECT path, stamp, length, chain, sequence, waits_since FROM sync_file",
        as: (String, String, Int, String, Int64, Int64?).self)
      return rows.reduce(into: [:]) { files, row in
        files[row.0] = SyncFile(
          stamp: row.1, length: row.2, chain: row.3, sequence: row.4, waitsSince: row.5)
      }
    }
  }

  /// Keeps how far files are known, and whose changes came at a time.
  package func keep(
    _ files: [String: SyncFile], heard devices: Set<DeviceID> = [], at seconds: Int64
  ) throws(StorageError) {
    guard !files.isEmpty || !devices.isEmpty else { return }
    try write { tables throws(SQLiteError) -> Void in
      for (path, file) in files {
        try tables.execute(
          """
          INSERT OR REPLACE INTO sync_file (path, stamp, length, chain, sequence, waits_since)
          VALUES (?, ?, ?, ?, ?, ?)
          """, path, file.stamp, file.length, file.chain, file.sequence, file.waitsSince)
      }
      for device in devices {
        try tables.execute("UPDATE device SET heard_at = ? WHERE id = ?", seconds, device)
      }
      try tables.execute("UPDATE sync_place SET synced_at = ?", seconds)
    }
  }

  /// Keeps what a machine is called.
  package func keep(name: String, of device: DeviceID) throws(StorageError) {
    try write { tables throws(SQLiteError) -> Void in
      try tables.execute(
        """
        INSERT INTO device (id, name) VALUES (?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name
        """, device, name)
    }
  }

  /// The other machines whose changes are here, the one heard last first.
  package func syncPeers() throws(StorageError) -> [SyncPeer] {
    try read { tables throws(SQLiteError) in
      try tables.rows(
        """
        SELECT id, name, heard_at FROM device WHERE is_own = 0
        ORDER BY heard_at DESC, id
        """, as: (DeviceID, String?, Int64?).self
      )
      .map { SyncPeer(device: $0, name: $1, heardAt: $2) }
    }
  }
}
