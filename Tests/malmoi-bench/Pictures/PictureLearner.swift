import Lessons
import Scenes
import Storage

/// Somebody whose progress pictures show: five weeks of an English course, the same each time.
struct PictureLearner {
  /// When the pictures are taken: a Thursday morning in Seoul.
  nonisolated static let now = Timestamp(seconds: 1_790_208_000, utcOffset: 9 * 3_600)

  /// A clock that stands still.
  static let clock = LearnerClock(now: { now }, elapsed: { .seconds(4) })

  private let database: LearnerDatabase
  private let course: Course
  private var generator = SeededGenerator(seed: 11)

  /// A database that holds what the learner did.
  static func database(of course: Course) async throws -> LearnerDatabase {
    let database = try LearnerDatabase.inMemory()
    var learner = PictureLearner(database: database, course: course)
    try await learner.learn()
    try await learner.writeMemos()
    return database
  }

  private init(database: LearnerDatabase, course: Course) {
    self.database = database
    self.course = course
  }

  /// A day of the course every fourth day, and what was learned before over and over between.
  private mutating func learn() async throws {
    try await database.reconcile(with: course)
    try await database.enroll(in: course.id, at: time(daysAgo: 36, minute: 0))
    let days = course.days.prefix(8)
    for daysAgo in stride(from: 36, through: 1, by: -1) where daysAgo % 7 != 5 {
      var minute = 0
      let met = min(days.count, (36 - daysAgo) / 5 + 1)
      for (index, day) in days.prefix(met).enumerated() {
        let isNew = index == met - 1 && (36 - daysAgo) % 5 < 2
        for sentence in day.sentences where isNew || generator.next() % 4 == 0 {
          try await answer(sentence, daysAgo: daysAgo, minute: minute)
          minute += 1
        }
      }
    }
  }

  private mutating func answer(_ sentence: Sentence, daysAgo: Int, minute: Int) async throws {
    let luck = generator.next() % 10
    let grade: Grade = luck < 1 ? .again : luck < 3 ? .hard : .good
    _ = try await database.recordAnswer(
      GivenAnswer(
        to: SentenceKey(course: course.id, sentence: sentence.id), text: "", kind: .build,
        verdict: grade == .again ? .wrong : .exact, grade: grade,
        took: .seconds(4 + Int64(luck)), time: time(daysAgo: daysAgo, minute: minute)))
  }

  private func writeMemos() async throws {
    let memos = [
      (6, "until or by?\n\nuntil tells how long, by tells the last moment.\n\n#grammar"),
      (3, "standup phrases\n\nI'm stuck on …\nCould you take a look?\n\n#work"),
      (1, "조사 은/는 vs 이/가\n\n새로 꺼내는 말은 이/가, 이미 아는 말은 은/는.\n\n#문법"),
      (0, "ship it\n\nrelease, deploy, roll out: the last one little by little.\n\n#work #words"),
    ]
    for (daysAgo, text) in memos {
      _ = try await database.save(
        MemoEdit(.new(on: nil), text: try MemoText(text)), at: time(daysAgo: daysAgo, minute: -40))
    }
  }

  private func time(daysAgo: Int, minute: Int) -> Timestamp {
    Timestamp(
      seconds: Self.now.seconds - Int64(daysAgo * 86_400) + Int64(minute * 60),
      utcOffset: Self.now.utcOffset)
  }
}
