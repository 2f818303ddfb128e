import Lessons
import Terminal
import TerminalUI

extension QuizScreen {
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let textWidth = QuizLayout.textWidth(in: rect.width)
    let prompt = viewModel.prompt.wrapped(to: textWidth)
    let feedback = feedbackText(width: textWidth, marks: Marks(canvas.capabilities))
    let layout = QuizLayout(
      in: rect,
      wishes: QuizLayout.Wishes(
        prompt: prompt.count,
        answer: answer.contentHeight(fitting: QuizLayout.answerWidth(in: rect.width)),
        bank: feedback?.height ?? bank.contentHeight(fitting: textWidth)))
    drawHeader(layout, on: &canvas)
    drawPrompt(prompt, layout, on: &canvas)
    drawAnswer(layout, on: &canvas)
    if let feedback {
      feedbackScroll.draw(feedback, on: &canvas, in: layout.bank)
    } else {
      bank.draw(on: &canvas, in: layout.bank)
      bank.drawFlyingCells(on: &canvas)
    }
    answer.drawFlyingCells(on: &canvas)
  }

  // MARK: Above the answer

  private func drawHeader(_ layout: QuizLayout, on canvas: inout Canvas) {
    let row = layout.header
    let marks = Marks(canvas.capabilities)
    let progress = viewModel.dayProgress
    let bar = ProgressBar(done: progress.done, of: progress.total)
      .text(width: row.width >= 60 ? 10 : 0, capabilities: canvas.capabilities)
    let status = [
      bar, "\(progress.done)/\(progress.total)", "\(marks.right) \(viewModel.rightCount)",
    ]
    .filter { !$0.isEmpty }.joined(separator: "  ")
    let start = max(row.minX, row.maxX - 1 - status.displayWidth)
    let heading = viewModel.heading.truncated(
      to: start - row.minX - 3, ellipsis: canvas.capabilities.ellipsis)
    canvas.write(heading, at: Point(x: row.minX + 1, y: row.minY), style: Theme.title)
    canvas.write(status, at: Point(x: start, y: row.minY), style: Theme.accent)
    if let y = layout.ruleRow { canvas.drawRule(y: y, in: row, style: Theme.secondary) }
  }

  private func drawPrompt(_ lines: [Substring], _ layout: QuizLayout, on canvas: inout Canvas) {
    if let y = layout.instructionRow {
      let text = viewModel.hintText.map { "\(viewModel.instruction)  \($0)" }
      canvas.write(
        text ?? viewModel.instruction, at: Point(x: layout.prompt.minX, y: y),
        style: Theme.secondary)
    }
    canvas.clipped(to: layout.prompt) { canvas in
      for (row, line) in lines.enumerated() {
        canvas.write(
          line, at: Point(x: layout.prompt.minX, y: layout.prompt.minY + row), style: Theme.prompt)
      }
    }
  }

  // MARK: The answer

  private func drawAnswer(_ layout: QuizLayout, on canvas: inout Canvas) {
    let bank = viewModel.shownDraft?.bank
    let (leading, trailing) = (bank?.leading ?? "", bank?.trailing ?? "")
    if layout.hasFrame {
      canvas.drawBox(
        layout.answerFrame, title: leading, footer: trailing, style: Theme.secondary,
        titleStyle: .plain)
    } else {
      let frame = layout.answerFrame
      canvas.write(
        leading.isEmpty ? ">" : leading, at: frame.origin, style: Theme.accent)
      canvas.write(
        trailing, at: Point(x: frame.maxX - trailing.displayWidth, y: frame.maxY - 1))
    }
    answer.draw(on: &canvas, in: layout.answer)
  }

  // MARK: After the check

  private func feedbackText(width: Int, marks: Marks) -> StyledText? {
    guard let feedback = viewModel.feedback else { return nil }
    return StyledText(feedback: feedback, marks: marks, width: width)
  }

}

extension StyledText {
  /// Lays out what a check found: a mark beside the verdict, the details below it.
  fileprivate init(feedback: QuizFeedback, marks: Marks, width: Int) {
    let meaning = feedback.verdict.first?.meaning ?? .plain
    let mark = QuizFeedback.Word(text: marks.sign(for: meaning), meaning: meaning)
    self.init(
      ([[mark] + feedback.verdict] + feedback.details).map { line in
        line.map { Word(text: $0.text, style: $0.meaning.style) }
      }, width: width)
  }
}

extension Marks {
  fileprivate func sign(for meaning: QuizFeedback.Meaning) -> String {
    switch meaning {
    case .almost: almost
    case .wrong: wrong
    default: right
    }
  }
}

extension QuizFeedback.Meaning {
  fileprivate var style: Style {
    switch self {
    case .plain: .plain
    case .label, .note: Theme.secondary
    case .right: Theme.right
    case .almost: Theme.almost
    case .wrong: Theme.wrong
    case .missing: Theme.missing
    case .extra: Theme.extra
    case .misplaced: Theme.misplaced
    case .chosen: Theme.focus
    }
  }
}
