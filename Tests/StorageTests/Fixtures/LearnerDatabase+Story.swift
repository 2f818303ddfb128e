import Lessons
import TestSupport

@testable import Storage

/// Monday, 30 November 2026, noon UTC: when the story ends.
private let noon: Int64 = 1_796_040_000

extension LearnerDatabase {
  /// What a learner did in three weeks, so that a database holds every kind of row.
  ///
  /// The databases of `Fixture` were made by telling it to the version they are named after, and
  /// writing the file down as text (`.dump` of the sqlite3 shell).
  func tellStory() throws(StorageError) {
    try studyCourses()
    try giveAnswers()
    try changeTheirMind()
    try writeMemos()
    try leaveDrafts()
  }

  private func studyCourses() throws(StorageError) {
    try reconcile(with: .story("sample", [["a = A", "b = B / Be", "c = C"], ["d = D", "e = E"]]))
    try reconcile(with: .story("other", [["x: 엑스 = X"], ["y = {Why|Y}"]]))
    try enroll(in: CourseID(rawValue: "other"), at: .story(-21))
    try enroll(in: .sample, at: .story(-20))
    try addSource("/srv/courses", kind: .folder, at: .story(-20))
    try addSource("https://courses.example.org", kind: .server, at: .story(-19))
    try addSource("/gone", kind: .folder, at: .story(-19))
    try removeSource("/gone")
    try set(SettingKey(rawValue: "language"), to: "ko")
    try set(SettingKey(rawValue: "goal"), to: "20")
    try set(SettingKey(rawValue: "goal"), to: nil)
    var plan = StudyPlan()
    plan.wantedRetention = 0.88
    plan.dayStart = 3 * 3_600
    try adoptAtOnce(plan)
  }

  private func giveAnswers() throws(StorageError) {
    let sentences = ["a", "b", "c", "d", "x"]
    for day in -20..<0 as Range<Int64> {
      for (index, id) in sentences.enumerated() where (Int(day) + index).isMultiple(of: index + 2) {
        let grade = Grade.allCases[(Int(-day) + index) % 4]
        try recordAnswer(.story(to: id, "\(id) \(day)", grade, day: day, second: index * 40))
      }
    }
    // A clock that was four months ahead, then put right.
    try recordAnswer(.story(to: "c", "ahead", .good, day: 120))
    try recordAnswer(.story(to: "c", "right again", .hard, day: -1, second: 900))
    // A sentence of no course file.
    try recordAnswer(.story(to: "unknown", "?", .again, day: -1, second: 950))
  }

  private func changeTheirMind() throws(StorageError) {
    let undone = try recordAnswer(.story(to: "a", "undone", .easy, day: -1, second: 1_000))
    let regraded = try recordAnswer(.story(to: "b", "regraded", .again, day: -1, second: 1_010))
    try recordAnswer(.story(to: "e", "kept", .good, day: -1, second: 1_020))
    try undoAnswer(undone)
    try revise(regraded, verdict: .accepted, grade: .hard)
    let last = try recordAnswer(.story(to: "d", "last", .again, day: 0))
    try undoAnswer(last)
    try recordAnswer(.story(to: "d", "after the last", .good, day: 0, second: 30))
    try addOwnAnswer("Bee", to: .sample("b"), at: .story(-3))
    try addOwnAnswer("Sea", to: .sample("c"), at: .story(-2))
    try addOwnAnswer("Aye", to: .sample("a"), at: .story(-1))
    try removeOwnAnswer("Sea", from: .sample("c"))
    // The prompt of b is edited, e leaves the file; the other course is not on this machine.
    try reconcile(with: .story("sample", [["a = A", "b, edited = B / Be", "c = C"], ["d = D"]]))
    try remember([CourseID(rawValue: "other"): false])
  }

  private func writeMemos() throws(StorageError) {
    let long = try newMemo("0", on: .sample("b"), day: -9)
    var changed = long
    for number in 1...23 as ClosedRange<Int64> {
      changed = try change(changed, to: "\(number)", day: -9, second: number)
    }
    _ = try change(long, to: "of an old revision", day: -8, second: 0)
    let pinned = try newMemo("은/는과 이/가 👩‍💻", on: nil, day: -7)
    try setPinned(true, pinned.id)
    let back = try newMemo("first", on: .sample("a"), day: -7)
    _ = try change(back, to: "second", day: -6, second: 0)
    _ = try restoreVersion(1, of: back.id, at: .story(-6, second: 1))
    for (text, day) in [("in the trash", -5), ("restored", -4), ("gone for good", -40)] {
      let memo = try newMemo(text, on: nil, day: Int64(day))
      try delete(memo.id, at: .story(Int64(day), second: 60))
      if text == "restored" { try restore(memo.id) }
    }
    try emptyTrash(at: .story(0))
  }

  private func leaveDrafts() throws(StorageError) {
    let memo = try newestMemo()
    _ = try keepDraft("of nothing", of: .new(on: nil), isLeft: true, at: .story(-2))
    _ = try keepDraft("on a", of: .new(on: .sample("a")), isLeft: true, at: .story(-1))
    if let memo {
      _ = try keepDraft("of a memo", of: .change(of: memo), isLeft: true, at: .story(0))
    }
  }

  private func newMemo(
    _ text: String, on sentence: SentenceKey?, day: Int64
  ) throws(StorageError) -> Memo {
    try save(
      MemoEdit(.new(on: sentence), text: MemoText(alreadyClean: text)), at: .story(day)
    ).memo
  }

  private func change(
    _ memo: Memo, to text: String, day: Int64, second: Int64
  ) throws(StorageError) -> Memo {
    let edit = MemoEdit(.change(of: memo), text: MemoText(alreadyClean: text))
    return try save(edit, at: .story(day, second: Int(second))).memo
  }
}

extension Timestamp {
  /// Noon of a day before the story ends, or a few seconds later, in Seoul.
  static func story(_ day: Int64, second: Int = 0) -> Timestamp {
    Timestamp(seconds: noon + day * 86_400 + Int64(second), utcOffset: 32_400)
  }
}

extension Course {
  fileprivate static func story(_ id: String, _ days: [[String]]) -> Course {
    do {
      return try sample(CourseID(rawValue: id), days: days)
    } catch {
      preconditionFailure("the story's own course: \(error)")
    }
  }
}

extension GivenAnswer {
  fileprivate static func story(
    to id: String, _ text: String, _ grade: Grade, day: Int64, second: Int = 0
  ) -> GivenAnswer {
    let verdict: VerdictKind =
      switch grade {
      case .again: .wrong
      case .hard: .almost
      case .good: .accepted
      case .easy: .exact
      }
    let course = id == "x" ? "other" : "sample"
    return GivenAnswer(
      to: SentenceKey(
        course: CourseID(rawValue: course), sentence: SentenceID(rawValue: id)),
      text: text, kind: day.isMultiple(of: 2) ? .build : .type, verdict: verdict, grade: grade,
      hints: grade == .hard ? 2 : 0, took: .milliseconds(2_000 + second * 7),
      time: .story(day, second: second))
  }
}
