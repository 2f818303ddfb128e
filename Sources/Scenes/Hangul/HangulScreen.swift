import AppText
import Lessons
import Terminal
import TerminalUI

/// Hangul as a modal: letters that are taken fly together, and become a syllable.
final class HangulScreen: Screen, ViewModelBindable {
  /// What stands in the view.
  private nonisolated enum Item: Hashable, Sendable {
    case slot, choice(Int), whole
  }

  @Bound var viewModel: HangulViewModel
  private let words: Localization
  private let animator: Animator
  private var shown: HangulSitting?
  private lazy var view = CollectionView<Int, Item>(
    layout: FlowLayout(minimumInteritemSpacing: 2), animator: animator
  ) { [weak self] in self?.cell($0) ?? HangulSlotCell() }

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    view.didSelectItem = { [viewModel] item in
      if case .choice(let place) = item { viewModel.taken(place) }
    }
  }

  var title: String { words[.hangulTitle(number: viewModel.sitting.number)] }

  func preferredSize(fitting available: Size) -> Size {
    Size(width: min(available.width, 64), height: min(available.height, Self.rows))
  }

  /// What the tallest step takes, a word that is read, and a row of air above what is said of it.
  private static let rows = 10

  // MARK: What is shown

  func updateProperties() {
    let sitting = viewModel.sitting
    guard sitting != shown else { return }
    let isSameStep = shown?.index == sitting.index && shown?.number == sitting.number
    shown = sitting
    let snapshot = CollectionSnapshot(distinct: [(0, answer(sitting)), (1, bank(sitting))])
      .reloading([.whole] + sitting.choices.indices.map(Item.choice))
    view.apply(snapshot, animated: isSameStep)
    if let first = bank(sitting).first, view.focusedItem.map(isInBank) != true {
      view.focusItem(first)
    }
  }

  /// The letters taken, as one syllable once they are all there.
  private func answer(_ sitting: HangulSitting) -> [Item] {
    guard !sitting.choices.isEmpty else { return [] }
    if sitting.isDone { return [.whole] }
    return sitting.taken.isEmpty ? [.slot] : sitting.taken.map(Item.choice)
  }

  private func bank(_ sitting: HangulSitting) -> [Item] {
    sitting.isDone
      ? [] : sitting.choices.indices.filter { !sitting.taken.contains($0) }.map(Item.choice)
  }

  private func isInBank(_ item: Item) -> Bool { bank(viewModel.sitting).contains(item) }

  private func cell(_ item: Item) -> any CollectionCell {
    let sitting = viewModel.sitting
    switch item {
    case .slot: return HangulSlotCell()
    case .whole: return HangulCell(text: sitting.written, label: nil)
    case .choice(let place):
      let isTaken = sitting.taken.contains(place)
      return HangulCell(
        text: sitting.choices.indices.contains(place) ? sitting.choices[place] : "",
        label: isTaken ? nil : place + 1, isWrong: isTaken && sitting.isWrong)
    }
  }

  // MARK: Keys

  var keyBindings: [KeyBinding] {
    let isChoosing = !viewModel.sitting.isDone
    let reason = viewModel.reasonNotToHear
    return [
      KeyBinding(.enter, .space, title: words[isChoosing ? .keyPick : .keyContinue]) {
        [viewModel, view] in
        if !isChoosing || !view.selectFocusedItem() { viewModel.continueRequested() }
      },
      KeyBinding(
        "123456".map { Key.character($0) }, title: words[.keyPickByLabel], hint: .hidden
      ) { [viewModel] key in
        if let digit = key.typedCharacter?.wholeNumberValue { viewModel.taken(digit - 1) }
      },
      KeyBinding(.backspace, title: words[.keyTakeBack], hint: .hidden) { [viewModel] in
        viewModel.takenBack()
      },
      KeyBinding(
        .character("v"), title: words[.keySpeak], hint: reason == nil ? .command : .hidden,
        disabledReason: reason
      ) { [viewModel] in viewModel.hearingRequested() },
      .movement(in: view, title: words[.keyMove]),
      KeyBinding(.escape, .character("s"), title: words[.hangulSkip], hint: .wayOut) {
        [viewModel] in viewModel.skipped()
      },
    ]
  }

  func handle(_ event: Event) -> Bool {
    if case .mouse(let mouse) = event { return view.handle(mouse) }
    return false
  }

  // MARK: Drawing

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let place = rect.inset(by: EdgeInsets(top: 0, left: 1, right: 1))
    let instruction = StyledText(
      [StyledText.words(viewModel.instruction, .plain)], width: place.width)
    instruction.draw(on: &canvas, in: place)
    var y = place.minY + instruction.height + (rect.height > 8 ? 1 : 0)
    switch viewModel.sitting.step {
    case .letters(let letters): drawLetters(letters, from: y, on: &canvas, in: place)
    case .syllable, .word:
      if case .word(let word, _, _)? = viewModel.sitting.step {
        canvas.write(word, at: Point(x: place.minX + 2, y: y), style: Theme.title)
        y += 2
      }
      let rest = Rect(
        x: place.minX, y: y, width: place.width, height: max(0, place.maxY - y - 1))
      view.draw(on: &canvas, in: rest)
    case nil: break
    }
    canvas.write(
      viewModel.remark, at: Point(x: place.minX, y: rect.maxY - 1),
      style: viewModel.sitting.isWrong ? Theme.wrong : Theme.right)
  }

  /// Letters with their sounds, as many in a row as fit.
  private func drawLetters(
    _ letters: [HangulLetter], from y: Int, on canvas: inout Canvas, in place: Rect
  ) {
    let columns = max(1, place.width / Self.letterWidth)
    for (index, letter) in letters.enumerated() {
      let point = Point(
        x: place.minX + index % columns * Self.letterWidth, y: y + index / columns * 2)
      let width = canvas.write(String(letter.letter), at: point, style: Theme.title)
      canvas.write(
        letter.latin, at: Point(x: point.x + width + 1, y: point.y), style: Theme.secondary)
    }
  }

  /// The columns of a letter with its sound.
  private static let letterWidth = 10
}
