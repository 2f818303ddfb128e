import Files
import Glibc
import Lessons

/// The course files of an import, put in their places together, and back where that fails.
///
/// Its folder holds copies of the files that it replaced, for as long as it can be taken back; a
/// journal while files are written, see `ImportRecovery`.
struct ImportFiles {
  let id: ImportID
  /// Where what was there before is kept, by the import's name.
  let folder: FilePath

  /// Courses are no larger.
  private static let limit = CourseLimits.fileBytes

  init(dataFolder: FilePath, _ id: ImportID) {
    self.id = id
    folder = "\(dataFolder)/imports/\(id.rawValue)"
  }

  private var journal: FilePath { "\(folder)/journal" }

  /// Where the file of a course is kept that an import replaces.
  func copy(of course: CourseID) -> FilePath { "\(folder)/\(course.rawValue).json" }

  // MARK: - Writing

  /// Makes the folder, and keeps other processes away from it.
  ///
  /// - Returns: hold it until all is done.
  @discardableResult
  func lock() throws(ImportError) -> FolderLock {
    do throws(FileWriteError) {
      try Folder.make(folder)
    } catch {
      throw .file(path: error.path, code: error.code)
    }
    guard let lock = FolderLock(folder) else { throw .file(path: folder, code: EBUSY) }
    return lock
  }

  /// Says what is about to be written, or with nothing that files are about to be put back.
  func begin(_ entries: [ImportJournal.Entry] = []) throws(ImportError) {
    try Self.write(ImportJournal(entries).bytes, to: journal)
  }

  /// What is to be written, after copies were made of what is there.
  func entries(for courses: [ImportedCourse]) throws(ImportError) -> [ImportJournal.Entry] {
    var entries: [ImportJournal.Entry] = []
    for course in courses {
      guard let contents = course.contents else { continue }
      let before = try Self.contents(of: course.path)
      if let before { try Self.write(before, to: copy(of: course.course.id)) }
      entries.append(
        ImportJournal.Entry(
          course: course.course.id, path: course.path, isReplaced: before != nil,
          checksum: Checksum.text(of: contents)))
    }
    return entries
  }

  /// Writes the files of all courses.
  func put(_ courses: [ImportedCourse]) throws(ImportError) {
    for course in courses {
      if let contents = course.contents { try Self.write(contents, to: course.path) }
    }
  }

  // MARK: - Ending

  /// Makes all files what they were before, as the journal says, and forgets about the import.
  ///
  /// A file that the learner has edited since stays as it is. What cannot be put back is tried
  /// again at the next start.
  func rollBack() {
    guard let bytes = try? Self.contents(of: journal) else { return removeAll() }
    guard let found = ImportJournal(bytes) else { return removeAll() }
    var isDone = true
    for entry in found.entries {
      removeUnfinished(besides: entry.path)
      guard let now = try? Self.contents(of: entry.path), Checksum.text(of: now) == entry.checksum
      else { continue }
      if !entry.isReplaced {
        RegularFile.remove(entry.path)
      } else if let before = try? Self.contents(of: copy(of: entry.course)) {
        isDone = (try? Self.write(before, to: entry.path)) != nil && isDone
      }
    }
    if isDone { removeAll() }
  }

  /// Whether something was begun and not ended.
  var hasJournal: Bool { FileFacts(journal) != nil }

  /// Removes what a killed process had begun to write into the folder of the import.
  func removeLeftovers() {
    for name in (try? Folder.names(in: folder)) ?? [] where name.text.hasPrefix(".malmoi-") {
      RegularFile.remove("\(folder)/\(name)")
    }
  }

  /// From now on the import is whole.
  func endJournal() { RegularFile.remove(journal) }

  /// Removes files that the process of the journal had begun to write beside one.
  func removeUnfinished(besides path: FilePath) {
    guard let bytes = try? Self.contents(of: journal), let found = ImportJournal(bytes),
      let folder = path.parent, let names = try? Folder.names(in: folder)
    else { return }
    for name in names where name.text.hasPrefix(".malmoi-\(found.process)-") {
      RegularFile.remove("\(folder)/\(name)")
    }
  }

  private func removeAll() {
    // The journal goes last: it tells of the rest.
    for name in (try? Folder.names(in: folder)) ?? [] where name != "journal" {
      RegularFile.remove("\(folder)/\(name)")
    }
    endJournal()
    removeFolder()
  }

  /// Removes what the copies were kept in, once there are none.
  func removeFolder() {
    Folder.removeIfEmpty(folder)
    if let parent = folder.parent { Folder.removeIfEmpty(parent) }
  }

  /// What a file holds; nil when there is none.
  static func contents(of path: FilePath) throws(ImportError) -> [UInt8]? {
    do throws(FileReadError) {
      return try RegularFile.contents(of: path, limit: limit)
    } catch {
      if error.reason == .missing { return nil }
      throw .file(path: path, code: 0)
    }
  }

  static func write(_ bytes: [UInt8], to path: FilePath) throws(ImportError) {
    do throws(FileWriteError) {
      try RegularFile.replace(path, with: bytes)
    } catch {
      throw .file(path: error.path, code: error.code)
    }
  }
}
