import AppText

/// Asks the learner, and says what must be read.
protocol QuestionContext: WordsContext {
  /// Asks a question and returns the answer; nil when the learner went back.
  func ask<Answer>(
    title: String, message: String, choices: [Confirmation.Choice<Answer>]
  ) async -> Answer?
}

extension QuestionContext {
  /// Says something that must not be overlooked; returns when the learner has read it.
  func tell(title: String, message: String) async {
    _ = await ask(
      title: title, message: message, choices: [.init(localization[.keyClose], answer: ())])
  }
}

/// Lets the learner take one of several things.
protocol ChoiceContext: AnyObject {
  /// Shows options and returns the one that was taken, counted from zero; nil when the learner
  /// went back.
  ///
  /// - Parameters:
  ///   - title: what is chosen.
  ///   - current: the option that holds now; nil when none does.
  func choose(_ title: String, from options: [String], current: Int?) async -> Int?
}
