import Lessons

// What authors of courses need.
extension CommandDescription {
  static let tryAnswers = CommandDescription(
    "try", arguments: [.course, CommandArgument("SENTENCE", .text, .atMostOne)],
    options: [.typed, .blocks, .json],
    examples: ["echo 'I am ready.' | malmoi try my-course.json ready"]
  ) { given throws(UsageError) in
    if given.has(.typed), given.has(.blocks) {
      throw .unexpectedArgument(CommandOption.blocks.name)
    }
    return .tryAnswers(
      Invocation.Trial(
        course: given.arguments[0], sentence: given.arguments.dropFirst().first,
        mode: given.has(.blocks) ? .bank : .typed, isJSON: given.has(.json)))
  }
}

extension CommandOption {
  fileprivate static let typed = CommandOption("--typed")
  fileprivate static let blocks = CommandOption("--blocks")
}
