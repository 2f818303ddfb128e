import Glibc
import Programs

extension Localization {
  /// Why nothing is heard, and what to do about it.
  package func sentence(for error: SpeechError) -> String {
    switch error {
    case .noProgram: self[.speechNoProgram]
    case .cannotStart(let name, let code):
      self[.speechCannotStart(name: name, reason: String(cString: strerror(code)))]
    case .hangs(let name): self[.speechHangs(name: name)]
    case .failed(let name): self[.speechFailed(name: name)]
    }
  }
}
