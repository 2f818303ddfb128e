import CourseLibrary
import Files

extension Localization {
  /// Why a course file could not be read, beginning with its path.
  package func sentence(for error: FileReadError) -> String {
    let path = error.path
    switch error.reason {
    case .missing: return self[.fileMissing(path: path)]
    case .isFolder: return self[.fileIsFolder(path: path)]
    case .isNotFolder: return self[.fileIsNotFolder(path: path)]
    case .isNotRegular: return self[.fileIsNotRegular(path: path)]
    case .notPermitted: return self[.fileNotPermitted(path: path)]
    case .tooLarge(let limit): return self[.fileTooLarge(path: path, limit: limit >> 20)]
    case .linkLoop: return self[.fileLinkLoop(path: path)]
    case .system(let code): return self[.fileSystem(path: path, code: code)]
    }
  }
}
