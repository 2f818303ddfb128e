import Files
import Glibc
import Lessons
import SQLite

/// What is remembered of a file that a memo was written to, or read from: whoever edits it changes
/// that memo, and nothing that was edited is written over.
struct MemoFileRecord {
  /// Where it is, all links followed.
  let path: FilePath
  /// The id in the file, which may stand for another memo: one that was made when both the memo and
  /// the file were edited.
  let key: MemoID
  /// The row of the memo it stands for.
  let memo: Int64
  let fingerprint: FileFingerprint
  /// The revision of the memo that it said.
  let revision: Int
  let isPinned: Bool

  /// A path that names a file wherever one stands; the path itself when there is no such file.
  static func path(of file: FilePath) -> FilePath {
    guard let resolved = realpath(file.cString, nil) else { return file }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }
}

extension LearnerTables {
  /// What is remembered of the file at a path; nil when it is nothing, or of a file with another id.
  func memoFile(at path: FilePath, of key: MemoID) throws(SQLiteError) -> MemoFileRecord? {
    let row = try row(
      "SELECT memo, fingerprint, revision, is_pinned FROM memo_file WHERE path = ? AND key = ?",
      path.text, key, as: (Int64, Int64, Int, Bool).self)
    return row.map { memo, fingerprint, revision, isPinned in
      MemoFileRecord(
        path: path, key: key, memo: memo, fingerprint: FileFingerprint(rawValue: fingerprint),
        revision: revision, isPinned: isPinned)
    }
  }

  /// Remembers a file in place of what was remembered of it before.
  func remember(_ file: MemoFileRecord) throws(SQLiteError) {
    try execute(
      """
      INSERT INTO memo_file (path, key, memo, fingerprint, revision, is_pinned)
      VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (path) DO UPDATE SET key = excluded.key, memo = excluded.memo,
        fingerprint = excluded.fingerprint, revision = excluded.revision,
        is_pinned = excluded.is_pinned
      """, file.path.text, file.key, file.memo, file.fingerprint.rawValue, file.revision,
      file.isPinned)
  }
}
