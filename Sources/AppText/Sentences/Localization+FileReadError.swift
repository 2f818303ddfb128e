import CourseLibrary
import Files

extension Localization {
  /// Why a course file could not be read, beginning with its path.
  package func sentence(for error: FileReadError) -> String {
    let path = error.path
    switch error.reason {
    case .missing: return text(.fileMissing, ["path": path])
    case .isFolder: return text(.fileIsFolder, ["path": path])
    case .isNotFolder: return text(.fileIsNotFolder, ["path": path])
    case .isNotRegular: return text(.fileIsNotRegular, ["path": path])
    case .notPermitted: return text(.fileNotPermitted, ["path": path])
    case .tooLarge(let limit): return text(.fileTooLarge, ["path": path, "limit": limit >> 20])
    case .linkLoop: return text(.fileLinkLoop, ["path": path])
    case .system(let code): return text(.fileSystem, ["path": path, "code": code])
    }
  }
}
