import CourseLibrary
import FoundationEssentials
import Lessons

/// The course files of a folder.
package nonisolated struct CourseFolder: Sendable {
  /// The folder's path.
  package let path: String

  /// The folder at `path`; nothing is read yet.
  package init(path: String) {
    self.path = path
  }

  /// Reads every course file; what cannot be played is told beside the others.
  @concurrent
  package func read() async -> CourseShelf {
    var shelf = CourseShelf()
    for file in files {
      do throws(CourseFault) {
        shelf.courses.append(try Self.course(inFile: file).summary)
      } catch {
        shelf.faults.append(error)
      }
    }
    return shelf
  }

  /// The course of that id; nil when no file that can be played has it.
  ///
  /// A file named after the course is read first, and mostly is the only one.
  @concurrent
  package func course(_ id: CourseID) async -> Course? {
    let likely = "\(path)/\(id.rawValue).json"
    let files = files
    return (files.filter { $0 == likely } + files.filter { $0 != likely }).lazy.compactMap { file in
      do throws(CourseFault) { return try Self.course(inFile: file) } catch { return nil }
    }
    .first { $0.id == id }
  }

  /// Reads one course file.
  package static func course(inFile path: String) throws(CourseFault) -> Course {
    let result = try read(path)
    guard let course = result.course else { throw .unplayable(path: path, result) }
    return course
  }

  private static func read(_ path: String) throws(CourseFault) -> CourseFileResult {
    do throws(FileReadError) {
      return try CourseFile.read(at: path)
    } catch {
      throw .unreadable(error)
    }
  }

  private var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
  }
}
