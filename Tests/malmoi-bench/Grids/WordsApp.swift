import CursesTerminal
import FoundationEssentials
import Terminal
import TerminalUI

/// The words of a file in a full-screen collection view: `malmoi-bench words FILE`.
enum WordsApp {
  /// Shows the words, one a line of the file, until `q` or ^C.
  static func run(file: String) async throws {
    let words = try String(contentsOfFile: file, encoding: .utf8)
      .split(whereSeparator: \.isNewline).map(String.init)
    let options = CursesTerminal.Options(environment: ProcessInfo.processInfo.environment)
    try await CursesTerminal.withTerminal(options) { terminal in
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      let window = Window(terminal: terminal)
      window.globalBindings = {
        [
          KeyBinding(.character("q"), .control("c"), title: "quit", hint: .wayOut) { end.finish() }
        ]
      }
      window.onTerminate = { _ in end.finish() }
      try await SceneCoordinator<WordsScene>(window: window)
        .transition(to: WordsScene(words: words), using: .root)
      window.start()
      for await _ in ends {}
      window.end()
    }
  }
}
