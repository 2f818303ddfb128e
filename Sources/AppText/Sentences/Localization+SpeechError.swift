import Glibc
import Programs

extension Localization {
  /// Why nothing is heard, and what to do about it.
  package func sentence(for error: SpeechError) -> String {
    switch error {
    case .noProgram: self[.speechNoProgram]
    case .cannotStart(let name, let code):
      text(.speechCannotStart, ["name": name, "reason": String(cString: strerror(code))])
    case .hangs(let name): text(.speechHangs, ["name": name])
    case .failed(let name): text(.speechFailed, ["name": name])
    }
  }
}
