import Terminal
import TerminalUI

/// What a frame of the quiz is made of: its texts, wrapped, and where its parts stand.
struct QuizPage {
  let layout: QuizLayout
  /// The sentence to be translated.
  let prompt: StyledText
  /// What the check found, and its colour; nil before it.
  let feedback: (text: StyledText, style: Style)?
}

extension QuizScreen {
  /// The page in the room there is.
  func page(in rect: Rect, _ capabilities: TerminalCapabilities) -> QuizPage {
    let textWidth = QuizLayout.textWidth(in: rect)
    let prompt = prompt(width: textWidth)
    let feedback = viewModel.feedback.map {
      (text: StyledText($0, marks: Marks(capabilities), width: textWidth), style: $0.style)
    }
    let bankRows = area?.bankRows(fitting: textWidth) ?? 0
    let wishes = QuizLayout.Wishes(
      prompt: prompt.height,
      answer: area?.answerRows(fitting: QuizLayout.answerWidth(in: rect)) ?? 0,
      bank: feedback?.text.height ?? bankRows,
      bankAir: feedback == nil ? max(0, bankRows - 1) : 0, dialogue: viewModel.dialogue.count)
    return QuizPage(
      layout: QuizLayout(in: rect, wishes: wishes), prompt: prompt, feedback: feedback)
  }

  /// The sentence behind who says it.
  private func prompt(width: Int) -> StyledText {
    let speaker = viewModel.promptSpeaker.map { "\($0): " } ?? ""
    let lines = (speaker + viewModel.prompt).wrapped(to: width)
    return StyledText(
      lines.enumerated().map { index, line in
        guard index == 0, line.hasPrefix(speaker), !speaker.isEmpty else {
          return [StyledText.Word(text: String(line), style: Theme.prompt)]
        }
        return [
          StyledText.Word(text: speaker, style: Theme.secondary),
          StyledText.Word(
            text: String(line.dropFirst(speaker.count)), style: Theme.prompt, isGlued: true),
        ]
      }, width: width)
  }
}
