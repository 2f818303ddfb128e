import Glibc
import Programs

extension Localization {
  /// Why the learner's editor could not be used.
  package func sentence(for error: ExternalEditorError) -> String {
    switch error {
    case .unreadable(let variable, let value):
      text(.editorUnreadable, ["variable": variable, "value": value])
    case .missing(let variable, let name):
      text(.editorMissing, ["variable": variable, "name": name])
    case .noneFound: self[.editorNoneFound]
    case .cannotHandOver(let path, let code):
      text(.editorCannotHandOver, ["path": path, "reason": String(cString: strerror(code))])
    case .cannotStart(let name, let code):
      text(.editorCannotStart, ["name": name, "reason": String(cString: strerror(code))])
    }
  }
}
