import AppTestSupport
import Lessons
import Storage
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct CourseDetailViewModelTests {
  private let stage: SceneStage
  private let detail: CourseDetailViewModel

  init() throws {
    stage = try SceneStage()
    detail = CourseDetailViewModel(course: .standUp, context: stage.context)
  }

  private func answer(_ sentences: String...) async throws {
    for sentence in sentences {
      try await stage.database.recordAnswer(
        GivenAnswer(
          to: SentenceKey(course: Course.standUp.id, sentence: SentenceID(rawValue: sentence)),
          text: "", kind: .build, verdict: .exact, grade: .good, took: .zero,
          time: stage.watch.clock.now()))
    }
  }

  private func refresh() async {
    detail.refreshed()
    await stage.window.work.finished()
  }

  @Test func `a course that was not started offers to start`() async {
    await refresh()
    #expect(detail.actionTitle == "Start")
    #expect(detail.languages == "Korean → English")
    #expect(detail.days.map(\.state) == [.next, .open])
    #expect(detail.days.map(\.total) == [3, 1])
  }

  @Test func `a started course goes on with the first day that has sentences left`() async throws {
    try await stage.database.reconcile(with: .standUp)
    try await stage.database.enroll(in: Course.standUp.id, at: stage.watch.clock.now())
    try await answer("bug", "review")
    await refresh()
    #expect(detail.actionTitle == "Continue")
    #expect(detail.days.map(\.state) == [.next, .done])
    #expect(detail.days.map(\.done) == [1, 1])
  }

  @Test func `a course that is done offers a review`() async throws {
    try await stage.database.reconcile(with: .standUp)
    try await answer("bug", "student", "worry", "review")
    await refresh()
    #expect(detail.actionTitle == "Repeat")
    #expect(detail.days.map(\.state) == [.done, .done])
  }

  @Test func `a day leads to its quiz`() async throws {
    try await stage.showCourse(.standUp)
    detail.dayChosen(1)
    await stage.window.idle()
    #expect(stage.terminal.screen[0].contains("Stand-up · Day 2"))
  }
}
