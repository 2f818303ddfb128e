import Glibc

/// Lists folders.
package enum Folder {
  /// The names in a folder, without `.` and `..`, in no order.
  package static func names(in path: FilePath) throws(FileReadError) -> [FilePath] {
    guard let listing = opendir(path.cString) else { throw FileReadError(path: path, code: errno) }
    defer { closedir(listing) }
    var names: [FilePath] = []
    while true {
      errno = 0
      guard let entry = readdir(listing) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { FilePath(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw FileReadError(path: path, code: errno) }
    return names
  }

  /// Whether a path leads to a folder, symbolic links followed.
  package static func isFolder(_ path: FilePath) -> Bool {
    FileFacts(path)?.isFolder ?? false
  }

  /// Makes a folder for the user alone, with those that are missing above it; one that is there
  /// stays as it is.
  package static func make(_ path: FilePath) throws(FileWriteError) {
    try RegularFile.makeFolders(for: "\(path)/file")
  }

  /// Removes a folder with nothing in it (rmdir(2)); any other stays.
  package static func removeIfEmpty(_ path: FilePath) { rmdir(path.cString) }
}
