import Lessons
import Terminal
import TerminalUI

extension Benchmark {
  /// One key, from the event to the picture that answers it.
  static let keys = Benchmark(name: "keys") {
    try await quizKeys() + [await wordsKey()]
  }

  private static func quizKeys() async throws -> [Figure] {
    let app = try await RunningApp(
      studying: SampleCourse(dayCount: 10, sentencesPerDay: 10).course())
    let typing = app.samples(of: [.character("w"), .backspace], rounds: 50)
    let picking = app.samples(
      of: [.character("1"), .character("2"), .backspace, .backspace], rounds: 50)
    let moving = app.samples(of: [.down, .right, .right, .left, .left, .down], rounds: 50)
    let (checks, nexts) = await app.measureSentences()
    await app.end()
    return [
      .time("quiz: a letter", limit: 0.5e-3, typing),
      .time("quiz: a block picked by its label", limit: 0.5e-3, picking),
      .time("quiz: the focus moved", limit: 0.5e-3, moving),
      .time("quiz: an answer checked", limit: 0.5e-3, checks),
      .time("quiz: on to the next sentence", limit: 0.5e-3, nexts),
    ]
  }

  private static func wordsKey() async -> Figure {
    let terminal = MemoryTerminal()
    let window = Window(terminal: terminal)
    let coordinator = SceneCoordinator<WordsScene>(window: window)
    window.start()
    do {
      try await coordinator.transition(
        to: WordsScene(words: (0..<5_000).map(SampleWords.word)), using: .root)
    } catch {
      preconditionFailure("a root is always possible: \(error)")
    }
    let moves: [Key] = [.down, .right, .pageDown, .down, .left, .up, .pageDown, .pageUp]
    let seconds = (0..<800).map { number in
      let start = ContinuousClock.now
      terminal.feed(.key(moves[number % moves.count]))
      return (ContinuousClock.now - start).inSeconds
    }
    return .time("the focus moved among 5,000 words", limit: 1e-3, Samples(seconds))
  }
}

extension RunningApp {
  /// The times of the two Enters of a sentence that is answered with its first block alone.
  fileprivate func measureSentences() async -> (checks: Samples, nexts: Samples) {
    var checks: [Double] = []
    var nexts: [Double] = []
    for _ in 0..<50 {
      terminal.feed(.key(.character("1")))
      checks.append(seconds(from: .enter))
      await settled()
      nexts.append(seconds(from: .enter))
      await settled()
    }
    return (Samples(checks), Samples(nexts))
  }
}
