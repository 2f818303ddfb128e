import Files
import Lessons
import Storage

/// The learner's own course files: each machine leaves those it has by their hashes, and puts in
/// place what others left.
extension Exchange {
  /// How the names of files end that hold a course by its hash.
  static let ending = ".course"

  /// Notes which course files say something new here.
  func noteCourseFiles() async throws(SyncError) {
    guard let folder = database.courseFolder else { return }
    let known = try await kept { () async throws(StorageError) in
      try await database.knownCourseFiles()
    }
    // Without the folder there are none.
    let names = ((try? Folder.names(in: folder)) ?? []).map(\.text).filter(\.isNameOfCourseFile)
    for name in names.sorted() {
      guard let stamp = Self.stamp(of: "\(folder)/\(name)"), stamp != known[name]?.stamp,
        // What cannot be read now is no news yet.
        let bytes = Self.contents(of: "\(folder)/\(name)")
      else { continue }
      let file = KnownCourseFile(hash: SHA256.text(of: bytes), stamp: stamp)
      try await keep(file, as: name, isNews: file.hash != known[name]?.hash)
    }
  }

  /// What of the course files that were noted here is not in the place yet, by what they are to be
  /// called there.
  func courseFilesToWrite(
    _ files: [StoredFile], for device: DeviceID
  ) async throws(StorageError) -> [(path: String, bytes: [UInt8])] {
    guard let folder = database.courseFolder else { return [] }
    let there = Set(files.compactMap(\.courseHash))
    var found: [(path: String, bytes: [UInt8])] = []
    for (name, file) in try await database.knownCourseFiles().sorted(by: { $0.key < $1.key }) {
      guard let hash = file.hash, !there.contains(hash),
        let bytes = Self.contents(of: "\(folder)/\(name)"), SHA256.text(of: bytes) == hash
      else { continue }
      found.append(("\(device)/\(hash)\(Self.ending)", bytes))
    }
    return found
  }

  /// Makes course files what other machines say, as far as what they left has arrived.
  func placeCourseFiles(_ files: [StoredFile]) async throws(SyncError) {
    guard let folder = database.courseFolder else { return }
    let (wanted, known) = try await kept { () async throws(StorageError) in
      (try await database.wantedCourseFiles(), try await database.knownCourseFiles())
    }
    for file in wanted where file.hash != known[file.name]?.hash {
      let path: FilePath = "\(folder)/\(file.name)"
      // A file that was edited this very moment is noted first, next time.
      let stamp = Self.stamp(of: path)
      guard stamp == nil || stamp == known[file.name]?.stamp else { continue }
      if let hash = file.hash {
        try await place(hash, of: file, at: path, known[file.name], files)
      } else {
        try await remove(file, at: path, known[file.name])
      }
    }
  }

  private func place(
    _ hash: String, of file: WantedCourseFile, at path: FilePath, _ known: KnownCourseFile?,
    _ files: [StoredFile]
  ) async throws(SyncError) {
    guard let bytes = try await courseFile(hash, files) else {
      report.remarks.append(.waiting(path: file.name))
      return
    }
    do throws(FileWriteError) {
      if let mine = known?.hash, !file.earlier.contains(mine) { try Self.keepBeside(path) }
      try RegularFile.replace(path, with: bytes)
    } catch {
      report.remarks.append(.unplaced(path: error.path.text, code: error.code))
      return
    }
    report.courseFiles += 1
    try await keep(
      KnownCourseFile(hash: hash, stamp: Self.stamp(of: path) ?? ""), as: file.name, isNews: false)
  }

  /// Removes a file that is as it was when its import was taken back; any other is news again.
  private func remove(
    _ file: WantedCourseFile, at path: FilePath, _ known: KnownCourseFile?
  ) async throws(SyncError) {
    guard let known, let hash = known.hash else { return }
    if file.earlier.contains(hash) {
      RegularFile.remove(path)
      report.courseFiles += 1
      try await keep(KnownCourseFile(hash: nil, stamp: ""), as: file.name, isNews: false)
    } else if Self.stamp(of: path) != nil {
      try await keep(known, as: file.name, isNews: true)
      hasNewsByReading = true
    }
  }

  /// A course by its hash, from whichever machine left it; nil while it is not there whole.
  private func courseFile(
    _ hash: String, _ files: [StoredFile]
  ) async throws(SyncError) -> [UInt8]? {
    for file in files where file.courseHash == hash {
      let bytes = try await stored { () async throws(SyncStoreError) in
        try await store.contents(of: file.path, from: 0)
      }
      if SHA256.text(of: bytes) == hash { return bytes }
    }
    return nil
  }

  private func keep(
    _ file: KnownCourseFile, as name: String, isNews: Bool
  ) async throws(SyncError) {
    try await kept { () async throws(StorageError) in
      try await database.keep(file, as: name, isNews: isNews)
    }
  }
}

// MARK: - Files

extension Exchange {
  private static func contents(of path: FilePath) -> [UInt8]? {
    try? RegularFile.contents(of: path, limit: CourseLimits.fileBytes)
  }

  private static func stamp(of path: FilePath) -> String? {
    guard let signature = try? RegularFile.signature(of: path) else { return nil }
    return "\(signature.size)-\(signature.modifiedSeconds).\(signature.modifiedNanoseconds)"
      + "-\(signature.inode)"
  }

  /// Keeps a file that was edited here and elsewhere, under the next name that is free.
  private static func keepBeside(_ path: FilePath) throws(FileWriteError) {
    guard let bytes = contents(of: path) else { return }
    var number = 1
    while try !RegularFile.create(
      number == 1 ? "\(path).edited" : "\(path).edited-\(number)", with: bytes)
    { number += 1 }
  }
}

extension StoredFile {
  /// The hash of the course in it; nil when it is another file.
  var courseHash: String? {
    guard path.hasSuffix(Exchange.ending), let name = path.split(separator: "/").last else {
      return nil
    }
    return String(name.dropLast(Exchange.ending.count))
  }
}
