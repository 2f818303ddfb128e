import Files
import Lessons
import Scenes
import Storage
import Terminal
import TerminalUI

extension Benchmark {
  /// The list of memos, with more of them than anybody writes.
  static let memos = Benchmark(name: "memos") {
    let folder = try ScratchFolder(in: .memory)
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: Timestamp(seconds: 0))
    try await database.writeMemos(10_000, characters: 500)
    let app = try await RunningApp(of: database)
    let openings = await app.memoOpenings(rounds: 9)
    let moves: [Key] = [.down, .down, .pageDown, .up, .pageDown, .down, .pageUp, .end, .up, .home]
    let moving = app.samples(of: moves, rounds: 40)
    _ = app.seconds(from: .character("/"))
    await app.settled()
    let opening = app.samples(of: [.escape, .character("/")], rounds: 20)
    let latin = app.samples(
      of: [.character("w"), .character("o"), .backspace, .backspace], rounds: 20)
    let hangul = app.samples(
      of: [.character("ㅎ"), .character("ㄱ"), .backspace, .backspace], rounds: 20)
    await app.end()
    return [
      .time("10,000 memos read and shown", limit: 50e-3, openings),
      .time("10,000 memos: the focus moved", limit: 1e-3, moving),
      .time("10,000 memos: the search opened and closed", limit: 1e-3, opening),
      .time("10,000 memos: a letter of the search", limit: 1e-3, latin),
      .time("10,000 memos: an initial consonant of the search", limit: 1e-3, hangul),
    ]
  }
}

extension RunningApp {
  /// The times from the key that leads to the memos to the picture that shows them.
  func memoOpenings(rounds: Int, showing text: String = "memo 9999") async -> Samples {
    var openings: [Double] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      terminal.feed(.key(.character("3")))
      await terminal.next(showing: text)
      openings.append((ContinuousClock.now - start).inSeconds)
      await settled()
      terminal.feed(.key(.character("2")))
      await settled()
    }
    terminal.feed(.key(.character("3")))
    await settled()
    return Samples(openings)
  }
}

extension LearnerDatabase {
  /// Writes memos of so many characters each, half Korean.
  func writeMemos(_ count: Int, characters: Int) async throws {
    let english = "A word on what was said in the stand-up this morning. "
    let korean = "오늘 아침 회의에서 들은 말과 한국어 표현을 적어 둔다. "
    for number in 0..<count {
      let filler = number.isMultiple(of: 2) ? english : korean
      let body = String(repeating: filler, count: characters / filler.count + 1)
      let text = try MemoText(String("memo \(number) #work\n\(body)".prefix(characters)))
      _ = try save(MemoEdit(.new(on: nil), text: text), at: Timestamp(seconds: Int64(number)))
    }
  }
}
