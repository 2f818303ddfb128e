import FoundationEssentials
import Testing

@testable import Lessons

/// A history of `Golden/histories.txt`, which `make_histories.py` explains.
struct GoldenHistory {
  struct Answer {
    let gap: Int64
    let grade: Grade
    let stage: String
    let stability: Double
    let difficulty: Double
    let wait: Int64
  }

  let scheduler: Scheduler
  let start: Int64
  let answers: [Answer]
  /// Where in the file it stands.
  let line: Int

  static func all() throws -> [GoldenHistory] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/histories.txt")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var scheduler = Scheduler()
    var histories: [GoldenHistory] = []
    for (index, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      if fields[0] == "scheduler" {
        scheduler = try Self.scheduler(fields)
      } else {
        histories.append(
          GoldenHistory(
            scheduler: scheduler, start: try #require(Int64(fields[0])),
            answers: try fields.dropFirst().map(answer), line: index + 1))
      }
    }
    return histories
  }

  private static func scheduler(_ fields: [Substring]) throws -> Scheduler {
    let weights = try numbers(fields[4], Double.init)
    return Scheduler(
      weights: weights.isEmpty ? .standard : try #require(FSRSWeights(weights)),
      wantedRetention: try #require(Double(fields[1])),
      learningSteps: try numbers(fields[2]) { Int64($0) },
      relearningSteps: try numbers(fields[3]) { Int64($0) })
  }

  private static func answer(_ field: Substring) throws -> Answer {
    let parts = field.split(separator: ",")
    return Answer(
      gap: try #require(Int64(parts[0])),
      grade: try #require(Int(parts[1]).flatMap(Grade.init)), stage: String(parts[2]),
      stability: try #require(Double(parts[3])), difficulty: try #require(Double(parts[4])),
      wait: try #require(Int64(parts[5])))
  }

  private static func numbers<Number>(
    _ field: Substring, _ read: (Substring) -> Number?
  ) throws -> [Number] {
    guard field != "-" else { return [] }
    return try field.split(separator: ",").map { try #require(read($0)) }
  }
}
