import CFileBirth

extension FileFacts {
  /// When the file at a path was made (statx(2)); nil where the file system does not tell.
  ///
  /// A copy of a file was made later, whatever else is the same of both.
  package static func birth(of path: FilePath) -> FileMoment? {
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    guard cfile_birth(path.cString, &seconds, &nanoseconds) else { return nil }
    return FileMoment(seconds: Int(seconds), nanoseconds: Int(nanoseconds))
  }
}
