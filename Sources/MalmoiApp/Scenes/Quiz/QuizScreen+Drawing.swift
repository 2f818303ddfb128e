import Lessons
import Terminal
import TerminalUI

extension QuizScreen {
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let textWidth = QuizLayout.textWidth(in: rect)
    let layout = QuizLayout(in: rect, wishes: wishes(in: rect, canvas.capabilities))
    drawHeader(layout, on: &canvas)
    drawInstruction(layout, on: &canvas)
    promptScroll.draw(promptText(width: textWidth), on: &canvas, in: layout.prompt)
    drawFrame(layout, on: &canvas)
    let isTyped = viewModel.shownTypedDraft != nil
    if isTyped {
      drawEditor(layout, on: &canvas)
    } else {
      draw(answer, in: layout.answer, on: &canvas)
      if viewModel.showsHowTo {
        howTo(width: layout.answer.width)
          .draw(on: &canvas, in: layout.answer.inset(by: EdgeInsets(left: 1)))
      }
    }
    if let feedback = feedbackText(width: textWidth, canvas.capabilities) {
      feedbackScroll.draw(feedback, on: &canvas, in: layout.bank)
      // Where screen readers look for what is new.
      canvas.cursor = layout.bank.origin
    } else if !isTyped {
      draw(bank, in: layout.bank, on: &canvas)
      bank.drawFlyingCells(on: &canvas)
    }
    if !isTyped { answer.drawFlyingCells(on: &canvas) }
  }

  /// The rows that each part would like.
  func wishes(in rect: Rect, _ capabilities: TerminalCapabilities) -> QuizLayout.Wishes {
    let textWidth = QuizLayout.textWidth(in: rect)
    let answerWidth = QuizLayout.answerWidth(in: rect)
    let isTyped = viewModel.shownTypedDraft != nil
    // The room that it takes stays until the check, so that the bank does not move.
    let howToHeight = viewModel.isBeginner ? howTo(width: answerWidth).height : 0
    return QuizLayout.Wishes(
      prompt: promptText(width: textWidth).height,
      answer: isTyped
        ? editorHeight(fitting: answerWidth)
        : max(howToHeight, answer.contentHeight(fitting: answerWidth)),
      bank: feedbackText(width: textWidth, capabilities)?.height
        ?? (isTyped ? 0 : bank.contentHeight(fitting: textWidth)))
  }

  private func feedbackText(
    width: Int, _ capabilities: TerminalCapabilities
  ) -> StyledText? {
    viewModel.feedback.map { StyledText($0, marks: Marks(capabilities), width: width) }
  }

  /// How a sentence is built, from the caret on: one column into an answer of `width`.
  private func howTo(width: Int) -> StyledText {
    StyledText([StyledText.words(words[.quizHowTo], Theme.secondary)], width: width - 1)
  }

  private func promptText(width: Int) -> StyledText {
    let lines = viewModel.prompt.wrapped(to: width)
    return StyledText(
      lines.map { [StyledText.Word(text: String($0), style: Theme.prompt)] }, width: width)
  }

  // MARK: Above the answer

  private func drawHeader(_ layout: QuizLayout, on canvas: inout Canvas) {
    let row = layout.header
    let status = status(width: row.width, canvas.capabilities)
    let start = max(row.minX, row.maxX - 1 - status.displayWidth)
    let heading = viewModel.heading.truncated(
      to: start - row.minX - 3, ellipsis: canvas.capabilities.ellipsis)
    canvas.write(heading, at: Point(x: row.minX + 1, y: row.minY), style: Theme.title)
    canvas.write(status, at: Point(x: start, y: row.minY), style: Theme.accent)
    if let y = layout.ruleRow { canvas.drawRule(y: y, in: row, style: Theme.secondary) }
  }

  /// How far the day has come, and how many sentences were right at once.
  private func status(width: Int, _ capabilities: TerminalCapabilities) -> String {
    let progress = viewModel.dayProgress
    let bar = ProgressBar(done: progress.done, of: progress.total)
      .text(width: width >= 60 ? 10 : 0, capabilities: capabilities)
    return [
      bar, "\(progress.done)/\(progress.total)",
      "\(Marks(capabilities).right) \(viewModel.rightAtOnceCount)",
    ]
    .filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func drawInstruction(_ layout: QuizLayout, on canvas: inout Canvas) {
    guard let y = layout.instructionRow else { return }
    let column = layout.prompt
    let width = canvas.write(
      viewModel.instruction, at: Point(x: column.minX, y: y), style: Theme.secondary)
    let remarks = [viewModel.leftOutText, viewModel.hintText].compactMap(\.self)
      .joined(separator: viewModel.context.localization[.listSeparator])
      .truncated(to: column.width - width - 2, ellipsis: canvas.capabilities.ellipsis)
    canvas.write(
      remarks, at: Point(x: column.maxX - remarks.displayWidth, y: y), style: Theme.secondary)
  }

  // MARK: Answer and bank

  /// Draws the frame of the answer with the punctuation around it, which is not to be placed.
  private func drawFrame(_ layout: QuizLayout, on canvas: inout Canvas) {
    let (leading, trailing) = fixedSigns
    let frame = layout.answerFrame
    if layout.hasFrame {
      canvas.drawBox(
        frame, title: leading, footer: trailing, style: Theme.secondary, titleStyle: .plain)
    } else {
      canvas.write(leading.isEmpty ? ">" : leading, at: frame.origin, style: Theme.accent)
      canvas.write(trailing, at: Point(x: frame.maxX - trailing.displayWidth, y: frame.maxY - 1))
    }
  }

  private var fixedSigns: (leading: String, trailing: String) {
    if let draft = viewModel.shownTypedDraft { return (draft.leading, draft.trailing) }
    let bank = viewModel.shownDraft?.bank
    return (bank?.leading ?? "", bank?.trailing ?? "")
  }

  private func draw(
    _ view: CollectionView<Int, QuizItemID>, in rect: Rect, on canvas: inout Canvas
  ) {
    view.draw(on: &canvas, in: rect)
    canvas.drawScrollMarks(of: view, besides: rect)
  }
}
