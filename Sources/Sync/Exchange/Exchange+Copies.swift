import Files
import Lessons
import Storage

/// A database that was copied with its name, and goes on by another one.
extension Exchange {
  /// Tells this database from copies of it, on this machine and on others.
  var identity: String {
    guard let birth = database.birth else { return machine.id }
    return "\(machine.id)@\(birth.seconds).\(birth.nanoseconds)"
  }

  /// Takes a new name; a copy of this database has the old one.
  ///
  /// - Parameter common: how far the log that goes by the old one is ours too, and how much of what
  ///   was made here the other has as well.
  func renew(
    _ old: DeviceID, after common: OwnEnd.Common
  ) async throws(WritingError) -> DeviceID {
    report.remarks.append(.renamed)
    let device = DeviceID.random()
    try await leave(common, of: old, for: device)
    try await database { () async throws(StorageError) in
      try await self.database.renewDevice(after: common.made, as: device)
      try await self.database.keep(machine: self.identity)
    }
    return device
  }

  /// Leaves what was made before the database was copied and is in no log yet: by the old name, as
  /// the other one leaves it too unless it is gone, so that nothing is there twice.
  private func leave(
    _ common: OwnEnd.Common, of old: DeviceID, for device: DeviceID
  ) async throws(WritingError) {
    guard common.made > common.written else { return }
    let changes = try await database { () async throws(StorageError) in
      try await self.database.changes(on: old, after: common.written, limit: .max)
    }
    let segment = LogSegment(device: old, number: 1)
    var chain = segment.chain
    let bytes = changes.filter { $0.sequence <= common.made && $0.isForOthers }
      .reduce(into: segment.header) { $0 += LogLine.bytes(of: $1, chain: &chain) }
    try await store { () async throws(SyncStoreError) in
      try await self.store.replace("\(device)/before-\(old).log", with: bytes)
    }
  }
}
