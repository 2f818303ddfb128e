import Files
import Lessons
import SQLite

/// What is known to the log of a file in the folder of the learner's own courses.
package struct KnownCourseFile: Hashable, Sendable {
  /// The SHA-256 of its bytes, in hexadecimal digits; nil when it was removed with an import.
  package let hash: String?
  /// Tells one state of the file from the next.
  package let stamp: String

  /// What is known of a file.
  package init(hash: String?, stamp: String) {
    self.hash = hash
    self.stamp = stamp
  }
}

/// What a course file is to be, as all machines together say.
package struct WantedCourseFile: Hashable, Sendable {
  /// What it is called in the folder of own courses: never a path.
  package let name: String
  /// What is to stand in it; nil when it is to be gone.
  package let hash: String?
  /// All that stood in it before it came to that, by hashes: what is not among them was written
  /// without knowing of it.
  package let earlier: Set<String>
}

extension LearnerDatabase {
  /// The folder of the learner's own courses, which need not be there; nil in memory.
  package nonisolated var courseFolder: FilePath? {
    isInMemory ? nil : path.parent.map(Self.courseFolder)
  }

  /// The folder of the learner's own courses in a data folder.
  static func courseFolder(in dataFolder: FilePath) -> FilePath { "\(dataFolder)/courses" }

  /// What is known of the files of own courses, by their names.
  package func knownCourseFiles() throws(StorageError) -> [String: KnownCourseFile] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        "SELECT name, hash, stamp FROM course_file", as: (String, String?, String).self)
      return rows.reduce(into: [:]) { $0[$1.0] = KnownCourseFile(hash: $1.1, stamp: $1.2) }
    }
  }

  /// Keeps how a file stands here; other machines are told when it says something new.
  ///
  /// - Parameter isNews: whether it came to say that here.
  package func keep(
    _ file: KnownCourseFile, as name: String, isNews: Bool
  ) throws(StorageError) {
    try write { tables throws(SQLiteError) -> Void in
      if isNews, let hash = file.hash {
        let before = try tables.courseFileHash(name)
        try changeLog(tables).note(
          .courseFile, of: name, ["hash": hash, "before": before])
      }
      try tables.keepCourseFile(name, file)
    }
  }

  /// What all machines together say of the files of own courses; in the order of their names.
  package func wantedCourseFiles() throws(StorageError) -> [WantedCourseFile] {
    try read { tables throws(SQLiteError) in
      let rows = try tables.rows(
        """
        SELECT subject, body ->> 'hash', body ->> 'before' FROM change
        WHERE kind IN ('f+', 'f-') ORDER BY subject, clock, device, sequence
        """, as: (String, String?, String?).self)
      return Dictionary(grouping: rows, by: \.0)
        .filter { $0.key.isNameOfCourseFile }
        .map { name, rows in
          WantedCourseFile(name: name, versions: rows.map { ($0.1, $0.2) })
        }
        .sorted { $0.name < $1.name }
    }
  }
}

extension WantedCourseFile {
  /// - Parameter versions: what it became, each with what it was made from, the last one last.
  fileprivate init(name: String, versions: [(hash: String?, before: String?)]) {
    self.name = name
    hash = versions.last?.hash
    var earlier: Set<String> = []
    var reached = [versions.last?.before]
    while let next = reached.popLast() {
      guard let next, earlier.insert(next).inserted else { continue }
      reached += versions.filter { $0.hash == next }.map(\.before)
    }
    self.earlier = earlier
  }
}

extension LearnerTables {
  func courseFileHash(_ name: String) throws(SQLiteError) -> String? {
    try value("SELECT hash FROM course_file WHERE name = ?", name, as: String?.self) ?? nil
  }

  func keepCourseFile(_ name: String, _ file: KnownCourseFile) throws(SQLiteError) {
    try execute(
      "INSERT OR REPLACE INTO course_file (name, hash, stamp) VALUES (?, ?, ?)", name, file.hash,
      file.stamp)
  }
}

extension ChangeLog {
  /// Tells other machines that a course file is gone with the import that brought it.
  func noteRemoval(ofCourseFile name: String) throws(SQLiteError) {
    try note(
      .noCourseFile, of: name, ["before": try tables.courseFileHash(name)])
    try tables.keepCourseFile(name, KnownCourseFile(hash: nil, stamp: ""))
  }
}

extension ChangeFollower {
  /// Course files: who exchanges puts them in their places, since a transaction writes no files.
  static let courseFiles = ChangeFollower(.courseFile, .noCourseFile) {
    _, _, _ throws(SQLiteError) in
  }
}

extension String {
  /// Whether a file of own courses may be called so: another machine says it, and it must lead
  /// nowhere else.
  package var isNameOfCourseFile: Bool {
    CourseFileForm(endingOf: self) != nil && utf8.count <= 200 && !contains("/")
      && !hasPrefix(".") && !hasPrefix("#")
      && unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}

extension FilePath {
  /// What it is called in its folder.
  var lastName: String { name?.text ?? "" }
}
