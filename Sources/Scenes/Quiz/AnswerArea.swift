import Terminal
import TerminalUI

/// The part of the quiz where a sentence is answered: what stands in the frame of the answer and
/// below it, and the keys that go there.
///
/// After the check it shows the answer as it was, and takes no keys.
protocol AnswerArea: AnyObject {
  /// The commands shown first, with Enter before all others.
  var mainBindings: [KeyBinding] { get }
  /// What Escape does before it leaves the quiz; nil when that comes at once.
  var wayBack: KeyBinding? { get }
  /// What else there is to know of its keys; nil when there is nothing.
  var remark: String? { get }
  /// Whether `?` is a letter of the answer.
  var isQuestionMarkText: Bool { get }

  /// Whether a letter is free for a command: none is text now, or this one begins nothing.
  func isFree(_ letter: Character) -> Bool

  /// The commands after those of every kind of exercise.
  func moreBindings(besides taken: [KeyBinding]) -> [KeyBinding]

  /// Brings views up to date with the view model.
  func update()
  /// Fits what depends on the room there is.
  func fit(_ layout: QuizLayout)
  /// The rows wanted in the frame.
  func answerRows(fitting width: Int) -> Int
  /// The rows wanted below it.
  func bankRows(fitting width: Int) -> Int

  /// Draws what stands in the frame.
  func drawAnswer(on canvas: inout Canvas, in rect: Rect)
  /// Draws what stands below it, before the check.
  func drawBank(on canvas: inout Canvas, in rect: Rect)
  /// Draws over all of it what is on its way from one to the other.
  func drawMoving(on canvas: inout Canvas, isChecked: Bool)

  /// Takes text and the mouse, and returns whether it was of use.
  func handle(_ event: Event) -> Bool
  /// Takes a letter that was typed before the area showed: it begins the answer, and picks nothing
  /// that could not be seen.
  func begin(with letter: Character)
}

extension AnswerArea {
  var wayBack: KeyBinding? { nil }
  func isFree(_ letter: Character) -> Bool { false }
  var remark: String? { nil }
  func begin(with letter: Character) {}
  func fit(_ layout: QuizLayout) {}
  func bankRows(fitting width: Int) -> Int { 0 }
  func drawBank(on canvas: inout Canvas, in rect: Rect) {}
  func drawMoving(on canvas: inout Canvas, isChecked: Bool) {}
}
