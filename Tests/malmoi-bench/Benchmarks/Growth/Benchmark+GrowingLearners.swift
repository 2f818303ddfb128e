import Files
import Lessons
import PseudoTerminal
import Storage
import Terminal

extension Benchmark {
  /// A learner with 1,000, 10,000 and 100,000 cards, ten answers each, and the course of them.
  static let growingLearners = Benchmark(name: "growing-learners") {
    var anew = Growth("cards worked out anew", limit: 1.5, isLinear: true)
    var today = Growth("start to Today", limit: 60e-3)
    var quiz = Growth("start to the quiz of their course")
    var stats = Growth("malmoi stats", limit: 50e-3)
    var back = Growth("from Courses back to Today", limit: 50e-3)
    var words = Growth("Words, by way of Progress", limit: 0.3, isLinear: true)
    var memory: [Figure] = []
    for size in Growth.Size.allCases {
      let grown = GrownCourse(dayCount: 10 * size.rawValue, sentencesPerDay: 100)
      let folder = try await ScratchFolder.ofLearner(of: grown)
      let database = try LearnerDatabase(folder: FilePath(folder.path), now: .afterLearning)
      anew.add(try await recomputing(of: database), at: size)
      today.add(try starts(in: folder, runs: 9, []), at: size)
      quiz.add(try starts(in: folder, runs: 7, ["study", grown.id]), at: size)
      stats.add(try command("stats", in: folder), at: size)
      let app = try AppProcess(openingToday: "Continue", data: folder)
      back.add(try app.returnsToToday(rounds: 7), at: size)
      words.add(try app.wordOpenings(rounds: 5), at: size)
      let resident = Samples([Double(try app.activity.residentBytes)])
      memory.append(
        .memory(
          "resident in Words, ×\(size.rawValue)", limit: size == .large ? 120 * 1_048_576 : nil,
          resident))
      try app.quit()
    }
    return [anew, today, quiz, stats, back, words].flatMap(\.figures) + memory
  }

  private static func recomputing(of database: LearnerDatabase) async throws -> Samples {
    var isEager = false
    let samples = try await Samples.seconds(runs: 3, warmUps: 0) {
      isEager.toggle()
      var plan = StudyPlan()
      plan.wantedRetention = isEager ? 0.92 : 0.9
      try await database.adopt(plan)
    }
    try await database.adopt(StudyPlan())
    return samples
  }

  private static func starts(
    in folder: ScratchFolder, runs: Int, _ words: [String]
  ) throws -> Samples {
    let seconds = try (0..<runs + 2).map { _ in
      let app =
        if words.isEmpty {
          try AppProcess(openingToday: "Continue", data: folder)
        } else {
          try AppProcess(studying: words[1], data: folder)
        }
      try app.quit()
      return app.timeToSight.inSeconds
    }
    return Samples(Array(seconds.dropFirst(2)))
  }

  private static func command(_ name: String, in folder: ScratchFolder) throws -> Samples {
    let program = try TerminalProgram(product: "malmoi", arguments: [name, "--data", folder.path])
    return try .seconds(runs: 15, warmUps: 2) {
      try PseudoTerminal(running: program).waitForExit()
    }
  }
}

extension AppProcess {
  /// The times from the key that leads to Today to the sight of it.
  fileprivate func returnsToToday(rounds: Int) throws -> Samples {
    Samples(
      try (0..<rounds).map { _ in
        try terminal.send("5")
        try terminal.waitUntilShown("Language")
        return try seconds(from: "1", to: "Continue")
      })
  }

  /// The times from the keys that lead to Progress and on to the words, to the sight of these.
  fileprivate func wordOpenings(rounds: Int) throws -> Samples {
    Samples(
      try (0..<rounds).map { round in
        let time = try seconds(from: "4\r", to: "stays for")
        guard round < rounds - 1 else { return time }
        try terminal.send("\u{1B}")
        try terminal.waitUntilShown("A year of study")
        try terminal.send("1")
        try terminal.waitUntilShown("Continue")
        return time
      })
  }

  private func seconds(from keys: String, to text: String) throws -> Double {
    let start = ContinuousClock.now
    try terminal.send(keys)
    try terminal.waitUntilShown(text)
    return (ContinuousClock.now - start).inSeconds
  }
}

extension ScratchFolder {
  /// A data folder with ten answers to each sentence of a course, which is being done and among the
  /// learner's own.
  fileprivate static func ofLearner(of grown: GrownCourse) async throws -> ScratchFolder {
    let course = try grown.course()
    let folder = try await withCards(of: 10 * grown.sentenceCount, answersTo: course)
    try folder.makeFolder("courses")
    _ = try folder.write(grown.file, to: "courses/\(grown.id).json")
    let database = try LearnerDatabase(folder: FilePath(folder.path), now: .afterLearning)
    try await database.enroll(in: course.id, at: .afterLearning)
    return folder
  }
}

extension Timestamp {
  /// Some moment after all answers.
  fileprivate static let afterLearning = Timestamp(seconds: 1_800_000_000, utcOffset: 32_400)
}
