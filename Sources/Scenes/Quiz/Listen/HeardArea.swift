import AppText
import Terminal
import TerminalUI

/// The area of another kind, with the keys of what is heard.
final class HeardArea: AnswerArea {
  private let area: any AnswerArea
  private let quiz: QuizViewModel

  init(_ area: any AnswerArea, quiz: QuizViewModel) {
    self.area = area
    self.quiz = quiz
  }

  var mainBindings: [KeyBinding] {
    let words = quiz.context.localization
    return area.mainBindings + [
      KeyBinding(.control("p"), title: words[.keyHearAgain]) { [quiz] in quiz.heardAgain() },
      KeyBinding(.control("o"), title: words[.keyNoSound]) { [quiz] in quiz.soundDeclined() },
    ]
  }

  var wayBack: KeyBinding? { area.wayBack }
  var isQuestionMarkText: Bool { area.isQuestionMarkText }
  func isFree(_ letter: Character) -> Bool { area.isFree(letter) }

  func moreBindings(besides taken: [KeyBinding]) -> [KeyBinding] {
    area.moreBindings(besides: taken)
  }

  func update() { area.update() }
  func fit(_ layout: QuizLayout) { area.fit(layout) }
  func answerRows(fitting width: Int) -> Int { area.answerRows(fitting: width) }
  func bankRows(fitting width: Int) -> Int { area.bankRows(fitting: width) }

  func drawAnswer(on canvas: inout Canvas, in rect: Rect) {
    area.drawAnswer(on: &canvas, in: rect)
  }

  func drawBank(on canvas: inout Canvas, in rect: Rect) { area.drawBank(on: &canvas, in: rect) }

  func drawMoving(on canvas: inout Canvas, isChecked: Bool) {
    area.drawMoving(on: &canvas, isChecked: isChecked)
  }

  func handle(_ event: Event) -> Bool { area.handle(event) }
}
