import Scenes
import Storage
import Terminal
import TestSupport

extension Torture {
  /// A monkey at the whole app on a terminal in memory; rounds of 1,000 events make a million.
  static let keys = Torture(
    "keys", "a monkey on every scene: nothing traps, nothing is lost, no one is stuck",
    rounds: 1_000
  ) { run in
    let database = try LearnerDatabase.inMemory()
    let monkey = Monkey(run: run)
    var events = 0
    while events < 1_000 {
      let app = try await MonkeyApp(database: database, run: run)
      while events < 1_000, !app.hasEnded {
        let batch = monkey.events(on: app.terminal.size)
        events += batch.count
        await app.answer(batch)
        try await app.check()
      }
      await app.leave()
    }
    run.did("events", times: events)
  }
}
