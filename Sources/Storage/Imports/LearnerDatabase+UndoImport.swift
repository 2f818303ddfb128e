import Files
import Lessons
import SQLite

extension LearnerDatabase {
  /// Takes an import back whole: its answers, its memories and its course files.
  ///
  /// A file that it replaced is as it was before; one that was edited since is kept beside it. What
  /// an import on another machine replaced, only that machine knows: it puts it back.
  ///
  /// - Returns: where edited files are kept.
  package func undoImport(
    _ id: ImportID, in dataFolder: FilePath, at time: Timestamp
  ) throws(ImportError) -> [FilePath] {
    let found = try stored { () throws(StorageError) in
      try read { tables throws(SQLiteError) in try tables.pastImport(id, in: dataFolder) }
    }
    guard let found else { throw .unknown(id) }
    let files = ImportFiles(dataFolder: dataFolder, id)
    let ours = found.files.filter { file in
      found.isOwn || !file.isReplaced || FileFacts(files.copy(of: file.course)) != nil
    }
    let before = try ours.map { file throws(ImportError) in
      try file.before(copy: file.isReplaced ? files.copy(of: file.course) : nil)
    }
    let lock = try files.lock()
    do throws(ImportError) {
      try files.begin()
      try stored { () throws(StorageError) in
        try write { tables throws(SQLiteError) in
          let log = changeLog(tables)
          try tables.takeBackAnswers(of: found)
          for (file, before) in zip(ours, before) {
            let course = before.flatMap { CourseFile.read($0, for: .learner).course }
            try tables.follow(course, of: file.course, log)
            if before == nil { try log.noteRemoval(ofCourseFile: file.path.lastName) }
          }
          try log.note(.noImport, of: id.rawValue, ["at": time.seconds])
        }
      }
    } catch {
      files.endJournal()
      files.removeFolder()
      throw error
    }
    var kept: [FilePath] = []
    for file in ours {
      let copy = file.isReplaced ? files.copy(of: file.course) : nil
      if let path = try file.putBack(copy: copy) { kept.append(path) }
      if let copy { RegularFile.remove(copy) }
    }
    files.endJournal()
    files.removeFolder()
    withExtendedLifetime(lock) {}
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
  /// Whether it was made here.
  let isOwn: Bool
  let sequences: ClosedRange<Int64>
  let files: [File]
}

extension PastImport.File {
  /// What stood there before; nil when nothing did.
  ///
  /// - Throws: when there is no copy of it any more.
  fileprivate func before(copy: FilePath?) throws(ImportError) -> [UInt8]? {
    guard let copy else { return nil }
    guard let contents = try ImportFiles.contents(of: copy) else {
      throw .file(path: copy, code: 0)
    }
    return contents
  }

  /// Puts back what was there; done twice it is done once.
  ///
  /// - Returns: where the learner's edited file is kept.
  func putBack(copy: FilePath?) throws(ImportError) -> FilePath? {
    let before = try before(copy: copy)
    let now = try ImportFiles.contents(of: path)
    if now == before { return nil }
    var kept: FilePath?
    if let now, Checksum.text(of: now) != checksum {
      kept = "\(path).edited"
      try ImportFiles.write(now, to: "\(path).edited")
    }
    if let before {
      try ImportFiles.write(before, to: path)
    } else {
      RegularFile.remove(path)
    }
    return kept
  }
}

extension LearnerTables {
  /// An import that was not taken back yet.
  fileprivate func pastImport(
    _ id: ImportID, in dataFolder: FilePath
  ) throws(SQLiteError) -> PastImport? {
    let undone = try value(
      "SELECT EXISTS (SELECT 1 FROM change WHERE subject = ? AND kind = ?)", id.rawValue,
      ChangeKind.noImport.rawValue, as: Bool.self)
    return undone == false ? try importInLog(id, in: dataFolder) : nil
  }

  /// An import that was ever made, be it on another machine.
  ///
  /// - Parameter dataFolder: where its course files are here, whatever paths are in the log.
  func importInLog(
    _ id: ImportID, in dataFolder: FilePath
  ) throws(SQLiteError) -> PastImport? {
    let folder = LearnerDatabase.courseFolder(in: dataFolder)
    guard
      let (device, isOwn, first, last, courses, paths, replaced, sums) = try row(
        """
        SELECT device, device = (SELECT id FROM device WHERE is_own = 1),
          CAST(body ->> 'first' AS INTEGER), CAST(body ->> 'last' AS INTEGER),
          ifnull(body ->> 'courses', ''), ifnull(body ->> 'paths', ''),
          CAST(ifnull(body ->> 'replaced', '') AS TEXT), CAST(ifnull(body ->> 'sums', '') AS TEXT)
        FROM change WHERE subject = ? AND kind = ?
        """, id.rawValue, ChangeKind.import.rawValue,
        as: (DeviceID, Bool, Int64, Int64, String, String, String, String).self)
    else { return nil }
    let lists = [courses, paths, replaced, sums].map { $0.split(separator: "\n").map(String.init) }
    let count = lists.map(\.count).min() ?? 0
    return PastImport(
      device: device, isOwn: isOwn, sequences: first...max(first, last),
      files: (0..<count).compactMap { index in
        let name = FilePath(lists[1][index]).lastName
        guard name.isNameOfCourseFile else { return nil }
        return PastImport.File(
          course: CourseID(rawValue: lists[0][index]), path: "\(folder)/\(name)",
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
    try execute(
      "DELETE FROM change WHERE device = ? AND sequence BETWEEN ? AND ? AND kind = ?", past.device,
      first, last, ChangeKind.memoryStart.rawValue)
    for sentence in sentences { try refreshDone(sentence) }
    try recompute(studyPlan())
  }
}

extension LearnerDatabase {
  /// Puts back the course files of imports that were taken back on another machine.
  package func finishUndoneImports() throws(StorageError) {
    guard let folder = opening?.folder.path else { return }
    try read { tables throws(SQLiteError) in
      try ImportRecovery(dataFolder: folder, tables: tables).run()
    }
  }
}
