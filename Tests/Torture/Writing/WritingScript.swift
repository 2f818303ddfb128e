import Files
import Lessons
import Storage
import TestSupport

/// Everything that is ever written to the learner's database, by chance and repeatable.
///
/// The same seed, step by step, makes the same database. Each step is one transaction.
package struct WritingScript {
  /// When the learner begins.
  nonisolated static let start = Timestamp(seconds: 1_780_268_400, utcOffset: 9 * 3_600)

  /// The database to write to; nothing about it is by chance but what memos go by.
  static func database(in folder: String) throws(StorageError) -> LearnerDatabase {
    try LearnerDatabase(
      folder: FilePath(folder), now: start, device: DeviceID(rawValue: 1), clock: WallClock { 0 })
  }

  private let seed: UInt64
  private var answers: [AnswerID] = []

  /// The script of that seed, at its first step.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Takes the step of that number, counted from zero; those before it are taken.
  package mutating func perform(
    _ number: Int, in database: LearnerDatabase
  ) async throws(StorageError) {
    var random = TestSupport.SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    let time = Timestamp(
      seconds: Self.start.seconds + Int64(number) * 5_000, utcOffset: Self.start.utcOffset)
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      try await database.reconcile(with: Self.course)
    case 1..<5:
      let sentence = Int.random(in: 0..<Self.sentences, using: &random)
      answers.append(
        try await database.recordAnswer(Self.answer(to: sentence, number: number)))
    case 5:
      try await changeAnswer(in: database, using: &random)
    case 6:
      try await changeOwnAnswers(in: database, at: time, using: &random)
    case 7:
      try await changeSettings(in: database, at: time, using: &random)
    case 8..<11:
      try await write(number, in: database, at: time, using: &random)
    default:
      try await changeMemos(in: database, at: time, using: &random)
    }
  }
}

// MARK: - Steps

extension WritingScript {
  private mutating func changeAnswer(
    in database: LearnerDatabase, using random: inout some RandomNumberGenerator
  ) async throws(StorageError) {
    guard let index = answers.indices.randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      _ = try await database.undoAnswer(answers.remove(at: index))
    } else {
      let grade = Grade.allCases.randomElement(using: &random) ?? .good
      try await database.revise(answers[index], verdict: .almost, grade: grade)
    }
  }

  private func changeOwnAnswers(
    in database: LearnerDatabase, at time: Timestamp, using random: inout some RandomNumberGenerator
  ) async throws(StorageError) {
    let sentence = Self.key(of: Int.random(in: 0..<Self.sentences, using: &random))
    let text = ["Right, too.", "이것도 맞아요."].randomElement(using: &random) ?? ""
    if Bool.random(using: &random) {
      try await database.addOwnAnswer(text, to: sentence, at: time)
    } else {
      try await database.removeOwnAnswer(text, from: sentence)
    }
  }

  private func changeSettings(
    in database: LearnerDatabase, at time: Timestamp, using random: inout some RandomNumberGenerator
  ) async throws(StorageError) {
    let address = "https://\(Int.random(in: 0..<5, using: &random)).example.org"
    switch Int.random(in: 0..<5, using: &random) {
    case 0: try await database.enroll(in: Self.course.id, at: time)
    case 1: try await database.set(SettingKey(rawValue: "language"), to: "ko")
    case 2: try await database.addSource(address, kind: .server, at: time)
    case 3: try await database.removeSource(address)
    default:
      var plan = StudyPlan()
      plan.wantedRetention = Double(Int.random(in: 80...95, using: &random)) / 100
      try await database.adopt(plan)
    }
  }

  /// Writes a memo, as a draft or for good.
  private func write(
    _ number: Int, in database: LearnerDatabase, at time: Timestamp,
    using random: inout some RandomNumberGenerator
  ) async throws(StorageError) {
    let memo = try await database.memos().randomElement(using: &random)
    let isChange = Bool.random(using: &random)
    let origin = memo.flatMap { isChange ? MemoEdit.Origin.change(of: $0) : nil } ?? .new(on: nil)
    let text = "\(number) " + (Self.texts.randomElement(using: &random) ?? "")
    let draft = try await database.takeDraft(of: origin).draft?.id
    if Bool.random(using: &random) {
      _ = try await database.keepDraft(text, of: origin, as: draft, isLeft: true, at: time)
    } else {
      _ = try await database.save(
        MemoEdit(origin, text: Self.memoText(text), draft: draft), at: time)
    }
  }

  private func changeMemos(
    in database: LearnerDatabase, at time: Timestamp, using random: inout some RandomNumberGenerator
  ) async throws(StorageError) {
    guard let memo = try await database.memos().randomElement(using: &random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: try await database.setPinned(!memo.isPinned, memo.id)
    case 1: _ = try await database.delete(memo.id, at: time)
    case 2:
      if let deleted = try await database.deletedMemos().first {
        try await database.restore(deleted.memo.id)
      }
    case 3:
      if let version = try await database.versions(of: memo.id).last {
        _ = try await database.restoreVersion(version.revision, of: memo.id, at: time)
      }
    case 4: _ = try await database.emptyTrash(olderThan: .seconds(20_000), at: time)
    default:
      if let draft = try await database.drafts().last { try await database.dropDraft(draft.id) }
    }
  }
}

// MARK: - Material

nonisolated extension WritingScript {
  /// The course that is studied.
  static let course = Course.of(
    "I fixed {the|a} login bug.", "Please review it.", "{Don't|Do not} worry.", "See you.",
    "I am ready.")
  private static let sentences = course.days[0].sentences.count
  private static let texts = [
    "stand-up #work", "은/는\n이/가 #문법", String(repeating: "말 ", count: 900),
  ]

  private static func key(of sentence: Int) -> SentenceKey {
    SentenceKey(course: course.id, sentence: course.days[0].sentences[sentence].id)
  }

  /// An answer to a sentence, counted from zero; who answers is right two times of three.
  static func answer(to sentence: Int, number: Int) -> GivenAnswer {
    let isRight = !number.isMultiple(of: 3)
    return GivenAnswer(
      to: key(of: sentence), text: "answer \(number)", kind: .type,
      verdict: isRight ? .exact : .wrong, grade: isRight ? .good : .again,
      took: .milliseconds(1_200),
      time: Timestamp(seconds: start.seconds + Int64(number) * 5_000, utcOffset: start.utcOffset))
  }

  /// A memo's text.
  ///
  /// - Precondition: It is one.
  static func memoText(_ text: String) -> MemoText {
    do {
      return try MemoText(text)
    } catch {
      preconditionFailure("\(text) is no memo: \(error)")
    }
  }
}
