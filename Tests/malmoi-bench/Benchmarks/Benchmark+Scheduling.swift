import Files
import Lessons
import PseudoTerminal
import SQLite
import Storage

extension Benchmark {
  /// When sentences come back, for a learner of many years.
  static let scheduling = Benchmark(name: "scheduling") {
    let learner = try await ScratchFolder.ofManyYears()
    let database = try LearnerDatabase(folder: FilePath(learner.path), now: .afterManyYears)
    let now = Timestamp.afterManyYears
    return [
      .time("one step of the scheduler", limit: 1e-6, steps()),
      .time("1,000,000 entries of a log replayed", limit: 2, replays()),
      .time(
        "the same from the database, cards written anew", limit: 2,
        try await recomputing(of: database)),
      .time(
        "100,000 cards, 1,000,000 answers: what Today asks",
        limit: 20e-3, try await .seconds { _ = try await database.studySummary(at: now) }),
      .time(
        "the same when all of them are due", limit: 20e-3,
        try await .seconds { _ = try await database.studySummary(at: .whenAllIsDue) }),
      .time(
        "100 sentences of 5,000 that are due, in order and each asked in its way", limit: 5e-3,
        try sittings()),
      .time(
        "the forecast", try await .seconds { _ = try await database.forecast(at: now) }),
      .time(
        "the days of all years", try await .seconds { _ = try await database.dayTallies() }),
      .time(
        "all 100,000 cards, as they are due",
        try await .seconds(runs: 5, warmUps: 1) {
          _ = try await database.dueCards(at: .whenAllIsDue)
        }),
    ] + (try commands(in: learner))
  }

  /// Sittings of a hundred sentences, the kind of each planned and the next one chosen, from five
  /// thousand that are due.
  private static func sittings() throws -> Samples {
    let scheduler = Scheduler()
    let planner = ExercisePlanner(.mixed)
    let now: Int64 = 1_800_000_000
    let due = (0..<5_000).map { number -> DueCard in
      let stability = Double(1 + number % 40)
      let card = Card(
        stage: .review, memory: Memory(stability: stability, difficulty: 5), due: now - 86_400,
        lastReview: now - 86_400 * Int64(1 + number % 60))
      return DueCard(
        id: SentenceKey(
          course: CourseID(rawValue: "course\(number % 3)"),
          sentence: SentenceID(rawValue: "\(number)")),
        card: card, dayIndex: number % 40, kind: planner.kind(for: card, after: .build))
    }
    return .seconds {
      var queue = ReviewQueue(due, scheduler: scheduler, now: now)
      for _ in 0..<100 {
        guard let card = queue.next(at: now) else { break }
        _ = planner.kind(for: card.card, after: card.kind)
      }
    }
  }

  private static func steps() -> Samples {
    let scheduler = Scheduler()
    let card = scheduler.review(nil, grade: .good, at: 0).card
    var time: Int64 = 0
    return .seconds(repetitions: 100_000) {
      time += 1
      return scheduler.review(card, grade: .good, at: time * 3_600)
    }
  }

  /// 100,000 sentences, ten answers each.
  private static func replays() -> Samples {
    let scheduler = Scheduler()
    let log = (0..<10).map { (index: Int) -> LoggedReview in
      let time = Int64(index * index) * 86_400
      return LoggedReview(grade: index % 4 == 3 ? 1 : 3, time: time, fuzzSeed: UInt64(index))
    }
    return .seconds(runs: 5, warmUps: 1) {
      for _ in 0..<100_000 { keep(scheduler.replay(log)) }
    }
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

  /// What a prompt waits for, beside a command that only starts and ends: the rest is the system's.
  private static func commands(in folder: ScratchFolder) throws -> [Figure] {
    [
      .time("malmoi --version, from start to end", try command("--version", in: folder)),
      .time("malmoi due, from start to end", limit: 30e-3, try command("due", in: folder)),
      .time("malmoi stats, from start to end", limit: 30e-3, try command("stats", in: folder)),
    ]
  }

  private static func command(_ name: String, in folder: ScratchFolder) throws -> Samples {
    let program = try TerminalProgram(product: "malmoi", arguments: [name, "--data", folder.path])
    return try .seconds(runs: 20, warmUps: 2) {
      try PseudoTerminal(running: program).waitForExit()
    }
  }
}

extension ScratchFolder {
  /// A data folder with 1,000,000 answers to 100,000 sentences.
  static func ofManyYears() async throws -> ScratchFolder {
    let course = try SampleCourse(dayCount: 1_000, sentencesPerDay: 100).course()
    return try await withCards(of: 1_000_000, answersTo: course)
  }

  /// A data folder with so many answers to a course, whose cards are worked out when the database
  /// is opened.
  static func withCards(
    of count: Int, answersTo course: Course
  ) async throws -> ScratchFolder {
    let folder = try await ScratchFolder.withAnswers(count, to: course)
    let connection = try Connection(path: folder.file("malmoi.db"), access: .write)
    // They were put in behind the database's back.
    try connection.execute("UPDATE plan SET revision = 0")
    return folder
  }
}

extension Timestamp {
  /// A day after the last of the answers, which are a minute apart.
  fileprivate static let afterManyYears = Timestamp(
    seconds: 1_700_000_000 + 1_000_000 * 60 + 86_400, utcOffset: 32_400)
  /// Longer after than any card can wait.
  fileprivate static let whenAllIsDue = Timestamp(
    seconds: afterManyYears.seconds + 40_000 * 86_400, utcOffset: 32_400)
}
