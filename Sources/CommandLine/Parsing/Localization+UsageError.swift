import AppText
import Lessons

extension Localization {
  /// What is wrong with a command line, and what would be right.
  package func sentence(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word):
      suggesting(
        word.nearest(in: CommandCatalog.commands.map(\.name)).first,
        after: self[.cliUnknownCommand(word: word)])
    case .unknownOption(let word):
      suggesting(
        word.nearest(in: CommandCatalog.options.map(\.name)).first,
        after: self[.cliUnknownOption(word: word)])
    case .missingValue(let option): self[.cliMissingValue(option: option)]
    case .invalidValue(let option, let value, let expected):
      self[.cliInvalidValue(option: option, value: value, expected: phrase(for: expected))]
    case .invalidArgument(let command, let value, let expected):
      self[.cliInvalidArgument(command: command, value: value, expected: phrase(for: expected))]
    case .missingArgument(let command, let argument):
      self[.cliMissingArgument(command: command, argument: argument)]
    case .unexpectedArgument(let word): self[.cliUnexpectedArgument(word: word)]
    case .misplacedOption(let option, let command):
      self[.cliMisplacedOption(option: option, command: command)]
    }
  }

  private func suggesting(_ word: String?, after sentence: String) -> String {
    guard let word else { return sentence }
    return self[.cliDidYouMean(sentence: sentence, word: word)]
  }

  private func phrase(for expected: UsageError.Expectation) -> String {
    switch expected {
    case .wholeNumber: self[.cliExpectedSeed]
    case .day: self[.cliExpectedDay]
    case .line: self[.cliExpectedLine]
    case .date: self[.cliExpectedDate]
    case .languages: self[.cliExpectedLanguages]
    case .choice(let words): words.joined(separator: self[.cliOr])
    case .sentence: self[.cliExpectedSentence]
    case .courseID: self[.deckExpectedCourseID]
    case .nothing: self[.cliExpectedNothing]
    }
  }
}
