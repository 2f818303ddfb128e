import AppText
import Lessons
import Terminal
import TerminalUI

extension QuizScreen {
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let page = shownPage(in: rect, canvas.capabilities)
    let layout = page.layout
    drawHeader(layout, on: &canvas)
    drawInstruction(layout, on: &canvas)
    guard viewModel.introducedWords.isEmpty else {
      return drawIntroduction(in: layout, on: &canvas)
    }
    drawDialogue(in: layout.dialogue, on: &canvas)
    promptScroll.draw(page.prompt, on: &canvas, in: layout.prompt)
    drawFrame(layout, on: &canvas)
    area?.drawAnswer(on: &canvas, in: layout.answer)
    if let feedback = page.feedback {
      drawFeedback(feedback.text, feedback.style, in: layout.bank, on: &canvas)
    } else {
      area?.drawBank(on: &canvas, in: layout.bank)
    }
    area?.drawMoving(on: &canvas, isChecked: page.feedback != nil)
  }

  /// Draws what the check found as a panel, a bar in the colour of the verdict at its left.
  private func drawFeedback(
    _ feedback: StyledText, _ style: Style, in place: Rect, on canvas: inout Canvas
  ) {
    let isAiry = canvas.capabilities.hasGrounds && feedback.height + 2 <= place.height
    let text = place.inset(by: EdgeInsets(top: isAiry ? 1 : 0))
    feedbackScroll.draw(feedback, on: &canvas, in: text)
    let height = min(feedback.height + (isAiry ? 2 : 0), place.height)
    let panel = Rect(
      x: place.minX - QuizLayout.margin, y: place.minY, width: place.width + 2 * QuizLayout.margin,
      height: height)
    let bar = Marks(canvas.capabilities).bar
    for y in panel.rows {
      canvas.write(bar, at: Point(x: panel.minX, y: y), style: style)
    }
    canvas.raise(panel)
    // Where screen readers look for what is new.
    canvas.cursor = text.origin
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
    canvas.raise(row)
    if let y = layout.ruleRow { canvas.drawPartition(y: y, in: row) }
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

  /// Draws the last lines of the dialogue that there is room for.
  private func drawDialogue(in place: Rect, on canvas: inout Canvas) {
    for (y, line) in zip(place.rows, viewModel.dialogue.suffix(place.height)) {
      let speaker = line.speaker.isEmpty ? "" : "\(line.speaker): "
      let x =
        place.minX
        + canvas.write(
          speaker, at: Point(x: place.minX, y: y), style: Theme.secondary)
      canvas.write(
        line.text.truncated(to: place.maxX - x, ellipsis: canvas.capabilities.ellipsis),
        at: Point(x: x, y: y), style: Theme.secondary)
    }
  }

  private func drawInstruction(_ layout: QuizLayout, on canvas: inout Canvas) {
    guard let y = layout.instructionRow else { return }
    let column = layout.prompt
    let width = canvas.write(
      viewModel.instruction, at: Point(x: column.minX, y: y), style: Theme.secondary)
    let remarks = [viewModel.remark, viewModel.hintText, labelRemark].compactMap(\.self)
      .joined(separator: viewModel.context.localization[.listSeparator])
      .truncated(to: column.width - width - 2, ellipsis: canvas.capabilities.ellipsis)
    canvas.write(
      remarks, at: Point(x: column.maxX - remarks.displayWidth, y: y), style: Theme.secondary)
  }

  /// How to pick what has no label, while a sentence is answered.
  private var labelRemark: String? { viewModel.answer == nil ? nil : area?.remark }

  // MARK: Answer and bank

  /// Draws the frame of the answer with the punctuation around it, which is not to be placed.
  private func drawFrame(_ layout: QuizLayout, on canvas: inout Canvas) {
    let draft = viewModel.shownExercise?.draft
    let (leading, trailing) = (draft?.leading ?? "", draft?.trailing ?? "")
    let frame = layout.answerFrame
    if layout.hasFrame {
      canvas.drawBox(
        frame, title: leading, footer: trailing, style: Theme.frame, titleStyle: .plain,
        isMirrored: viewModel.isRightToLeft)
    } else {
      canvas.write(leading.isEmpty ? ">" : leading, at: frame.origin, style: Theme.accent)
      canvas.write(trailing, at: Point(x: frame.maxX - trailing.displayWidth, y: frame.maxY - 1))
    }
  }
}
