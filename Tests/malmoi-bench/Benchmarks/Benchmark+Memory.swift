import Glibc
import PseudoTerminal

extension Benchmark {
  /// What a quiz takes of the machine while the learner thinks.
  static let memory = Benchmark(name: "memory") {
    let resident = try (0..<5).map { _ in
      let app = try AppProcess(data: ScratchFolder())
      defer { app.terminal.kill(SIGKILL) }
      return Double(try app.activity.residentBytes)
    }
    let (wakeUps, bytes) = try idleCost()
    return [
      .memory("resident in the quiz", limit: 25 * 1_048_576, Samples(resident)),
      .count("wake-ups in 5 s without a key", limit: 0, Samples([wakeUps])),
      .count("bytes written in 5 s without a key", limit: 0, Samples([bytes])),
    ]
  }

  private static func idleCost() throws -> (wakeUps: Double, bytes: Double) {
    let app = try AppProcess(data: ScratchFolder())
    // Dispatch lets threads that the start needed go after five seconds.
    app.terminal.watch(for: .seconds(8))
    let before = (try app.activity.wakeUps, app.terminal.bytesReceived)
    app.terminal.watch(for: .seconds(5))
    let after = (try app.activity.wakeUps, app.terminal.bytesReceived)
    try app.quit()
    return (Double(after.0 - before.0), Double(after.1 - before.1))
  }
}
