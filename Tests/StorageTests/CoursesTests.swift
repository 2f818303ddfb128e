import Lessons
import SQLite
import TestSupport
import Testing

@testable import Storage

struct CoursesTests {
  let database: LearnerDatabase
  let course: Course

  init() throws {
    database = try .inMemory()
    course = try .sample(days: [["a = A", "b = B"], ["c = C"], ["d = D"]])
  }

  @Test func `a course that was opened stands undone with its counts`() async throws {
    try await database.reconcile(with: course)
    let standing = try #require(await database.courseStandings()[.sample])
    #expect(standing.situation == .undone)
    #expect(standing.isCurrent == false)
    #expect(standing.enrolledAt == nil)
    #expect(standing.totalDays == 3)
    #expect(standing.doneDays == 0)
    #expect(standing.totalSentences == 4)
    #expect(standing.doneSentences == 0)
    #expect(standing.nextDay == 0)
    #expect(standing.lastDoneAt == nil)
  }

  @Test func `a course stands as its sentences do`() async throws {
    try await database.reconcile(with: course)
    try await database.enroll(in: .sample, at: .at(5))
    var seen: [[Int?]] = []
    for (time, id) in ["b", "c", "a", "d"].enumerated() {
      try await database.recordAnswer(.sample(to: id, at: Int64(time + 10)))
      let standing = try #require(await database.courseStandings()[.sample])
      seen.append([standing.doneSentences, standing.doneDays, standing.nextDay])
      #expect(standing.situation == (id == "d" ? .done : .doing))
      #expect(standing.lastDoneAt == Int64(time + 10))
    }
    #expect(seen == [[1, 0, 0], [2, 1, 0], [3, 2, 2], [4, 3, nil]])
  }

  @Test func `the course being done stands as among all others`() async throws {
    #expect(try await database.currentStanding() == nil)
    try await database.reconcile(with: course)
    #expect(try await database.currentStanding() == nil)
    try await database.enroll(in: .sample, at: .at(5))
    try await database.recordAnswer(.sample(to: "a", at: 10))
    let standing = try #require(await database.currentStanding())
    #expect(try await database.courseStandings()[.sample] == standing)
    #expect(standing.isCurrent && standing.doneSentences == 1)
  }

  @Test func `when the current course is done, another one that was begun is gone on with`()
    async throws
  {
    let other = CourseID(rawValue: "other")
    let third = CourseID(rawValue: "third")
    #expect(try await database.standingToContinue() == nil)
    for (index, id) in [third, other, .sample].enumerated() {
      try await database.reconcile(with: .sample(id, days: [["a = A", "b = B"]]))
      try await database.enroll(in: id, at: .at(Int64(index)))
    }
    #expect(try await database.standingToContinue()?.id == .sample)
    try await database.recordAnswer(.sample(to: "a", at: 10))
    try await database.recordAnswer(.sample(to: "b", at: 11))
    #expect(try await database.standingToContinue()?.id == other)
    try await database.recordAnswer(.graded(.good, to: "a", in: third, at: 20))
    #expect(try await database.standingToContinue()?.id == third)
    // One that is not here is no way to go on.
    try await database.remember([third: false])
    #expect(try await database.standingToContinue()?.id == other)
    try await database.remember([other: false])
    #expect(try await database.standingToContinue()?.id == .sample)
    #expect(try await database.standingToContinue()?.situation == .done)
  }

  @Test func `whether a course file was another than before is told`() async throws {
    #expect(try await database.reconcile(with: course))
    #expect(try await !database.reconcile(with: course))
    #expect(try await database.reconcile(with: .sample(days: [["a = A"]])))
  }

  @Test func `going on with the current course writes nothing`() async throws {
    let folder = try TemporaryFolder()
    let database = try LearnerDatabase.open(in: folder)
    try await database.enroll(in: .sample, at: .at(5))
    let other = try Connection.inspecting(folder)
    let version = try other.dataVersion()
    try await database.enroll(in: .sample, at: .at(9))
    #expect(try other.dataVersion() == version)
    try await database.enroll(in: CourseID(rawValue: "another"), at: .at(9))
    #expect(try other.dataVersion() != version)
  }

  @Test func `the first answer makes an unstarted course one that is being done`() async throws {
    try await database.reconcile(with: course)
    try await database.recordAnswer(.sample(to: "a"))
    #expect(try await database.courseStandings()[.sample]?.situation == .doing)
    #expect(try await database.currentCourse() == nil, "nobody switched to it")
  }

  @Test func `an answer to a course that was never opened counts when it is`() async throws {
    try await database.recordAnswer(.sample(to: "c", at: 7))
    #expect(try await database.courseStandings()[.sample]?.totalSentences == 0)
    try await database.reconcile(with: course)
    let standing = try #require(await database.courseStandings()[.sample])
    #expect(standing.doneSentences == 1)
    #expect(standing.doneDays == 1)
    #expect(standing.nextDay == 0)
  }

  @Test func `one course is being done; switching keeps what the other has`() async throws {
    let other = CourseID(rawValue: "other")
    try await database.enroll(in: .sample, at: .at(1))
    #expect(try await database.currentCourse() == .sample)
    try await database.enroll(in: other, at: .at(2))
    #expect(try await database.currentCourse() == other)
    try await database.enroll(in: .sample, at: .at(3))
    let standings = try await database.courseStandings()
    #expect(standings[.sample]?.isCurrent == true)
    #expect(standings[.sample]?.enrolledAt == 1, "since the first time")
    #expect(standings[other]?.isCurrent == false)
    #expect(standings[other]?.situation == .doing)
  }

  @Test func `progress tells what is left, after a break too`() async throws {
    try await database.reconcile(with: course)
    try await database.recordAnswer(.sample(to: "a", at: 10))
    let progress = try await database.progress(in: .sample)
    #expect(progress.nextDay(in: course) == 0)
    #expect(progress.sentencesLeft(of: course.days[0].sentences).map(\.id) == ["b"])
    #expect(progress.doneAt(course.days[0]) == nil)
    try await database.recordAnswer(.sample(to: "b", at: 20))
    let later = try await database.progress(in: .sample)
    #expect(later.nextDay(in: course) == 1)
    #expect(later.isDone(course.days[0]))
    #expect(later.doneAt(course.days[0]) == 20)
    #expect(later.sentencesLeft(of: course.days[0].sentences).isEmpty)
  }

  @Test func `right at once is what was never wrong and needed no hint`() async throws {
    try await database.reconcile(
      with: .sample(days: [["a = A", "b = B", "c = C"], ["d = D", "e = E"]]))
    try await database.recordAnswer(.sample(to: "a", at: 1))
    try await database.recordAnswer(.sample(to: "b", verdict: .wrong, at: 2))
    try await database.recordAnswer(.sample(to: "b", at: 3))
    try await database.recordAnswer(
      GivenAnswer(
        to: .sample("c"), text: "C", kind: .build, verdict: .exact, grade: .hard, hints: 1,
        took: .zero, time: .at(4)))
    try await database.recordAnswer(.sample(to: "d", at: 5))
    let id = try await database.recordAnswer(.sample(to: "e", verdict: .wrong, at: 5))
    try await database.revise(id, verdict: .wrong, grade: .good)
    #expect(try await database.rightAtOnceCount(onDay: 0, of: .sample) == 1)
    #expect(try await database.rightAtOnceCount(onDay: 1, of: .sample) == 1)
    #expect(try await database.rightAtOnceCount(onDay: 2, of: .sample) == 0)
    try await database.recordAnswer(.sample(to: "a", verdict: .wrong, at: 6))
    #expect(
      try await database.rightAtOnceCount(onDay: 0, of: .sample) == 1, "a review changes nothing")
  }

  @Test func `a course without a sentence left has no next day`() {
    let progress = CourseProgress(doneAt: ["a": 1, "b": 1, "c": 1, "d": 2])
    #expect(progress.nextDay(in: course) == nil)
    #expect(CourseProgress().nextDay(in: course) == 0)
  }
}
