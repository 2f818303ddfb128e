import Storage
import Sync
import TestSupport
import Testing

/// Whatever was done on which machine, and however its logs travelled: once all have arrived, all
/// machines know the same, and nothing is lost.
struct ConvergenceTests {
  @Test(arguments: 0..<10 as Range<Int>)
  func `all machines come to the same`(hundred: Int) async throws {
    for seed in UInt64(hundred * 100)..<UInt64(hundred * 100 + 100) {
      var story = try Story(seed: seed)
      try await story.go(on: 30)
      try await story.end()
      let dump = try await story.machines[0].dump()
      for machine in story.machines.dropFirst() {
        let other = try await machine.dump()
        if other != dump {
          let mine = Set(dump).subtracting(other).sorted()
          let theirs = Set(other).subtracting(dump).sorted()
          Issue.record(
            "seed \(seed)\n\(mine.joined(separator: "\n"))\n--\n\(theirs.joined(separator: "\n"))")
          return
        }
      }
      let undone = Set(
        dump.filter { $0.contains(" x {") }.compactMap { $0.split(separator: "\"of\":").last })
      #expect(
        dump.filter { $0.hasPrefix("answer ") }.count == story.given - undone.count, "seed \(seed)")
    }
  }
}
