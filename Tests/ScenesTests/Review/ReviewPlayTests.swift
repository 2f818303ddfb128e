import AppTestSupport
import AppText
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// Sessions of reviews as a person at the keyboard meets them.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ReviewPlayTests {
  private let walk = CourseText(
    id: "a-walk", title: "A walk", answers: ["Go.", "Wait here.", "Turn left."])
  private let talk = CourseText(id: "b-talk", title: "A talk", answers: ["Say it.", "Ask me."])
  private let place: LearnerPlace

  init() throws {
    place = try LearnerPlace(bundled: walk, talk)
  }

  /// Lets sentences of both courses be known and due, those of the walk for longer.
  private func learn(walk walked: Int, talk talked: Int) async throws {
    let database = try place.database()
    for (text, count, days) in [(walk, walked, 40), (talk, talked, 20)] where count > 0 {
      try await database.reconcile(with: try text.course)
      for index in 0..<count {
        for age in [Duration.days(days), .days(days) - .minutes(20)] {
          try await database.recordAnswer(.right(to: try text.key(index), .beforeTests(by: age)))
        }
      }
    }
  }

  private func review(
    width: Int = 80, height: Int = 24, language: InterfaceLanguage = .english
  ) async throws -> StudyApp {
    let app = try await StudyApp(
      at: place, opening: .today, width: width, height: height, language: language)
    await app.type("<Enter>")
    return app
  }

  @Test func `courses take turns, and the head says which one it is`() async throws {
    try await learn(walk: 2, talk: 2)
    let app = try await review()
    var headings: [String] = []
    for _ in 0..<4 {
      headings.append(String(app.screen[0].prefix(18)))
      await app.type("<Tab><Tab><Tab><Enter>4<Enter>")
    }
    #expect(headings == [" Reviews · A walk ", " Reviews · A talk "] + headings.prefix(2))
    #expect(app.shows("Reviews done"))
  }

  @Test func `what the grades would mean is said, at forty columns too`() async throws {
    try await learn(walk: 1, talk: 0)
    let app = try await review(width: 40, height: 16)
    await app.type("go <Enter>")
    #expect(app.text.contains("1 Again in 10 min ▌ 2 Hard in"))
    #expect(app.text.contains("[3 Good in 37 days]"))
    await app.type("1")
    #expect(app.text.contains("[1 Again in 10 min]"))
  }

  @Test func `the grades are worded in Korean too`() async throws {
    try await learn(walk: 1, talk: 0)
    let korean = try await review(width: 40, height: 16, language: .korean)
    await korean.type("go <Enter>")
    #expect(korean.text.contains("1 다시 10분 뒤"))
  }

  @Test func `every answer is on the disk before the next sentence shows`() async throws {
    try await learn(walk: 2, talk: 0)
    let app = try await review()
    await app.type("<Tab><Tab><Tab><Enter><Enter>")
    #expect(app.shows("1/2") || app.shows("0/2"))
    let answers = try await place.database().dayTallies().values.reduce(0) { $0 + $1.answers }
    #expect(answers == 5)
  }

  @Test func `the result says when they come back`() async throws {
    try await learn(walk: 1, talk: 0)
    let app = try await review()
    await app.type("go <Enter><Enter>")
    #expect(app.shows("Reviews done"))
    #expect(app.shows("Next reviews: 1 in 37 days"))
    await app.type("<Enter>")
    #expect(app.shows("1 Today"))
  }

  // MARK: Undo

  @Test func `the last answer is undone after its check`() async throws {
    try await learn(walk: 1, talk: 0)
    let before = try await place.database().card(of: try walk.key(0))
    let app = try await review()
    await app.type("go <Enter>")
    #expect(app.hints.contains("u undo"))
    #expect(try await place.database().card(of: try walk.key(0)) != before)
    await app.type("u")
    #expect(app.hints == " ✓ Undone: the sentence is asked again.")
    #expect(app.answer == "")
    #expect(try await place.database().card(of: try walk.key(0)) == before)
    #expect(try await place.database().answers(to: try walk.key(0)).count == 2)
    await app.type("go <Enter><Enter>")
    #expect(app.shows("1 right at once"))
  }

  @Test func `it is undone on the next sentence too, until that is answered`() async throws {
    try await learn(walk: 1, talk: 1)
    let app = try await review()
    #expect(app.shows("말: Go."))
    await app.type("<C-r>")
    #expect(app.hints == " ! There is no answer to undo.")
    await app.type("go <Enter><Enter>")
    #expect(app.shows("말: Say it."))
    #expect(app.hints.contains("^R undo"))
    for begun in ["sa", "say "] {
      await app.type("\(begun)<C-r>")
      #expect(app.hints == " ! ^R would drop what is begun here: take it back first (^U).")
      #expect(app.shows("말: Say it."))
      await app.type("<C-u>")
    }
    await app.type("<C-r>")
    #expect(app.shows("말: Go."))
    #expect(app.shows("0/2"))
    #expect(try await place.database().answers(to: try walk.key(0)).count == 2)
  }

  @Test(arguments: ["u", "<C-r>", "ㅕ"])
  func `the last of all is undone from the result too`(key: String) async throws {
    try await learn(walk: 1, talk: 0)
    let before = try await place.database().card(of: try walk.key(0))
    let app = try await review()
    await app.type("go <Enter><Enter>")
    #expect(app.shows("Reviews done"))
    #expect(app.hints.contains("u undo"))
    await app.type(key)
    #expect(!app.shows("Reviews done"))
    #expect(app.hints == " ✓ Undone: the sentence is asked again.")
    #expect(try await place.database().card(of: try walk.key(0)) == before)
    await app.type("go <Enter><Enter>")
    #expect(app.shows("1 right at once"))
    await app.type("<Enter>")
    #expect(app.shows("1 Today"))
  }

  @Test func `a sentence left alone is not repeated at once, and the result says when it comes`()
    async throws
  {
    try await learn(walk: 1, talk: 0)
    let app = try await review()
    await app.type("go <Enter>2")
    #expect(app.shows("[2 Hard]"))
    await app.type("1<Enter>")
    #expect(app.shows("Reviews done"))
    #expect(app.shows("Next reviews: 1 within 10 min"))
    await app.type("<Enter>")
    #expect(app.shows("Next: 1 sentence · in 10 minutes"))
  }

  @Test func `with the answer goes what made it right`() async throws {
    try await learn(walk: 0, talk: 1)
    let app = try await review()
    await app.type("<Down><Space><Down><Enter><Enter>=")
    #expect(app.shows("Your own accepted answer."))
    await app.type("u")
    let own = try await place.database().ownAnswers(in: CourseID(rawValue: talk.id))
    #expect(own.values.joined().isEmpty)
  }

  @Test func `what the database refuses to undo stays as it is`() async throws {
    try await learn(walk: 1, talk: 0)
    let app = try await review()
    await app.type("go <Enter>")
    try await app.database.hide("answer")
    await app.type("u")
    #expect(app.hints.hasPrefix(" ! "))
    #expect(app.shows("✓ Right."))
    try await app.database.show("answer")
    await app.type("u")
    #expect(app.answer == "")
  }

  // MARK: What cannot be asked

  @Test func `sentences of a course that goes meanwhile wait, and that is said once`() async throws
  {
    try await learn(walk: 2, talk: 1)
    let app = try await StudyApp(at: place, opening: .today)
    #expect(app.shows("▌ 3 reviews are due"))
    try place.remove("a-walk", from: "bundle")
    await app.type("<Enter>")
    #expect(app.hints.contains("2 reviews of A walk wait"))
    #expect(app.shows("Reviews · A talk"))
    await app.type("say it <Enter><Enter><Enter>")
    #expect(app.shows("Nothing to review now"))
    #expect(app.shows("2 reviews wait for a course that is not here: A walk"))
    try place.write(walk, to: "bundle")
    await app.type("r")
    #expect(app.shows("▌ 2 reviews are due"))
    #expect(!app.shows("that is not here"))
    await app.type("<Enter>")
    #expect(app.shows("Reviews · A walk"))
  }

  @Test func `when nothing of what is due is there, the focus goes to what can be done`()
    async throws
  {
    try await learn(walk: 2, talk: 0)
    try await place.database().enroll(
      in: CourseID(rawValue: talk.id), at: .beforeTests(by: .days(1)))
    let app = try await StudyApp(at: place, opening: .today)
    #expect(app.shows("▌ 2 reviews are due"))
    try place.remove("a-walk", from: "bundle")
    await app.type("<Enter>")
    #expect(app.shows("▌ A talk"))
    await app.type("<Enter>")
    #expect(app.shows("A talk · Day 1"))
  }

  @Test(arguments: [(80, 24), (40, 12)])
  func `what waits is neither counted, timed nor focused, in any size`(
    width: Int, height: Int
  ) async throws {
    try await learn(walk: 2, talk: 1)
    try place.remove("a-walk", from: "bundle")
    let app = try await StudyApp(at: place, opening: .today, width: width, height: height)
    #expect(app.shows("▌ 1 review is due"))
    #expect(app.text.contains("2 reviews wait for a course that is not here: A walk"))
    let korean = try await StudyApp(
      at: place, opening: .today, width: width, height: height, language: .korean)
    #expect(korean.text.contains("지금 여기 없는 강의의 복습 2개가 기다려요: A walk"))
    await app.type("4")
    #expect(!app.text.contains("3 reviews"))
  }

  @Test func `a sentence whose prompt was edited is asked as it is now`() async throws {
    try await learn(walk: 1, talk: 0)
    try place.folder.write(
      walk.file.replacing("말: Go.", with: "가세요."), to: "bundle/a-walk.json")
    let app = try await review()
    #expect(app.shows("가세요."))
    await app.type("go <Enter><Enter><Enter>")
    #expect(app.shows("Nothing to review now"))
  }
}
