import Files
import Lessons

/// A folder with memos that were exported to it before, and anything else.
struct MemoFolder {
  /// A file of a memo.
  struct File {
    let path: FilePath
    let bytes: [UInt8]
    let memo: MemoFile
  }

  let path: FilePath
  private var filesByID: [MemoID: [File]] = [:]

  /// Looks through a folder; what is no file of a memo is passed over, a missing folder is empty.
  init(_ path: FilePath) throws(FileReadError) {
    self.path = path
    for name in try Self.names(in: path).sorted() where name.text.hasSuffix(".md") {
      let file = path.appending(name)
      guard let bytes = Self.contents(of: file), let memo = Self.memo(bytes), let id = memo.id
      else { continue }
      filesByID[id, default: []].append(File(path: file, bytes: bytes, memo: memo))
    }
  }

  /// The files that say they are of this memo.
  func files(of id: MemoID) -> [File] { filesByID[id] ?? [] }

  private static func names(in path: FilePath) throws(FileReadError) -> [FilePath] {
    do throws(FileReadError) {
      return try Folder.names(in: path)
    } catch {
      guard error.reason == .missing else { throw error }
      return []
    }
  }

  /// The bytes of a file that can be read; one that cannot is foreign, and its name is taken.
  private static func contents(of path: FilePath) -> [UInt8]? {
    do throws(FileReadError) {
      return try RegularFile.contents(of: path, limit: MemoFile.byteLimit)
    } catch {
      return nil
    }
  }

  private static func memo(_ bytes: [UInt8]) -> MemoFile? {
    do throws(MemoFileError) {
      return try MemoFile(bytes)
    } catch {
      return nil
    }
  }
}
