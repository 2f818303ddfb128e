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

  /// Removes a folder with nothing in it (rmdir(2)); any other stays.
  package static func removeIfEmpty(_ path: FilePath) { rmdir(path.cString) }
}
