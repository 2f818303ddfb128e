import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct QuizLayoutTests {
  private func layout(
    _ width: Int, _ height: Int, prompt: Int = 1, answer: Int = 1, bank: Int = 2,
    dialogue: Int = 0
  ) -> QuizLayout {
    QuizLayout(
      in: Rect(x: 0, y: 0, width: width, height: height),
      wishes: QuizLayout.Wishes(prompt: prompt, answer: answer, bank: bank, dialogue: dialogue))
  }

  @Test func `in every size the parts stay inside, one below the other`() {
    for width in [0, 1, 4, 8, 40, 101] {
      for height in 0...32 {
        for prompt in [0, 1, 9] {
          for answer in [0, 1, 7] {
            for (bank, dialogue) in [(0, 0), (1, 7), (4, 2), (30, 7)] {
              check(
                layout(
                  width, height, prompt: prompt, answer: answer, bank: bank, dialogue: dialogue),
                in: Rect(x: 0, y: 0, width: width, height: height))
            }
          }
        }
      }
    }
  }

  private func check(_ layout: QuizLayout, in rect: Rect) {
    let rule = layout.ruleRow.map { Rect(x: 0, y: $0, width: 0, height: 1).rows }
    let instruction = layout.instructionRow.map { Rect(x: 0, y: $0, width: 0, height: 1).rows }
    let rows = [
      layout.header.rows, rule, layout.dialogue.rows, instruction, layout.prompt.rows,
      layout.answerFrame.rows,
      layout.bank.rows,
    ].compactMap(\.self).filter { !$0.isEmpty }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    #expect(rows.allSatisfy { rect.rows.lowerBound <= $0.lowerBound })
    #expect(rows.allSatisfy { $0.upperBound <= rect.rows.upperBound })
    for part in [layout.header, layout.prompt, layout.answerFrame, layout.answer, layout.bank] {
      #expect(rect.contains(part))
    }
    #expect(layout.answerFrame.contains(layout.answer))
    #expect(layout.answer.isEmpty || layout.answer.width == QuizLayout.answerWidth(in: rect))
    #expect(layout.bank.isEmpty || layout.bank.width == QuizLayout.textWidth(in: rect))
  }

  @Test func `a dialogue takes what is left, the more the taller, whatever the check says`() {
    #expect(layout(80, 16, dialogue: 6).dialogue.height == 0)
    #expect(layout(80, 22, dialogue: 6).dialogue.height == 3)
    #expect(layout(80, 22, bank: 6, dialogue: 6).dialogue.height == 3)
    #expect(layout(80, 40, dialogue: 6).dialogue.height == 6)
    #expect(
      layout(80, 22, bank: 3, dialogue: 6).prompt == layout(80, 22, bank: 6, dialogue: 6).prompt)
  }

  @Test func `what is most wanted gets the first rows`() {
    #expect(layout(40, 1).header.height == 1)
    #expect(layout(40, 2).answer.height == 1)
    #expect(layout(40, 3).prompt.height == 1)
    #expect(layout(40, 4).bank.height == 1)
    #expect(!layout(40, 6).hasFrame)
    #expect(layout(40, 7).hasFrame)
  }

  @Test func `a long prompt and a long answer leave rows for each other and for the bank`() {
    let scarce = layout(40, 10, prompt: 20, answer: 20, bank: 20)
    #expect(scarce.prompt.height == 3)
    #expect(scarce.answer.height == 3)
    #expect(scarce.bank.height == 3)
  }

  @Test func `nothing above the bank moves while the bank changes and there is room`() {
    let answering = layout(80, 22, bank: 2)
    let checked = layout(80, 22, bank: 7)
    #expect(answering.prompt == checked.prompt)
    #expect(answering.answerFrame == checked.answerFrame)
  }

  @Test func `a wide screen is read in its middle columns`() {
    let wide = layout(160, 48)
    #expect(wide.header.width == 160)
    #expect(wide.prompt.columns == 32..<128)
    #expect(wide.bank.columns == 32..<128)
  }
}
