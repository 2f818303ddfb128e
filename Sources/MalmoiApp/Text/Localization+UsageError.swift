import Lessons

extension Localization {
  /// What is wrong with a command line, and what would be right.
  package func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word):
      suggesting(
        word.nearest(in: Invocation.commandNames).first,
        after: text(.cliUnknownCommand, ["word": word]))
    case .unknownOption(let word):
      suggesting(
        word.nearest(in: Invocation.optionNames).first,
        after: text(.cliUnknownOption, ["word": word]))
    case .missingValue(let option): text(.cliMissingValue, ["option": option])
    case .invalidValue(let option, let value, let expected):
      text(
        .cliInvalidValue,
        ["option": option, "value": value, "expected": self[expected.textKey]])
    case .missingArgument(let command, let argument):
      text(.cliMissingArgument, ["command": command, "argument": argument])
    case .unexpectedArgument(let word): text(.cliUnexpectedArgument, ["word": word])
    case .misplacedOption(let option, let command):
      text(.cliMisplacedOption, ["option": option, "command": command])
    }
  }

  private func suggesting(_ word: String?, after sentence: String) -> String {
    guard let word else { return sentence }
    return text(.cliDidYouMean, ["sentence": sentence, "word": word])
  }
}

extension UsageError.Expectation {
  fileprivate var textKey: TextKey {
    switch self {
    case .wholeNumber: .cliExpectedSeed
    case .day: .cliExpectedDay
    case .language: .cliExpectedLanguage
    case .nothing: .cliExpectedNothing
    }
  }
}
