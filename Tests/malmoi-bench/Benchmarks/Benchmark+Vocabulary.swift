import Files
import Lessons
import Scenes
import Storage
import Terminal
import TerminalUI

extension Benchmark {
  /// The words of a learner who met more of them than most people know.
  static let vocabulary = Benchmark(name: "vocabulary") {
    let course = try SampleCourse(dayCount: 67, sentencesPerDay: 100).course()
    let folder = try await ScratchFolder.withCards(
      of: 4 * course.sentences.count, answersTo: course)
    let app = try await RunningApp(
      of: LearnerDatabase(folder: FilePath(folder.path), now: Timestamp(seconds: 0)))
    let openings = await app.wordOpenings(rounds: 9)
    let moves: [Key] = [
      .down, .right, .pageDown, .left, .pageDown, .down, .pageUp, .end, .up, .pageUp, .up, .home,
    ]
    let moving = app.samples(of: moves, rounds: 40)
    let ordering = app.samples(of: [.character("o"), .character("o")], rounds: 10)
    _ = app.seconds(from: .character("/"))
    let finding = app.samples(
      of: [.character("b"), .character("a"), .backspace, .backspace], rounds: 20)
    await app.end()
    return [
      .time("20,000 words gathered and shown, by way of Progress", openings),
      .time("20,000 words: the focus moved", limit: 1e-3, moving),
      .time("20,000 words: a letter of the search", limit: 1e-3, finding),
      .time("20,000 words: in the other order", limit: 1e-3, ordering),
    ]
  }
}

extension RunningApp {
  /// The times from the keys that lead to Progress and, before it knows them, on to the words, to
  /// the picture that shows them.
  fileprivate func wordOpenings(rounds: Int) async -> Samples {
    var openings: [Double] = []
    for round in 0..<rounds {
      let start = ContinuousClock.now
      terminal.feed(.key(.character("4")), .key(.enter))
      await terminal.next(showing: "stays for")
      openings.append((ContinuousClock.now - start).inSeconds)
      await settled()
      if round < rounds - 1 {
        terminal.feed(.key(.escape), .key(.character("2")))
        await settled()
      }
    }
    return Samples(openings)
  }
}
