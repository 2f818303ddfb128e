import Files
import Storage
import TestSupport

extension Torture {
  /// A monkey at the app on a disk whose every write takes milliseconds; rounds of 200 events.
  static let slowDisk = Torture(
    "slow-disk", "a monkey on a slow disk: no one is stuck, nothing is lost, ends included",
    rounds: 200
  ) { run in
    let folder = try TemporaryFolder()
    let disk = try SlowDisk(folder: folder.path)
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: WritingScript.start)
    disk.setDelay(microseconds: UInt32(run.number(in: 100...4_000)))
    let monkey = Monkey(run: run)
    var events = 0
    while events < 200 {
      let app = try await MonkeyApp(database: database, run: run)
      while events < 200, !app.hasEnded {
        let batch = monkey.events(on: app.terminal.size)
        events += batch.count
        await app.answer(batch)
        try await app.check()
      }
      await app.leave()
    }
    run.did("events", times: events)
    try run.expectSound(folder.path, after: "the monkey")
  }
}
