import Files
import Glibc
import Storage
import TestSupport

extension Torture {
  /// A database that goes from disk to disk, one learner a round.
  static let disks = Torture(
    "disks",
    "disks that share no memory, slow ones, and moves from one to another, log and all: everything "
      + "stays", rounds: 50
  ) { run in
    let seed = UInt64(run.round)
    let folder = try TemporaryFolder()
    let good = try TemporaryFolder()
    var script = WritingScript(seed: seed)
    var sameScript = WritingScript(seed: seed)
    let sound = try WritingScript.database(in: good.path)
    var step = 0
    for _ in 0..<run.number(in: 2...4) {
      let disk = try SlowDisk(folder: folder.path)
      if run.once(in: 2) { disk.shareNoMemory() }
      if run.once(in: 4) { disk.setDelay(microseconds: 200) }
      let database = try WritingScript.database(in: folder.path)
      for _ in 0..<run.number(in: 1...15) {
        try await script.perform(step, in: database)
        try await sameScript.perform(step, in: sound)
        step += 1
      }
      run.did("disks")
    }
    run.did("steps", times: step)
    let problems = try DatabaseContent.problems(in: folder.path)
    run.expect(problems.isEmpty, "\(problems)")
    let kept = try DatabaseContent(of: folder.path)
    let expected = try DatabaseContent(of: good.path)
    run.expect(kept == expected, "\(kept.differences(from: expected)) differ")
  }
}
