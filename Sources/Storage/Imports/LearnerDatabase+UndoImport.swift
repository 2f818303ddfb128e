import Files
import Lessons
import SQLite

extension LearnerDatabase {
  /// Takes an import back whole: its answers, its memories and its course files.
  ///
  /// A file that it replaced is as it was before; one that was edited since is kept beside it.
  ///
  /// - Returns: where edited files are kept.
  package func undoImport(
    _ id: ImportID, in dataFolder: FilePath, at time: Timestamp
  ) throws(ImportError) -> [FilePath] {
    let found = try stored { () throws(StorageError) in
      try read { connection throws(SQLiteError) in try connection.pastImport(id) }
    }
    guard let found else { throw .unknown(id) }
    let files = ImportFiles(dataFolder: dataFolder, id)
    let returned = try found.files.map { file throws(ImportError) in
      try file.read(copy: file.isReplaced ? files.copy(of: file.course) : nil)
    }
    try stored { () throws(StorageError) in
      try write { connection throws(SQLiteError) in
        let log = changeLog(connection)
        try connection.takeBackAnswers(of: found)
        for file in returned { try connection.follow(file.before, of: file.file.course, log) }
        try log.note(.noImport, of: id.rawValue, ["at": time.seconds])
      }
    }
    var kept: [FilePath] = []
    for file in returned {
      if let path = try file.putBack() { kept.append(path) }
    }
    for file in found.files where file.isReplaced {
      RegularFile.remove(files.copy(of: file.course))
    }
    files.removeFolder()
    return kept
  }
}

/// An import as the log has it.
struct PastImport {
  struct File {
    let course: CourseID
    let path: FilePath
    /// Whether there was a file before.
    let isReplaced: Bool
    /// Of what the import wrote.
    let checksum: String
  }

  let device: DeviceID
  let sequences: ClosedRange<Int64>
  let files: [File]
}

/// A file that an import wrote, and what stood there before.
private struct ReturnedFile {
  let file: PastImport.File
  let contents: [UInt8]?
  /// Whether what stands there now is what the import wrote, or nothing.
  let isUntouched: Bool

  /// The course that was there.
  var before: Course? { contents.flatMap { CourseFile.read($0, for: .learner).course } }

  /// Puts back what was there.
  ///
  /// - Returns: where the learner's edited file is kept.
  func putBack() throws(ImportError) -> FilePath? {
    var kept: FilePath?
    if !isUntouched, let edited = try ImportFiles.contents(of: file.path) {
      kept = "\(file.path).edited"
      try ImportFiles.write(edited, to: "\(file.path).edited")
    }
    if let contents {
      try ImportFiles.write(contents, to: file.path)
    } else {
      RegularFile.remove(file.path)
    }
    return kept
  }
}

extension PastImport.File {
  fileprivate func read(copy: FilePath?) throws(ImportError) -> ReturnedFile {
    let now = try ImportFiles.contents(of: path)
    let before = try copy.map { path throws(ImportError) in
      guard let contents = try ImportFiles.contents(of: path) else {
        throw .file(path: path, code: 0)
      }
      return contents
    }
    return ReturnedFile(
      file: self, contents: before,
      isUntouched: now.map { Checksum.text(of: $0) == checksum } ?? true)
  }
}

extension Connection {
  /// An import that was not taken back yet.
  fileprivate func pastImport(_ id: ImportID) throws(SQLiteError) -> PastImport? {
    let undone = try value(
      "SELECT EXISTS (SELECT 1 FROM change WHERE subject = ? AND kind = ?)", id.rawValue,
      ChangeKind.noImport.rawValue, as: Bool.self)
    guard undone == false,
      let (device, first, last, courses, paths, replaced, sums) = try row(
        """
        SELECT device, CAST(body ->> 'first' AS INTEGER), CAST(body ->> 'last' AS INTEGER),
          ifnull(body ->> 'courses', ''), ifnull(body ->> 'paths', ''),
          CAST(ifnull(body ->> 'replaced', '') AS TEXT), CAST(ifnull(body ->> 'sums', '') AS TEXT)
        FROM change WHERE subject = ? AND kind = ?
        """, id.rawValue, ChangeKind.import.rawValue,
        as: (DeviceID, Int64, Int64, String, String, String, String).self)
    else { return nil }
    let lists = [courses, paths, replaced, sums].map { $0.split(separator: "\n").map(String.init) }
    let count = lists.map(\.count).min() ?? 0
    return PastImport(
      device: device, sequences: first...max(first, last),
      files: (0..<count).map { index in
        PastImport.File(
          course: CourseID(rawValue: lists[0][index]), path: FilePath(lists[1][index]),
          isReplaced: lists[2][index] == "1", checksum: lists[3][index])
      })
  }

  /// Takes the answers and memories away that an import brought.
  fileprivate func takeBackAnswers(of past: PastImport) throws(SQLiteError) {
    let (first, last) = (past.sequences.lowerBound, past.sequences.upperBound)
    let sentences = try values(
      """
      SELECT sentence FROM answer WHERE device = ?1 AND sequence BETWEEN ?2 AND ?3
      UNION SELECT sentence FROM memory_start WHERE device = ?1 AND sequence BETWEEN ?2 AND ?3
      """, past.device, first, last, as: Int64.self)
    guard !sentences.isEmpty else { return }
    try execute(
      "DELETE FROM answer WHERE device = ? AND sequence BETWEEN ? AND ? AND origin IS NOT NULL",
      past.device, first, last)
    try execute(
      "DELETE FROM memory_start WHERE device = ? AND sequence BETWEEN ? AND ?", past.device, first,
      last)
    for sentence in sentences { try refreshDone(sentence) }
    try recompute(studyPlan())
  }
}
