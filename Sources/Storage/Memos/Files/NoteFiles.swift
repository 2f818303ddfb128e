import Files

/// The files to import: those that were named, and the notes in folders that were.
struct NoteFiles {
  /// In the order they were named; those of a folder by name.
  private(set) var paths: [FilePath] = []
  /// What is no note, or cannot be looked at.
  private(set) var skipped: [MemoImport.SkippedFile] = []

  /// Looks through folders and those in them, but not at hidden names, nor along links to folders.
  init(in paths: [FilePath]) {
    for path in paths {
      if Self.isFolder(path, followingLinks: true) {
        addFolder(path)
      } else {
        self.paths.append(path)
      }
    }
  }

  private mutating func addFolder(_ path: FilePath) {
    let names: [FilePath]
    do throws(FileReadError) {
      names = try Folder.names(in: path)
    } catch {
      skipped.append(.init(path: path, reason: .unreadable(error.reason)))
      return
    }
    for name in names.sorted() where !name.text.hasPrefix(".") {
      let path = path.appending(name)
      if Self.isFolder(path, followingLinks: false) {
        addFolder(path)
      } else if [".md", ".markdown", ".txt"].contains(where: name.text.lowercased().hasSuffix) {
        paths.append(path)
      } else {
        skipped.append(.init(path: path, reason: .foreign))
      }
    }
  }

  private static func isFolder(_ path: FilePath, followingLinks: Bool) -> Bool {
    FileFacts(path, followingLinks: followingLinks)?.isFolder == true
  }
}
