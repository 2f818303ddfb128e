import AppText
import Lessons
import Terminal
import TerminalUI

extension BuildArea {
  /// The room that the first sentence of all takes to say how it is built stays until the check,
  /// so that the bank does not move.
  func answerRows(fitting width: Int) -> Int {
    let howToHeight = viewModel.quiz.isBeginner ? howTo(width: width).height : 0
    return max(howToHeight, answer.contentHeight(fitting: width))
  }

  /// The lines of the bank, without the blank rows between them.
  func bankRows(fitting width: Int) -> Int {
    let spacing = bank.layout.minimumLineSpacing
    return (bank.contentHeight(fitting: width) + spacing) / (1 + spacing)
  }

  func fit(_ layout: QuizLayout) {
    let spacing = layout.isBankAiry ? 1 : 0
    // After the check the bank is not seen, and comes back as it was.
    guard viewModel.draft != nil, bank.layout.minimumLineSpacing != spacing else { return }
    bank.layout.minimumLineSpacing = spacing
  }

  func drawAnswer(on canvas: inout Canvas, in rect: Rect) {
    draw(answer, in: rect, on: &canvas)
    guard viewModel.showsHowTo else { return }
    howTo(width: rect.width).draw(on: &canvas, in: rect.inset(by: EdgeInsets(left: 1)))
  }

  func drawBank(on canvas: inout Canvas, in rect: Rect) {
    draw(bank, in: rect, on: &canvas)
  }

  func drawMoving(on canvas: inout Canvas, isChecked: Bool) {
    if !isChecked { bank.drawFlyingCells(on: &canvas) }
    answer.drawFlyingCells(on: &canvas)
  }

  /// How a sentence is built, from the caret on: one column into an answer of `width`.
  private func howTo(width: Int) -> StyledText {
    StyledText([StyledText.words(words[.quizHowTo], Theme.secondary)], width: width - 1)
  }

  private func draw(
    _ view: CollectionView<Int, QuizItemID>, in rect: Rect, on canvas: inout Canvas
  ) {
    view.draw(on: &canvas, in: rect)
    canvas.drawScrollMarks(of: view, besides: rect)
  }
}
