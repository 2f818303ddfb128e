import AppText
import CursesTerminal
import Glibc
import Scenes

extension Localization {
  /// Why there is no terminal to draw on, and what to do about it.
  func sentence(for error: TerminalOpenError) -> String {
    switch error {
    case .notATerminal(.input): self[.terminalInputNotTerminal]
    case .notATerminal(.output): self[.terminalOutputNotTerminal]
    case .noTerminalName: self[.terminalNoName]
    case .unknownTerminal(let name): self[.terminalUnknownName(name: name)]
    case .cannotDraw(let name): self[.terminalTooPlain(name: name)]
    case .refused(let code):
      self[.terminalRefused(reason: String(cString: strerror(code)))]
    }
  }
}
