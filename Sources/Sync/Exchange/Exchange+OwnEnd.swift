import Files
import Storage

/// Where the log of this machine ends.
struct OwnEnd {
  let segment: LogSegment
  var position = LogPosition()
  /// What is ours too, when the log goes on with changes of a copy of this database.
  var common: Common?

  /// What this database and a copy of it have in common.
  struct Common {
    /// The last change of the log that is ours too.
    let written: Int64
    /// The last change that was made before there were two.
    let made: Int64
  }

  /// The file after this one.
  var next: OwnEnd {
    OwnEnd(
      segment: LogSegment(device: segment.device, number: segment.number + 1),
      position: LogPosition(sequence: position.sequence))
  }
}

extension Exchange {
  /// Finds where the log of this machine ends, and whether it is all ours.
  func ownEnd(
    of device: DeviceID, _ files: [StoredFile], _ known: [String: SyncFile]
  ) async throws(WritingError) -> OwnEnd {
    let written = known.values.isEmpty ? 0 : known.ownSequence(of: device)
    let place = try await database { () async throws(StorageError) in
      try await self.database.syncPlace()
    }
    if let place, place.machine != identity {
      if place.machine == machine.id {
        // It is not known yet when the file was made.
        try await database { () async throws(StorageError) in
          try await self.database.keep(machine: self.identity)
        }
      } else {
        return try await copied(device, after: written)
      }
    }
    let paths = Set(files.map(\.path))
    var number = 1
    while paths.contains(LogSegment(device: device, number: number + 1).path) { number += 1 }
    var end = OwnEnd(segment: LogSegment(device: device, number: 1))
    for number in 1...number {
      let segment = LogSegment(device: device, number: number)
      guard let file = files.first(where: { $0.path == segment.path }) else { return end }
      if let known = known[file.path], known.stamp == file.stamp {
        end = OwnEnd(segment: segment, position: known.position)
        continue
      }
      let sequence = end.position.sequence
      end = try await read(segment, file, after: sequence)
      if end.common != nil { return end }
    }
    return end
  }

  /// The database is a copy: what it was copied from may still be used.
  private func copied(
    _ device: DeviceID, after written: Int64
  ) async throws(WritingError) -> OwnEnd {
    let made = try await database { () async throws(StorageError) in
      guard let birth = self.database.birth else { return written }
      return try await self.database.lastSequence(after: written, before: birth)
    }
    return OwnEnd(
      segment: LogSegment(device: device, number: 1),
      common: OwnEnd.Common(written: written, made: made))
  }

  /// Reads a file of our own log, which may end otherwise than it was left.
  private func read(
    _ segment: LogSegment, _ file: StoredFile, after sequence: Int64
  ) async throws(WritingError) -> OwnEnd {
    let bytes = try await store { () async throws(SyncStoreError) in
      try await self.store.contents(of: segment.path, from: 0)
    }
    let reading = LogReading(bytes)
    var end = OwnEnd(segment: segment, position: reading.position)
    guard reading.device == segment.device else {
      end.position = LogPosition(sequence: sequence)
      return end
    }
    let common = try await database { () async throws(StorageError) in
      try await self.database.lastCommon(of: reading.changes, on: segment.device)
    }
    end.common = common.map { OwnEnd.Common(written: $0, made: $0) }
    if end.common == nil { try await keep(file, reading.position) }
    return end
  }
}

extension [String: SyncFile] {
  /// The last change of a device that is known to be in its log.
  fileprivate func ownSequence(of device: DeviceID) -> Int64 {
    filter { $0.key.hasPrefix("\(device)/") }.values.map(\.sequence).max() ?? 0
  }
}
