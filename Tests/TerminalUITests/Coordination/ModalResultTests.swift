import Terminal
import TerminalUI
import TestSupport
import Testing

/// `present`: what a modal was closed with.
@MainActor
struct ModalResultTests {
  /// A stage with a root and a running `present`, whose outcomes are collected.
  private final class Question {
    let stage = Stage()
    var answers: [Int?] = []

    func ask() {
      stage.start { [self] in
        let answer = try await stage.coordinator.present { .asking(AskingModel(dismissal: $0)) }
        answers.append(answer)
      }
    }
  }

  private func question() async throws -> Question {
    let question = Question()
    try await question.stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
    question.ask()
    await question.stage.window.idle()
    #expect(question.answers == [])
    #expect(question.stage.window.isModalPresented)
    return question
  }

  @Test(arguments: [("2", 2), ("1", 1), ("<Esc>", nil)] as [(String, Int?)])
  func `a modal is closed with its answer`(script: String, answer: Int?) async throws {
    let question = try await question()
    question.stage.terminal.feed(script)
    await question.stage.window.idle()
    #expect(question.answers == [answer])
    #expect(question.stage.terminal.screen[0] == "root")
    #expect(!question.stage.window.isModalPresented)
  }

  @Test func `only the first answer counts`() async throws {
    let question = try await question()
    question.stage.terminal.feed("21<Esc>")
    await question.stage.window.idle()
    #expect(question.answers == [2])
  }

  @Test func `a modal closed from outside has no answer`() async throws {
    let question = try await question()
    try await question.stage.coordinator.close()
    await question.stage.window.idle()
    #expect(question.answers == [nil])
    question.ask()
    await question.stage.window.idle()
    try await question.stage.coordinator.transition(to: .pane(PaneScreen("new")), using: .root)
    await question.stage.window.idle()
    #expect(question.answers == [nil, nil])
  }

  @Test func `a modal that closes below another leaves that one open`() async throws {
    let stage = Stage()
    try await stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
    var dismissal: Dismissal<Int>?
    var answer: Int?
    let coordinator = stage.coordinator
    stage.start {
      answer = try await coordinator.present {
        dismissal = $0
        return .asking(AskingModel(dismissal: $0))
      }
    }
    await stage.window.idle()
    let upper = PaneScreen("upper")
    try await stage.coordinator.transition(to: .pane(upper), using: .modal)
    dismissal?.close(with: 7)
    await stage.window.idle()
    #expect(answer == 7)
    #expect(stage.terminal.screen.contains { $0.contains("upper") })
    #expect(upper.log.last == "appears")
  }

  @Test func `an answer given while the modal is still being built closes it`() async throws {
    let stage = Stage()
    try await stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
    let answer: Int? = try await stage.coordinator.present {
      $0.close(with: 3)
      return .asking(AskingModel(dismissal: $0))
    }
    #expect(answer == 3)
    #expect(!stage.window.isModalPresented)
  }

  @Test func `nothing holds a modal after its answer`() async throws {
    let stage = Stage()
    try await stage.coordinator.transition(to: .stack(PaneScreen("root")), using: .root)
    for _ in 0..<100 {
      weak var model: AskingModel?
      let coordinator = stage.coordinator
      stage.start {
        _ = try await coordinator.present { (dismissal: Dismissal<Int>) in
          let new = AskingModel(dismissal: dismissal)
          model = new
          return .asking(new)
        }
      }
      await stage.window.idle()
      #expect(model != nil)
      stage.terminal.feed("1")
      await stage.window.idle()
      #expect(model == nil)
    }
  }
}
