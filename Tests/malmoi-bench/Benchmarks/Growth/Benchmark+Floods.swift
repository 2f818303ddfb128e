import Lessons
import PseudoTerminal

extension Benchmark {
  /// More input at once than anybody types, without the brackets of a paste.
  static let floods = Benchmark(name: "floods") {
    let memo = try flood(into: "\u{E}")
    let quiz = try flood(into: "")
    return [
      .time("100 KB into a memo: the longest time without a frame", limit: 0.1, memo),
      .time("100 KB into a quiz: the longest time without a frame", limit: 0.1, quiz),
      .time("^C behind 1 MB in a memo: to the end", limit: 0.3, try interrupt(into: "\u{E}")),
      .time("^C behind 1 MB in a quiz: to the end", limit: 0.3, try interrupt(into: "")),
    ]
  }

  private static func text(bytes: Int) -> String {
    let line = "what was said this morning word by word "
    return String(repeating: line, count: bytes / line.utf8.count + 1)
  }

  /// The longest gap between two writes of the program until a flood is answered, in each of some
  /// runs.
  private static func flood(into keys: String) throws -> Samples {
    Samples(
      try (0..<3).map { _ in
        let app = try AppProcess(data: ScratchFolder())
        try app.terminal.send(keys)
        app.terminal.watch(for: .milliseconds(300))
        let gap = try app.longestSilence(sending: text(bytes: 100_000))
        app.terminal.kill(9)
        return gap
      })
  }

  private static func interrupt(into keys: String) throws -> Samples {
    Samples(
      try (0..<3).map { _ in
        let app = try AppProcess(data: ScratchFolder())
        try app.terminal.send(keys)
        app.terminal.watch(for: .milliseconds(300))
        try app.terminal.send(text(bytes: 1_000_000))
        let start = ContinuousClock.now
        try app.quit()
        return (ContinuousClock.now - start).inSeconds
      })
  }
}

extension AppProcess {
  /// Types a text at once; returns the longest time without a byte written until it is answered,
  /// in seconds.
  fileprivate func longestSilence(sending text: String) throws -> Double {
    var longest = Duration.zero
    var last = ContinuousClock.now
    var written = terminal.bytesTaken
    try terminal.send(text)
    while true {
      terminal.watch(for: .milliseconds(4))
      if written != terminal.bytesTaken {
        written = terminal.bytesTaken
        longest = max(longest, ContinuousClock.now - last)
        last = ContinuousClock.now
      } else if ContinuousClock.now - last > .milliseconds(500), try isIdle() {
        return longest.inSeconds
      }
    }
  }

  /// Whether it does nothing for a while.
  private func isIdle() throws -> Bool {
    let before = try activity.processorTime
    terminal.watch(for: .milliseconds(300))
    return try activity.processorTime - before < 0.05
  }
}
