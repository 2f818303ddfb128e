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

  /// Keeps how far a file of ours is known.
  func keep(_ file: StoredFile, _ position: LogPosition) async throws(WritingError) {
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
