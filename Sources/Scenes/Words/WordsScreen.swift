import AppText
import Lessons
import Terminal
import TerminalUI

/// Shows every word that was met, shaded by how firm it is; Enter shows its sentences.
final class WordsScreen: Screen, FilteredScreen, ViewModelBindable {
  @Bound var viewModel: WordsViewModel
  let words: Localization
  private let animator: Animator
  private var parts = WordsLayout(in: .zero)
  private var shownArrangement = 0
  private var shownEdition = -1
  private lazy var grid = WordGrid(animator: animator) { [viewModel] number in
    let word = viewModel.met.words[number]
    return WordCell(word.text, strength: word.strength)
  }

  init(context: any DrawingContext) {
    words = context.localization
    animator = context.animator
  }

  func bindViewModel() {
    grid.didSelectWord = { [viewModel] in viewModel.wordChosen($0) }
  }

  var title: String { words[.wordsTitle] }
  var filter: ListFilter { viewModel.filter }

  func didAppear() {
    viewModel.reading.appeared()
  }

  func updateProperties() {
    if viewModel.arrangementCount != shownArrangement {
      shownArrangement = viewModel.arrangementCount
      let edition = viewModel.reading.edition
      if edition != shownEdition { grid.renumber(count: viewModel.met.count) }
      shownEdition = edition
      grid.show(viewModel.shown)
    }
    if let wanted = viewModel.wantedFocus {
      grid.focus(wanted)
      viewModel.focusWasGiven()
    }
  }

  func handle(_ mouse: MouseEvent) -> Bool { grid.handle(mouse) }
}

// MARK: - Keys

extension WordsScreen {
  var movement: KeyBinding { grid.movement(title: words[.keyMove]) }

  var listBindings: [KeyBinding] {
    [
      KeyBinding(
        .enter, .space, title: words[.keySentences],
        disabledReason: grid.focusedWord == nil ? words[.wordsNothingChosen] : nil
      ) { [grid] in grid.selectFocusedWord() },
      filterBinding(),
      KeyBinding(.character("o"), title: words[viewModel.order.other.titleKey]) { [viewModel] in
        viewModel.orderChanged()
      },
      KeyBinding(
        .character("p"), title: words[.keyPractiseWeakest],
        disabledReason: viewModel.met.count == 0 ? words[.wordsEmpty] : nil
      ) { [viewModel] in viewModel.practiceRequested() },
      KeyBinding(.character("r"), title: words[.keyReload], hint: .hidden) { [viewModel] in
        viewModel.reading.reloadRequested()
      },
      movement,
    ] + (filter.isActive ? showAllBinding : [back])
  }

  private var back: KeyBinding {
    KeyBinding(.escape, title: words[.keyBack], hint: .wayOut) { [viewModel] in
      viewModel.closed()
    }
  }
}

// MARK: - Drawing

extension WordsScreen {
  func draw(on canvas: inout Canvas, in rect: Rect) {
    parts = WordsLayout(in: rect)
    drawHead(on: &canvas)
    if let rule = parts.rule { canvas.drawPartition(y: rule, in: rect) }
    if let message = viewModel.message {
      drawMessage(message, on: &canvas)
    } else {
      grid.draw(on: &canvas, in: parts.grid.inset(by: EdgeInsets(left: 1, right: 1)))
      grid.drawScrollMarks(on: &canvas, besides: parts.grid.inset(by: EdgeInsets(right: 1)))
      drawFoot(on: &canvas)
    }
    drawFilter(on: &canvas)
    canvas.raise(parts.head)
  }

  private func drawHead(on canvas: inout Canvas) {
    let head = parts.head
    let ellipsis = canvas.capabilities.ellipsis
    let summary = viewModel.summary.truncated(to: head.width - 2, ellipsis: ellipsis)
    let summaryX = head.maxX - 1 - summary.displayWidth
    canvas.write(summary, at: Point(x: summaryX, y: head.minY), style: Theme.secondary)
    let left = filter.isActive ? "/ \(filter.text)" : title
    canvas.write(
      left.truncated(to: summaryX - head.minX - 3, ellipsis: ellipsis),
      at: Point(x: head.minX + 1, y: head.minY),
      style: filter.isActive ? Theme.accent : Theme.title)
  }

  /// Draws the field the words are searched by in place of the title; it has the caret.
  private func drawFilter(on canvas: inout Canvas) {
    guard let field = filter.field else { return }
    let summaryWidth = viewModel.summary.displayWidth + 3
    let room = parts.head.width - summaryWidth >= 24 ? summaryWidth : 0
    field.drawFilter(on: &canvas, in: parts.head.inset(by: EdgeInsets(right: room)))
  }

  private func drawMessage(_ message: WordsViewModel.Message, on canvas: inout Canvas) {
    let text = viewModel.text(of: message)
    let cell =
      switch message {
      case .loading: MessageCell(kind: .loading, text: text)
      case .empty, .nothingMatches: MessageCell(kind: .empty, text: text)
      case .failure: MessageCell(kind: .problem, text: text, hint: "r \(words[.keyRetry])")
      }
    canvas.clipped(to: parts.grid) { [place = parts.grid] in
      cell.draw(on: &$0, in: place, state: CellState())
    }
  }

  /// What is known of the focused word, and what the marks mean.
  private func drawFoot(on canvas: inout Canvas) {
    canvas.clipped(to: parts.about) { [place = parts.about] in
      let about = grid.focusedWord.map(viewModel.about) ?? ""
      $0.write(
        about.truncated(to: place.width, ellipsis: $0.capabilities.ellipsis), at: place.origin)
    }
    canvas.clipped(to: parts.legend) { [place = parts.legend] in
      StrengthLegend(words).draw(on: &$0, in: place)
    }
  }
}
