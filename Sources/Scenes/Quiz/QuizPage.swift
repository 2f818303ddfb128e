import Terminal
import TerminalUI

/// What a frame of the quiz is made of: its texts, wrapped, and where its parts stand.
struct QuizPage {
  let layout: QuizLayout
  /// The sentence to be translated.
  let prompt: StyledText
  /// What the check found; nil before it.
  let feedback: StyledText?
}

extension QuizScreen {
  /// The page in the room there is.
  func page(in rect: Rect, _ capabilities: TerminalCapabilities) -> QuizPage {
    let textWidth = QuizLayout.textWidth(in: rect)
    let prompt = StyledText(
      viewModel.prompt.wrapped(to: textWidth).map {
        [StyledText.Word(text: String($0), style: Theme.prompt)]
      }, width: textWidth)
    let feedback = viewModel.feedback.map {
      StyledText($0, marks: Marks(capabilities), width: textWidth)
    }
    let bankRows = area?.bankRows(fitting: textWidth) ?? 0
    let wishes = QuizLayout.Wishes(
      prompt: prompt.height,
      answer: area?.answerRows(fitting: QuizLayout.answerWidth(in: rect)) ?? 0,
      bank: feedback?.height ?? bankRows,
      bankAir: feedback == nil ? max(0, bankRows - 1) : 0)
    return QuizPage(
      layout: QuizLayout(in: rect, wishes: wishes), prompt: prompt, feedback: feedback)
  }
}
