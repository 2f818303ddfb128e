import Lessons
import Storage

/// The logs of other machines.
extension Exchange {
  /// Changes that are read before they are worked in: a few dozen MB.
  private static let partLength = 50_000

  /// Takes what other machines left since.
  func read(_ files: [StoredFile], _ known: [String: SyncFile]) async throws(SyncError) {
    let own = try await kept { () async throws(StorageError) in try await database.device() }
    var part = ReadPart()
    for file in files where known[file.path]?.stamp != file.stamp {
      if file.path == LogSegment(device: own, number: file.number ?? 0).path
        || file.path == "\(own)/device.json"
      {
        continue
      }
      if file.path.hasSuffix("/device.json") {
        try await readName(file)
        continue
      }
      guard !file.path.hasSuffix(".json"), file.courseHash == nil else { continue }
      try await read(file, known[file.path], into: &part)
      if part.count > Self.partLength {
        try await take(part, from: own)
        part = ReadPart()
      }
    }
    try await take(part, from: own)
    try await noteWaiting(files)
    noteMissing(files, known, own)
  }

  /// Says which logs end in the middle: they are on their way, or damaged when the next file of the
  /// log has been there for an hour.
  private func noteWaiting(_ files: [StoredFile]) async throws(SyncError) {
    let known = try await kept { () async throws(StorageError) in try await database.syncFiles() }
    let paths = Set(files.map(\.path))
    for file in files {
      guard let since = known[file.path]?.waitsSince, let device = file.device,
        let number = file.number
      else { continue }
      let isFollowed = paths.contains(LogSegment(device: device, number: number + 1).path)
      let isLate = since <= seconds() - 3_600
      report.remarks.append(
        isFollowed && isLate ? .broken(path: file.path) : .waiting(path: file.path))
    }
  }

  private func read(
    _ file: StoredFile, _ known: SyncFile?, into part: inout ReadPart
  ) async throws(SyncError) {
    var reading: LogReading?
    if let known, known.length > 0, let device = file.device {
      let bytes = try await stored { () async throws(SyncStoreError) in
        try await store.contents(of: file.path, from: known.length)
      }
      reading = LogReading(bytes, of: device, from: known.position)
    }
    if reading.map({ $0.changes.isEmpty && $0.hasRest }) ?? true {
      // Not read before, or another file than it was.
      let bytes = try await stored { () async throws(SyncStoreError) in
        try await store.contents(of: file.path, from: 0)
      }
      let whole = LogReading(bytes)
      if whole.device != nil || reading == nil { reading = whole }
    }
    guard let reading else { return }
    part.add(reading, of: file, waitsSince: reading.hasRest ? seconds() : nil)
  }

  /// What a machine says that it is called.
  private func readName(_ file: StoredFile) async throws(SyncError) {
    guard let device = file.device else { return }
    let bytes = try await stored { () async throws(SyncStoreError) in
      try await store.contents(of: file.path, from: 0)
    }
    let text = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    guard let name = FlatObject(json: text)?.text("name") else { return }
    let state = SyncFile(file, LogPosition())
    try await kept { () async throws(StorageError) in
      try await database.keep(name: name, of: device)
      try await database.keep([file.path: state], at: seconds())
    }
  }

  /// Works in what was read, in steps between which the database serves others.
  private func take(_ part: ReadPart, from own: DeviceID) async throws(SyncError) {
    guard !part.files.isEmpty else { return }
    let changes = part.changes.filter { $0.device != own }
    let answers = Dictionary(
      grouping: changes.compactMap(SharedAnswer.init), by: \.sentence)
    let others = changes.filter { $0.kind != "a" || SharedAnswer($0) == nil }
    let names = others.filter { ["r", "i+", "i-"].contains($0.kind) }
    try await take(names)
    let newAnswers = report.taken.answers
    var days: Set<StudyDay> = []
    for step in Self.steps(answers) {
      report.taken += try await kept { () async throws(StorageError) in
        try await database.take(step)
      }
      days.formUnion(
        try await kept { () async throws(StorageError) in try await database.days(of: step) })
    }
    try await take(others.filter { !["r", "i+", "i-"].contains($0.kind) })
    if report.taken.answers > newAnswers {
      for step in days.sorted().parts(of: 20) {
        try await kept { () async throws(StorageError) in try await database.settle(step) }
      }
    }
    if others.contains(where: { $0.kind == "i-" }) {
      try await kept { () async throws(StorageError) in try await database.finishUndoneImports() }
      hasNewsByReading = true
    }
    let heard = Set(changes.map(\.device))
    try await kept { () async throws(StorageError) in
      try await database.keep(part.files, heard: heard, at: seconds())
    }
    noteClocks(changes)
  }

  private func take(_ changes: [LoggedChange]) async throws(SyncError) {
    for step in changes.parts(of: 50) {
      report.taken += try await kept { () async throws(StorageError) in
        try await database.take(Array(step))
      }
    }
  }

  /// Answers by sentence, a few dozen together.
  private static func steps(_ answers: [SentenceKey: [SharedAnswer]]) -> [[SharedAnswer]] {
    answers.values.reduce(into: [[]]) { steps, answers in
      if steps[steps.count - 1].count + answers.count > 100 { steps.append([]) }
      steps[steps.count - 1] += answers
    }
    .filter { !$0.isEmpty }
  }

  private func noteClocks(_ changes: [LoggedChange]) {
    let latest = (seconds() + 86_400) * 1_000_000
    let ahead = Set(changes.filter { $0.clock > latest }.map(\.device))
    report.remarks += ahead.sorted { $0.rawValue < $1.rawValue }.map { .clockAhead($0) }
    if report.taken.unknown > 0 { report.remarks.append(.newer(count: report.taken.unknown)) }
  }

  private func noteMissing(
    _ files: [StoredFile], _ known: [String: SyncFile], _ own: DeviceID
  ) {
    let there = Set(files.compactMap(\.device))
    let gone = Set(known.keys.compactMap { StoredFile(path: $0, stamp: "").device })
      .subtracting(there).subtracting([own])
    report.remarks += gone.sorted { $0.rawValue < $1.rawValue }.map { .gone($0) }
  }
}

/// What was read and not worked in yet.
private struct ReadPart {
  private(set) var changes: [LoggedChange] = []
  /// How far the files were read.
  private(set) var files: [String: SyncFile] = [:]

  var count: Int { changes.count }

  mutating func add(_ reading: LogReading, of file: StoredFile, waitsSince: Int64?) {
    changes += reading.changes
    var state = SyncFile(file, reading.position)
    state.waitsSince = waitsSince
    files[file.path] = state
  }
}

extension StoredFile {
  /// The machine whose folder it is in; nil when the folder is none of ours.
  var device: DeviceID? {
    path.split(separator: "/").first.flatMap { DeviceID(String($0)) }
  }

  /// Which part of a log it is; nil when it has another name.
  var number: Int? {
    guard let name = path.split(separator: "/").last, name.hasSuffix(".log") else { return nil }
    return Int(name.dropLast(4))
  }
}

extension Array {
  /// The elements, a number of them together.
  func parts(of length: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }
}
