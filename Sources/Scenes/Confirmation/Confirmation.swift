import Observation
import Terminal
import TerminalUI

/// A question with a few answers, asked before something would be lost.
@Observable
package final class Confirmation {
  /// One answer the learner can give.
  package struct Choice<Answer> {
    /// The words on its button.
    package let title: String
    /// A key that gives it at once; nil when there is none.
    package let key: Key?
    /// What the question is answered with.
    package let answer: Answer

    /// A choice from its parts.
    package init(_ title: String, key: Key? = nil, answer: Answer) {
      self.title = title
      self.key = key
      self.answer = answer
    }
  }

  /// The names of the commands every question has, in the learner's language.
  package struct CommandTitles {
    package var choose: String
    package var move: String
    package var cancel: String

    /// Titles for Enter, the arrows and Esc.
    package init(choose: String, move: String, cancel: String) {
      self.choose = choose
      self.move = move
      self.cancel = cancel
    }
  }

  /// What it is about; stands in the frame.
  package let title: String
  /// The question.
  package let message: String
  /// The names of the commands.
  package let commandTitles: CommandTitles
  /// The choice that Enter takes, from 0.
  package private(set) var focusedChoice = 0

  @ObservationIgnored let choices: [Choice<() -> Void>]
  @ObservationIgnored let cancel: () -> Void

  /// A question whose answer closes it.
  ///
  /// - Precondition: There is a choice.
  package init<Answer>(
    title: String, message: String, choices: [Choice<Answer>], commandTitles: CommandTitles,
    dismissal: Dismissal<Answer>
  ) {
    precondition(!choices.isEmpty, "a question needs an answer")
    self.title = title
    self.message = message
    self.commandTitles = commandTitles
    self.choices = choices.map { choice in
      Choice(choice.title, key: choice.key) { dismissal.close(with: choice.answer) }
    }
    cancel = dismissal.cancel
  }

  /// The learner moved to the next choice, or back; it goes round.
  package func focusMoved(by step: Int) {
    let count = choices.count
    focusedChoice = ((focusedChoice + step) % count + count) % count
  }

  /// The learner gave an answer.
  package func chosen(_ index: Int) {
    choices[index].answer()
  }
}
