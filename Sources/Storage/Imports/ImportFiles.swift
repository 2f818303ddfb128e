import Files
import Lessons

/// The course files of an import, put in their places together, and back where that fails.
struct ImportFiles {
  /// Where what was there before is kept, by the import's name.
  let folder: FilePath

  /// Courses are no larger.
  private static let limit = CourseLimits.fileBytes

  init(dataFolder: FilePath, _ id: ImportID) {
    folder = "\(dataFolder)/imports/\(id.rawValue)"
  }

  /// Where the file of a course is kept that an import replaces.
  func copy(of course: CourseID) -> FilePath { "\(folder)/\(course.rawValue).json" }

  /// Writes the files of all courses, or none.
  ///
  /// - Returns: the courses whose files were there before.
  func put(_ courses: [ImportedCourse]) throws(ImportError) -> Set<CourseID> {
    var done: [ImportedCourse] = []
    var replaced: Set<CourseID> = []
    do throws(ImportError) {
      for course in courses {
        guard let contents = course.contents else { continue }
        if let before = try Self.contents(of: course.path) {
          try Self.write(before, to: copy(of: course.course.id))
          replaced.insert(course.course.id)
        }
        done.append(course)
        try Self.write(contents, to: course.path)
      }
      return replaced
    } catch {
      takeBack(done, replaced)
      throw error
    }
  }

  /// Puts back what was there; what cannot be put back stays as a copy.
  func takeBack(_ courses: [ImportedCourse], _ replaced: Set<CourseID>) {
    for course in courses where course.contents != nil {
      let copy = copy(of: course.course.id)
      if replaced.contains(course.course.id) {
        guard let before = try? Self.contents(of: copy),
          (try? Self.write(before, to: course.path)) != nil
        else { continue }
        RegularFile.remove(copy)
      } else {
        RegularFile.remove(course.path)
      }
    }
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
