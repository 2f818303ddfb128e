import Files
import Lessons

/// What is known of one course file in a folder.
struct CourseFolderFile: Sendable {
  let path: FilePath
  /// Of the version that was read last; nil before the first time, and when it can't be had.
  private var signature: RegularFile.Signature?
  /// As it was when the file was last good.
  private(set) var course: Course?
  /// What is wrong with the file now.
  private(set) var error: CourseSourceError?
  private var omittedCount = 0

  init(path: FilePath) {
    self.path = path
  }

  /// The file as it is now; read only if it changed.
  ///
  /// - Parameter digests: with its digest among them, its sentences are not read yet.
  func refreshed(_ digests: CourseDigests?) -> CourseFolderFile {
    var file = self
    do throws(FileReadError) {
      let current = try RegularFile.signature(of: path)
      if signature == current { return self }
      if let course = digests?.course(at: path) {
        file.adopt(CourseFileResult(course: course, problems: []))
      } else {
        file.adopt(try CourseFile.read(at: path, for: .learner))
      }
      file.signature = current
    } catch {
      file.error = .file(error)
      file.signature = nil
    }
    return file
  }

  /// The name of the file in its folder.
  var name: FilePath { path.name ?? path }

  /// Whether the course can be found by the name of its file alone.
  var isNamedAfterCourse: Bool {
    course.map { CourseFileName.names(of: $0.id).contains(name) } ?? false
  }

  /// What a list says of the file; nil when all is well.
  var problem: SourceProblem? {
    switch error {
    case .file(let error):
      SourceProblem(place: "\(path)", fact: .unreadable(error.reason), keptCourse: course?.id)
    case .brokenFile(_, let problems):
      SourceProblem(
        place: "\(path)", fact: .format(problems, omittedCount: omittedCount),
        keptCourse: course?.id)
    default: nil
    }
  }

  private mutating func adopt(_ result: CourseFileResult) {
    if let course = result.course {
      self.course = course.read(at: path.text)
      error = nil
    } else {
      error = .brokenFile(path: path, problems: result.problems)
      omittedCount = result.omittedProblemCount
    }
  }
}
