import Files
import Lessons
import Scenes
import Storage
import Terminal
import TerminalUI

extension Benchmark {
  /// 200, 2,000 and 20,000 memos.
  static let growingMemos = Benchmark(name: "growing-memos") {
    var shown = Growth("memos read and shown", limit: 100e-3, isLinear: true)
    var letter = Growth("a letter of their search", limit: 2e-3, isLinear: true)
    var pin = Growth("a memo pinned, and written", limit: 5e-3)
    var save = Growth("a memo changed, and written", limit: 5e-3)
    for size in Growth.Size.allCases {
      let folder = try ScratchFolder(in: .memory)
      let database = try LearnerDatabase(folder: FilePath(folder.path), now: Timestamp(seconds: 0))
      try await database.writeMemos(200 * size.rawValue, characters: 500)
      let app = try await RunningApp(of: database)
      shown.add(
        await app.memoOpenings(rounds: 7, showing: "memo \(200 * size.rawValue - 1)"), at: size)
      pin.add(await app.pins(rounds: 9), at: size)
      save.add(await app.saves(rounds: 9), at: size)
      _ = app.seconds(from: .character("/"))
      await app.settled()
      letter.add(
        app.samples(
          of: [.character("w"), .character("o"), .backspace, .backspace], rounds: 15), at: size)
      await app.end()
    }
    return [shown, letter, pin, save].flatMap(\.figures)
  }
}

extension RunningApp {
  /// The times from the key that pins a memo, or takes it down, to all of it written and shown.
  fileprivate func pins(rounds: Int) async -> Samples {
    for key in [Key.pageDown, .pageDown] { _ = seconds(from: key) }
    return await written(rounds: rounds) { $0.terminal.feed(.key(.character("p"))) }
  }

  /// The times from the key that saves a changed memo to all of it written and shown.
  fileprivate func saves(rounds: Int) async -> Samples {
    await written(
      rounds: rounds,
      after: {
        $0.terminal.feed(.key(.character("e")))
        await $0.settled()
        $0.terminal.feed(.key(.character("a")))
      }, { $0.terminal.feed(.key(.control("s"))) })
  }

  private func written(
    rounds: Int, after prepare: (RunningApp) async -> Void = { _ in },
    _ change: (RunningApp) -> Void
  ) async -> Samples {
    var times: [Double] = []
    for _ in 0..<rounds {
      await prepare(self)
      await settled()
      let start = ContinuousClock.now
      change(self)
      await settled()
      times.append((ContinuousClock.now - start).inSeconds)
    }
    return Samples(times)
  }
}
