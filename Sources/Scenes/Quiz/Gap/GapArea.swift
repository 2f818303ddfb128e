import AppText
import Lessons
import Terminal
import TerminalUI

/// The sentence around its gap: all keys are for the word that is missing.
final class GapArea: AnswerArea {
  /// A piece of the sentence.
  private nonisolated enum Item: Hashable, Sendable {
    case before(Int), gap, after(Int)
  }

  private let viewModel: GapViewModel
  private let scrollPrompt: (FocusMove) -> Void
  private let sentence: CollectionView<Int, Item>
  private let choices: ChoiceList
  private var shown: GapDraft?

  init(
    viewModel: GapViewModel, animator: Animator, scrollPrompt: @escaping (FocusMove) -> Void
  ) {
    self.viewModel = viewModel
    self.scrollPrompt = scrollPrompt
    choices = ChoiceList(animator: animator, isList: false) { [viewModel] in
      viewModel.choiceTaken($0)
    }
    sentence = CollectionView(
      layout: FlowLayout(minimumInteritemSpacing: 1), animator: animator
    ) { [viewModel] item in Self.cell(item, of: viewModel) }
  }

  private var words: Localization { viewModel.quiz.context.localization }
  var isQuestionMarkText: Bool { viewModel.draft?.isEmpty == false }

  // MARK: Drawing

  func update() {
    sentence.isFocused = viewModel.draft != nil
    guard let draft = viewModel.shownDraft, draft != shown else { return }
    shown = draft
    choices.show(draft.choices, chosen: draft.choices.firstIndex(of: draft.text))
    let items =
      draft.before.indices.map(Item.before) + [.gap] + draft.after.indices.map(Item.after)
    sentence.layout.direction = viewModel.quiz.isRightToLeft ? .rightToLeft : .leftToRight
    sentence.apply(
      CollectionSnapshot(distinct: [(0, items)]).reloading([.gap]), animated: false)
    sentence.focusItem(.gap)
    sentence.scrollToItem(.gap)
  }

  private static func cell(_ item: Item, of viewModel: GapViewModel) -> any CollectionCell {
    guard let draft = viewModel.shownDraft else { return GapWordCell(text: "") }
    return switch item {
    case .before(let index): GapWordCell(text: draft.before[index])
    case .after(let index): GapWordCell(text: draft.after[index])
    case .gap: GapCell(draft: draft)
    }
  }

  func answerRows(fitting width: Int) -> Int { sentence.contentHeight(fitting: width) }

  func drawAnswer(on canvas: inout Canvas, in rect: Rect) {
    sentence.draw(on: &canvas, in: rect)
    canvas.drawScrollMarks(of: sentence, besides: rect)
  }

  func bankRows(fitting width: Int) -> Int { choices.height(fitting: width) }

  func drawBank(on canvas: inout Canvas, in rect: Rect) {
    choices.draw(on: &canvas, in: rect)
  }

  // MARK: Keys

  func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key):
      if let place = choices.place(of: key) {
        viewModel.choiceTaken(place)
        return true
      }
      guard let character = key.typedCharacter, character != "?" || isQuestionMarkText else {
        return false
      }
      viewModel.characterTyped(character)
    case .paste(let text): viewModel.textPasted(text)
    case .mouse(let mouse): return choices.handle(mouse)
    case .resize, .terminate: return false
    }
    return true
  }

  func begin(with letter: Character) {
    viewModel.characterTyped(letter)
  }

  var mainBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[.keyCheck], group: words[.helpAnswer]) { [viewModel] in
        viewModel.quiz.checkRequested()
      },
      KeyBinding(.tab, title: words[.keyHint], group: words[.helpSentence]) { [viewModel] in
        viewModel.hintRequested()
      },
      KeyBinding(
        .backspace, title: words[.keyTakeBack], group: words[.helpAnswer], hint: .hidden
      ) { [viewModel] in viewModel.backspacePressed() },
    ]
  }

  func moreBindings(besides taken: [KeyBinding]) -> [KeyBinding] {
    [
      KeyBinding(
        [.left, .right], title: words[.keyMove], group: words[.helpAnswer], hint: .hidden
      ) { [viewModel, choices] key in
        if let place = choices.place(besidesBy: key == .left ? -1 : 1) {
          viewModel.choiceTaken(place)
        }
      },
      KeyBinding(
        .control("u"), title: words[.keyClear], group: words[.helpAnswer], hint: .hidden
      ) { [viewModel] in viewModel.cleared() },
      KeyBinding(
        [.up, .down, .pageUp, .pageDown], title: words[.keyScroll], group: words[.helpSentence],
        hint: .hidden
      ) { [scrollPrompt] key in
        if let move = FocusMove(key) { scrollPrompt(move) }
      },
    ]
  }
}
