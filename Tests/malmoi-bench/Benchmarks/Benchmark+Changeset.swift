import Lessons
import TerminalUI

extension Benchmark {
  /// Telling how one list became another.
  static let changeset = Benchmark(name: "changeset") {
    let numbers = Array(0..<5_000)
    let words = numbers.map { SampleWords.word($0) }
    return [
      try shuffle("shuffle of 5,000 numbers", numbers),
      try shuffle("shuffle of 5,000 words", words),
    ]
  }

  private static func shuffle<ID: Hashable & Sendable>(
    _ name: String, _ ids: [ID]
  ) throws -> Figure {
    var generator = SeededGenerator(seed: 7)
    let old = try CollectionSnapshot([(section: 0, items: ids)])
    let new = try CollectionSnapshot([(section: 0, items: ids.shuffled(using: &generator))])
    return .time(name, limit: 2e-3, .seconds(runs: 100) { CollectionChangeset(from: old, to: new) })
  }
}
