import Testing

@testable import Torture

/// A short run of everything that `malmoi-bench torture` does for long.
struct TortureTests {
  @Test(arguments: [
    ("keys", 2), ("terminal", 1), ("early-endings", 20), ("slow-disk", 2), ("pages", 1),
    ("kills", 20), ("exchanges", 3), ("servers", 1), ("course-files", 4), ("key-bytes", 2),
    ("clusters", 1), ("control-strings", 2), ("names", 3), ("outputs", 2), ("redirects", 2),
    ("disks", 2),
  ])
  @MainActor func `nothing breaks`(name: String, rounds: Int) async throws {
    let torture = try #require(Torture.all.first { $0.name == name })
    let report = try await torture.run(seed: 7, rounds: rounds)
    #expect(report.findings == [], "\(report.deeds)")
    #expect(report.rounds == rounds)
  }

  @Test(arguments: EndingPlace.allCases)
  @MainActor func `every place survives a signal`(place: EndingPlace) async throws {
    let run = TortureRun(seed: 7, round: 0)
    try await Torture.end(in: place, by: run.any(of: Ending.all.filter(place.isEnd)), run)
    #expect(run.findings == [])
  }
}
