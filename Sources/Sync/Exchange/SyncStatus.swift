import Storage

/// How the exchange stands, as far as this machine knows.
package struct SyncStatus: Hashable, Sendable {
  /// Where changes are exchanged.
  package let place: SyncPlace
  /// What the changes of this machine go by.
  package let device: DeviceID
  /// Changes of this machine that were not left there yet.
  package let unsent: Int
  /// Files of other machines whose end is still on its way.
  package let waiting: Int
  /// The other machines, the one heard last first.
  package let peers: [SyncPeer]

  /// Looks it up; nil when nothing is exchanged.
  package init?(_ database: LearnerDatabase) async throws(StorageError) {
    guard let place = try await database.syncPlace() else { return nil }
    self.place = place
    device = try await database.device()
    let own = device
    let files = try await database.syncFiles()
    waiting = files.values.count { $0.waitsSince != nil }
    let sent = files.filter { $0.key.hasPrefix("\(own)/") }.values.map(\.sequence).max()
    unsent = try await database.changes(on: device, after: sent ?? 0, limit: 100_000)
      .count(where: \.isForOthers)
    peers = try await database.syncPeers()
  }
}
