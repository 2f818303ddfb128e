import AppText
import Lessons
import Terminal
import TerminalUI

/// What is chosen, and below it what there is to choose from.
final class ChoiceArea: AnswerArea {
  private let viewModel: ChoiceViewModel
  private let list: ChoiceList

  init(viewModel: ChoiceViewModel, animator: Animator) {
    self.viewModel = viewModel
    list = ChoiceList(animator: animator, isList: true) { [viewModel] in viewModel.chosen($0) }
  }

  private var words: Localization { viewModel.quiz.context.localization }
  let isQuestionMarkText = false

  func isFree(_ letter: Character) -> Bool { true }

  // MARK: Drawing

  func update() {
    guard let draft = viewModel.shownDraft else { return }
    list.show(draft.choices.map(\.text), chosen: draft.chosen)
  }

  func answerRows(fitting width: Int) -> Int { 1 }
  func bankRows(fitting width: Int) -> Int { list.height(fitting: width) }

  func drawAnswer(on canvas: inout Canvas, in rect: Rect) {
    guard let draft = viewModel.shownDraft, let chosen = draft.chosen else { return }
    canvas.write(
      draft.choices[chosen].text.truncated(
        to: rect.width, ellipsis: canvas.capabilities.ellipsis),
      at: rect.origin, style: Theme.prompt)
  }

  func drawBank(on canvas: inout Canvas, in rect: Rect) {
    list.draw(on: &canvas, in: rect)
  }

  // MARK: Keys

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return list.handle(mouse) }
    return false
  }

  var mainBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[.keyCheck]) { [viewModel] in
        viewModel.quiz.checkRequested()
      },
      KeyBinding("1234".map { Key.character($0) }, title: words[.keyChoose]) {
        [viewModel, list] key in
        if let place = list.place(of: key) { viewModel.chosen(place) }
      },
      KeyBinding(.tab, title: words[.keyHint]) { [viewModel] in viewModel.hintRequested() },
    ]
  }

  func moreBindings(besides taken: [KeyBinding]) -> [KeyBinding] {
    [
      KeyBinding([.up, .down, .left, .right], title: words[.keyMove], hint: .hidden) {
        [viewModel, list] key in
        let isBack = key == .up || key == .left
        if let place = list.place(besidesBy: isBack ? -1 : 1) { viewModel.chosen(place) }
      },
      KeyBinding(.control("u"), .backspace, title: words[.keyClear], hint: .hidden) {
        [viewModel] in viewModel.cleared()
      },
    ]
  }
}
