import Files

/// Files that programs have open, as proc(5) tells.
enum OpenFiles {
  /// Whether a program of this user has a file of the folder open; false where nobody can tell.
  ///
  /// - Parameter folder: absolute, without a slash at the end.
  static func areOpen(in folder: FilePath) -> Bool {
    names(in: "/proc").contains { process in
      process.bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && hasOpen(in: folder, "/proc/\(process)/fd")
    }
  }

  private static func hasOpen(in folder: FilePath, _ descriptors: FilePath) -> Bool {
    names(in: descriptors).contains { descriptor in
      let file = descriptors.appending(descriptor).linkDestination
      return file?.bytes.starts(with: folder.bytes + [UInt8(ascii: "/")]) == true
    }
  }

  /// Nothing in folders of other users, and of processes that have ended meanwhile.
  private static func names(in folder: FilePath) -> [FilePath] {
    do throws(FileReadError) {
      return try Folder.names(in: folder)
    } catch {
      return []
    }
  }
}
