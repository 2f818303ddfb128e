import Files
import Lessons
import Storage

/// The log of this machine.
extension Exchange {
  /// Adds what happened here since to the log of this machine.
  func write(_ files: [StoredFile], _ known: [String: SyncFile]) async throws(SyncError) {
    do throws(WritingError) {
      try await writeOwn(files, known)
    } catch {
      switch error {
      // Others can be heard all the same.
      case .store(let error): report.remarks.append(.unwritten(error))
      case .storage(let error): throw .storage(error)
      }
    }
  }

  private enum WritingError: Error {
    case store(SyncStoreError)
    case storage(StorageError)
  }

  private func writeOwn(
    _ files: [StoredFile], _ known: [String: SyncFile]
  ) async throws(WritingError) {
    var device = try await database { () async throws(StorageError) in
      try await self.database.device()
    }
    var end = try await ownEnd(of: device, files, known)
    if let common = end.common {
      device = try await renew(device, after: common)
      end = OwnEnd(segment: LogSegment(device: device, number: 1))
    }
    try await writeCourseFiles(files, of: device)
    try await append(to: &end)
    try await introduce(device, files)
  }

  /// Leaves course files before the log speaks of them.
  private func writeCourseFiles(
    _ files: [StoredFile], of device: DeviceID
  ) async throws(WritingError) {
    let missing = try await database { () async throws(StorageError) in
      try await self.courseFilesToWrite(files, for: device)
    }
    for file in missing {
      try await store { () async throws(SyncStoreError) in
        try await self.store.replace(file.path, with: file.bytes)
      }
    }
  }

  /// Takes a new name; a copy of this database has the old one.
  ///
  /// - Parameter common: how far the log that goes by the old one is ours too, and how much of what
  ///   was made here the other has as well.
  private func renew(
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

  /// Tells this database from copies of it, on this machine and on others.
  var identity: String {
    guard let birth = database.birth else { return machine.id }
    return "\(machine.id)@\(birth.seconds).\(birth.nanoseconds)"
  }

  /// Writes all changes that are not in the log, file by file.
  private func append(to end: inout OwnEnd) async throws(WritingError) {
    var after = end.position.sequence
    while true {
      let device = end.segment.device
      let start = after
      let changes = try await database { () async throws(StorageError) in
        try await self.database.changes(on: device, after: start)
      }
      guard let last = changes.last else { return }
      after = last.sequence
      var rest = changes.filter(\.isForOthers)[...]
      while !rest.isEmpty {
        if end.position.length > segmentLength { end = end.next }
        rest = try await append(rest, to: &end)
      }
    }
  }

  /// Writes as many changes as fit into a file; returns those that are left.
  private func append(
    _ changes: ArraySlice<LoggedChange>, to end: inout OwnEnd
  ) async throws(WritingError) -> ArraySlice<LoggedChange> {
    var bytes: [UInt8] = []
    if end.position.length == 0 {
      bytes = end.segment.header
      end.position.chain = end.segment.chain
    }
    var count = 0
    for change in changes {
      bytes += LogLine.bytes(of: change, chain: &end.position.chain)
      end.position.sequence = change.sequence
      count += 1
      if end.position.length + bytes.count > segmentLength { break }
    }
    let (path, length) = (end.segment.path, end.position.length)
    let file = try await store { () async throws(SyncStoreError) in
      try await self.store.append(bytes, to: path, at: length)
    }
    end.position.length += bytes.count
    report.sent += count
    try await keep(file, end.position)
    return changes.dropFirst(count)
  }

  private func keep(_ file: StoredFile, _ position: LogPosition) async throws(WritingError) {
    try await database { () async throws(StorageError) in
      try await self.database.keep(
        [file.path: SyncFile(file, position)], at: self.seconds())
    }
  }

  /// What whoever comes upon the folder reads.
  private static let description = """
    This folder is how malmoi, which teaches languages by sentences, takes what was learned from one
    machine to another. Each machine writes into its own folder below v1 and only reads the others.
    Please edit and delete nothing here: copy, carry and back it up as you like. Whoever can read
    the folder can read the answers and memos in it.

    malmoi가 여러 기기에서 배운 것을 나누는 폴더입니다. 기기마다 v1 아래 자기 폴더에만 쓰고 다른 폴더는
    읽기만 합니다. 여기 있는 것은 고치거나 지우지 마세요. 복사하고 옮기고 백업하는 것은 괜찮습니다. 이
    폴더를 읽을 수 있는 사람은 답과 메모도 읽을 수 있습니다.

    malmoi sync --status

    """

  /// Says what this machine is called, once.
  private func introduce(
    _ device: DeviceID, _ files: [StoredFile]
  ) async throws(WritingError) {
    let path = "\(device)/device.json"
    guard !files.contains(where: { $0.path == path }) else { return }
    let said = FlatObject([
      .init("name", .text(machine.name)), .init("created", .integer(seconds())),
      .init("format", .integer(1)),
    ])
    try await store { () async throws(SyncStoreError) in
      try await self.store.describe(Array(Self.description.utf8))
      try await self.store.replace(path, with: Array("\(said.json)\n".utf8))
    }
  }

  private func database<T>(
    _ work: () async throws(StorageError) -> T
  ) async throws(WritingError) -> T {
    do throws(StorageError) {
      return try await work()
    } catch {
      throw .storage(error)
    }
  }

  private func store<T>(
    _ work: () async throws(SyncStoreError) -> T
  ) async throws(WritingError) -> T {
    do throws(SyncStoreError) {
      return try await work()
    } catch {
      throw .store(error)
    }
  }
}

/// Where the log of this machine ends.
private struct OwnEnd {
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
  private func ownEnd(
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

extension SyncFile {
  /// What is known of a file now.
  init(_ file: StoredFile, _ position: LogPosition) {
    self.init(
      stamp: file.stamp, length: position.length, chain: position.chain,
      sequence: position.sequence)
  }

  var position: LogPosition { LogPosition(length: length, chain: chain, sequence: sequence) }
}

extension [String: SyncFile] {
  /// The last change of a device that is known to be in its log.
  fileprivate func ownSequence(of device: DeviceID) -> Int64 {
    filter { $0.key.hasPrefix("\(device)/") }.values.map(\.sequence).max() ?? 0
  }
}
