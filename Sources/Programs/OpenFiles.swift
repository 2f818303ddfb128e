import Files
import FoundationEssentials

/// Files that programs have open, as proc(5) tells.
enum OpenFiles {
  /// Whether a program of this user has a file of the folder open; false where nobody can tell.
  ///
  /// - Parameter folder: absolute, without a slash at the end.
  static func areOpen(in folder: String) -> Bool {
    names(in: "/proc").contains { process in
      process.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && hasOpen(in: folder, "/proc/\(process)/fd")
    }
  }

  private static func hasOpen(in folder: String, _ descriptors: String) -> Bool {
    names(in: descriptors).contains { descriptor in
      let link = "\(descriptors)/\(descriptor)"
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      return file?.hasPrefix(folder + "/") == true
    }
  }

  /// Nothing in folders of other users, and of processes that have ended meanwhile.
  private static func names(in folder: String) -> [String] {
    do throws(FileReadError) {
      return try Folder.names(in: folder)
    } catch {
      return []
    }
  }
}
