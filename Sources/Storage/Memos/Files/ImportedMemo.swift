import Files
import Lessons

/// A file on its way into the database.
struct ImportedMemo {
  /// What became of a file.
  enum Outcome {
    case added, changed, restored, alreadyThere
  }

  let path: FilePath
  let file: MemoFile
  let fingerprint: FileFingerprint
  /// When the file was changed, in seconds since 1970 UTC: what it counts by if it does not say.
  let modifiedAt: Int64

  /// Reads a file.
  init(at path: FilePath) throws(MemoImport.Reason) {
    self.path = path
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try RegularFile.contents(of: path, limit: MemoFile.byteLimit)
      modifiedAt = Int64(try RegularFile.signature(of: path).modifiedSeconds)
    } catch {
      throw .unreadable(error.reason)
    }
    do throws(MemoFileError) {
      file = try MemoFile(bytes)
    } catch {
      throw .notMemo(error)
    }
    fingerprint = FileFingerprint(bytes)
  }
}
