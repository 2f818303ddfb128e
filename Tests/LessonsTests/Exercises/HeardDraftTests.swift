import Testing

@testable import Lessons

struct HeardDraftTests {
  private func session(_ kind: ExerciseKind, isMature: Bool = true) -> QuizSession {
    var all = items(
      [sentence("Go {home|back} now."), sentence("Stay here.")], kind: kind, isMature: isMature)
    for index in all.indices { all[index].planner = ExercisePlanner(.mixed) }
    return QuizSession(items: all, seed: 3)
  }

  @Test func `what is said is the model answer, and the answer is given as in other kinds`() throws
  {
    var session = session(.hearAndBuild)
    #expect(session.exercise?.spoken == "Go home now.")
    let draft = try #require(session.exercise?.build)
    for id in draft.bank.solution { session.place(id) }
    #expect(session.exercise?.kind == .hearAndBuild)
    session.check()
    #expect(session.checked?.verdict == .exact && session.checked?.grade == .good)
    session.next()
    #expect(session.exercise?.kind == .hearAndBuild)
  }

  @Test func `what is heard and typed is never easy`() {
    var session = session(.hearAndType)
    session.type("Go home now")
    #expect(session.exercise?.kind == .hearAndType)
    session.check()
    #expect(session.checked?.grade == .good)
  }

  @Test func `where nothing is heard any more sentences are asked in another way`() {
    var session = session(.hearAndType)
    session.type("Go")
    session.leaveOut(ExerciseKind.heard)
    #expect(session.exercise?.spoken == nil)
    #expect(session.items.allSatisfy { !ExerciseKind.heard.contains($0.kind) })
    var build = self.session(.build)
    let before = build
    build.leaveOut([])
    #expect(build == before)
  }
}
