import Lessons
import Scenes
import Terminal
import TerminalUI
import Torture

extension Benchmark {
  /// Writing in a memo of 100,000 characters, half of them Korean, while drafts of it are kept.
  static let writing = Benchmark(name: "writing") {
    [
      try await writingKey("in lines", lineBreak: "\n"),
      try await writingKey("in one paragraph", lineBreak: " "),
      try await keyAfterPause(),
    ]
  }

  /// A key in the middle of the text.
  private static func writingKey(_ form: String, lineBreak: String) async throws -> Figure {
    let app = try await writer(of: text(lineBreak: lineBreak))
    let samples = app.samples(
      of: [.character("a"), .character("한"), .left, .up, .down, .right, .backspace, .backspace],
      rounds: 60)
    await app.end()
    return .time("a key in a memo of 100,000 characters \(form)", limit: 1e-3, samples)
  }

  /// The key that comes while a draft of the whole text is being written.
  private static func keyAfterPause() async throws -> Figure {
    let app = try await writer(of: text(lineBreak: "\n"))
    var seconds: [Double] = []
    for round in 0..<100 {
      let key: Key = round.isMultiple(of: 2) ? .character("b") : .backspace
      _ = app.seconds(from: key)
      app.pauses.end()
      seconds.append(app.seconds(from: round.isMultiple(of: 2) ? .character("c") : .backspace))
      await app.settled()
    }
    await app.end()
    return .time("a key while such a memo is kept as a draft", limit: 1e-3, Samples(seconds))
  }

  /// The app with a memo open, its caret in the middle of the text.
  private static func writer(of text: String) async throws -> RunningApp {
    let app = try await RunningApp(
      studying: SampleCourse(dayCount: 1, sentencesPerDay: 1).course())
    _ = app.seconds(from: .control("n"))
    await app.settled()
    app.terminal.feed(.paste(String(text.prefix(text.count / 2))))
    app.terminal.feed(.paste(String(text.dropFirst(text.count / 2))))
    for _ in 0..<20 { _ = app.seconds(from: .pageUp) }
    await app.settled()
    return app
  }

  private static func text(lineBreak: String) -> String {
    let line = "오늘 아침 회의에서 들은 말을 적어 둔다. What was said this morning, word by word."
    let count = 100_000 / (line.count + 1)
    return Array(repeating: line, count: count).joined(separator: lineBreak)
  }
}
