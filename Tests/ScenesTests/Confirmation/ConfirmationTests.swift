import Terminal
import TerminalUI
import Testing

@testable import Scenes

@MainActor
struct ConfirmationTests {
  /// A question, and the answers it was given.
  private final class Asking {
    private(set) var answers: [String?] = []
    private(set) lazy var question = Confirmation(
      title: "Leave?", message: "All is lost.",
      choices: [.init("Stay", answer: "stay"), .init("Leave", key: .character("l"), answer: "go")],
      commandTitles: .init(choose: "choose", move: "move", cancel: "back"),
      dismissal: Dismissal { [weak self] in self?.answers.append($0) })
  }

  @Test func `the first choice has the focus, and moving goes round`() {
    let asking = Asking()
    let question = asking.question
    #expect(question.focusedChoice == 0)
    question.focusMoved(by: 1)
    #expect(question.focusedChoice == 1)
    question.focusMoved(by: 1)
    #expect(question.focusedChoice == 0)
    question.focusMoved(by: -1)
    #expect(question.focusedChoice == 1)
  }

  @Test func `a choice closes the question with its answer`() {
    let asking = Asking()
    asking.question.chosen(1)
    #expect(asking.answers == ["go"])
  }

  @Test func `going back gives no answer`() {
    let asking = Asking()
    asking.question.cancel()
    #expect(asking.answers == [nil])
  }

  @Test func `a choice with a key of its own needs no focus`() throws {
    let asking = Asking()
    let screen = ConfirmationScreen().bind(viewModel: asking.question)
    let binding = try #require(screen.keyBindings.binding(for: .character("l")))
    #expect(binding.title == "Leave")
    binding.action(.character("l"))
    #expect(asking.answers == ["go"])
  }

  @Test func `no size is too small to be asked in`() {
    let asking = Asking()
    let screen = ConfirmationScreen().bind(viewModel: asking.question)
    for width in 0...30 {
      for height in 0...6 {
        let size = Size(width: width, height: height)
        #expect(screen.preferredSize(fitting: size).width <= width)
        #expect(screen.preferredSize(fitting: size).height <= height)
        var canvas = Canvas(size: size)
        screen.draw(on: &canvas, in: Rect(origin: .zero, size: size))
      }
    }
  }
}
