import Files
import PseudoTerminal
import Storage
import TestSupport

extension Torture {
  /// A process killed in the middle of writing, one kill a round.
  static let kills = Torture(
    "kills", "kill -9 over all that is ever written: what was reported is there, whole",
    rounds: 1_000
  ) { run in
    let folder = try TemporaryFolder()
    let seed = UInt64(run.round)
    let writer = try ReportingProcess(
      path: TerminalProgram.path(ofProduct: "malmoi-bench"),
      arguments: ["torture", "write", folder.path, "\(seed)"])
    var done = 0
    for _ in 0..<run.number(in: 0...60) where writer.nextReport() != nil { done += 1 }
    run.spin(microseconds: run.number(in: 0...4_000))
    writer.kill()
    while writer.nextReport() != nil { done += 1 }
    run.expect(writer.wait() == nil, "the writer ended by itself")
    run.did("kills")
    run.did("steps", times: done)

    // Opened as the app opens it, so that a step that was cut short is finished or taken back.
    _ = try LearnerDatabase(folder: FilePath(folder.path), now: WritingScript.start)
    let problems = try DatabaseContent.problems(in: folder.path)
    run.expect(problems.isEmpty, "after \(done) steps: \(problems)")
    let kept = try DatabaseContent(of: folder.path)
    let (before, after) = try await contents(after: done, seed: seed)
    run.expect(
      kept == before || kept == after,
      "after \(done) steps: \(kept.differences(from: before)) differ")
  }

  /// What the database says after so many steps, and after one more.
  private static func contents(
    after steps: Int, seed: UInt64
  ) async throws -> (DatabaseContent, DatabaseContent) {
    let folder = try TemporaryFolder()
    let database = try WritingScript.database(in: folder.path)
    var script = WritingScript(seed: seed)
    for number in 0..<steps { try await script.perform(number, in: database) }
    let before = try DatabaseContent(of: folder.path)
    try await script.perform(steps, in: database)
    return (before, try DatabaseContent(of: folder.path))
  }
}
