import FoundationEssentials
import Testing

@testable import Torture
@testable import malmoi_bench

/// What `malmoi-bench torture` understands, and what it says to programs.
@MainActor struct TortureCommandTests {
  @Test func `the arguments say what to do, for how long and for whom`() throws {
    let plan = try #require(
      TortureCommand.Plan(["--json", "--seed", "9", "kills", "--rounds", "3", "--seconds", "1.5"]))
    #expect(plan.isJSON && plan.seed == 9 && plan.rounds == 3 && plan.seconds == 1.5)
    #expect(plan.names == ["kills"])
    let usual = try #require(TortureCommand.Plan([]))
    #expect(!usual.isJSON && usual.seed == 7 && usual.rounds == nil && usual.names.isEmpty)
  }

  @Test(arguments: [
    ["--seed"], ["--seed", "x"], ["--rounds", "0"], ["--seconds", "-1"], ["nothing"], ["--jsn"],
  ])
  func `arguments that mean nothing are refused`(arguments: [String]) {
    #expect(TortureCommand.Plan(arguments) == nil)
  }

  @Test func `a program reads what was done how often, and everything that was found`() async throws
  {
    let sample = Torture("sample", "what programs read", rounds: 2) { run in
      run.did("kills", times: 3)
      run.expect(run.round == 0, "“말”\nis gone")
    }
    let unharmed = try await sample.run(seed: 7, rounds: 1)
    let harmed = try await sample.run(seed: .max)
    let entries = try JSONDecoder().decode(
      [Entry].self, from: Data(TortureReport.json([unharmed, harmed]).utf8))
    #expect(entries.map(\.torture) == ["sample", "sample"])
    #expect(entries.map(\.seed) == [7, .max])
    #expect(entries.map(\.rounds) == [1, 2])
    #expect(entries.map(\.done) == [["kills": 3], ["kills": 6]])
    #expect(entries.map(\.findings) == [[], ["round 1: “말”\nis gone"]])
    #expect(entries.allSatisfy { $0.seconds >= 0 })
  }

  @Test func `no report at all is an empty list`() throws {
    let text = try TortureReport.json([])
    #expect(try JSONDecoder().decode([Entry].self, from: Data(text.utf8)).isEmpty)
  }

  private struct Entry: Decodable {
    let torture: String
    let seed: UInt64
    let rounds: Int
    let seconds: Double
    let done: [String: Int]
    let findings: [String]
  }
}
