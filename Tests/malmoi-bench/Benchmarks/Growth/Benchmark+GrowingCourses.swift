import Lessons
import Terminal

extension Benchmark {
  /// A course of 18, 180 and 1,800 days, thirty sentences each.
  static let growingCourses = Benchmark(name: "growing-courses") {
    var reading = Growth("a course file read", limit: 0.6, isLinear: true)
    var page = Growth("from its quiz back to its page", limit: 50e-3)
    var key = Growth("a key on its page", limit: 1e-3)
    var quiz = Growth("start to its quiz")
    var today = Growth("start to Today with it as the course that is on", limit: 60e-3)
    for size in Growth.Size.allCases {
      let grown = GrownCourse(dayCount: 18 * size.rawValue, sentencesPerDay: 30)
      let file = grown.file
      reading.add(
        .seconds(runs: 5, warmUps: 1) {
          CourseFile.read(file, for: .learner)
        }, at: size)
      let (pages, keys) = try await measurePage(of: grown.course())
      page.add(pages, at: size)
      key.add(keys, at: size)
      let folder = try ScratchFolder.withCourse(file, named: grown.id)
      quiz.add(try startsToQuiz(of: grown.id, in: folder), at: size)
      today.add(try startsToToday(in: folder), at: size)
    }
    return [reading, page, key, quiz, today].flatMap(\.figures)
  }

  private static func measurePage(of course: Course) async throws -> (Samples, Samples) {
    let app = try await RunningApp(studying: course)
    let pages = await app.pageOpenings(rounds: 5)
    let moves: [Key] = [.down, .down, .pageDown, .up, .pageDown, .down, .pageUp, .end, .up, .home]
    let keys = app.samples(of: moves, rounds: 10)
    await app.end()
    return (pages, keys)
  }

  private static func startsToQuiz(of id: String, in folder: ScratchFolder) throws -> Samples {
    try starts(runs: 7) { try AppProcess(studying: id, data: folder) }
  }

  private static func startsToToday(in folder: ScratchFolder) throws -> Samples {
    try starts(runs: 7) { try AppProcess(openingToday: "Continue", data: folder) }
  }

  /// Two that do not count, then so many that do.
  private static func starts(runs: Int, _ start: () throws -> AppProcess) throws -> Samples {
    let seconds = try (0..<runs + 2).map { _ in
      let app = try start()
      try app.quit()
      return app.timeToSight.inSeconds
    }
    return Samples(Array(seconds.dropFirst(2)))
  }
}

extension RunningApp {
  /// The times from the key that leaves the quiz to the picture of the course's page.
  fileprivate func pageOpenings(rounds: Int) async -> Samples {
    var openings: [Double] = []
    for round in 0..<rounds {
      let start = ContinuousClock.now
      terminal.feed(.key(.escape))
      await settled()
      openings.append((ContinuousClock.now - start).inSeconds)
      guard round < rounds - 1 else { break }
      terminal.feed(.key(.enter))
      await settled()
    }
    return Samples(openings)
  }
}

extension ScratchFolder {
  /// A data folder with a course file among the learner's own.
  fileprivate static func withCourse(_ file: [UInt8], named id: String) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.makeFolder("courses")
    _ = try folder.write(file, to: "courses/\(id).json")
    return folder
  }
}
