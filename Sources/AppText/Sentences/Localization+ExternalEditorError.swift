import Glibc
import Programs

extension Localization {
  /// Why the learner's editor could not be used.
  package func sentence(for error: ExternalEditorError) -> String {
    switch error {
    case .unreadable(let variable, let value):
      self[.editorUnreadable(variable: variable, value: value)]
    case .missing(let variable, let name):
      self[.editorMissing(variable: variable, name: name)]
    case .noneFound: self[.editorNoneFound]
    case .cannotHandOver(let path, let code):
      self[.editorCannotHandOver(path: path, reason: String(cString: strerror(code)))]
    case .cannotStart(let name, let code):
      self[.editorCannotStart(name: name, reason: String(cString: strerror(code)))]
    }
  }
}
