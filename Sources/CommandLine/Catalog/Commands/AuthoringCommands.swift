import Lessons

// What authors of courses need.
extension CommandDescription {
  static let new = CommandDescription(
    "new", arguments: [CommandArgument("FROM:TO", .languages), CommandArgument("TITLE", .text)],
    exitCodes: [.done, .problem, .wrongUsage], examples: ["malmoi new ko:en \"Stand-up English\""]
  ) { given throws(UsageError) in
    guard let languages = LanguagePair(given.arguments[0]) else {
      throw .invalidArgument(command: "new", value: given.arguments[0], expected: .languages)
    }
    return .new(languages: languages, title: given.arguments[1])
  }

  static let check = CommandDescription(
    "check", arguments: [CommandArgument("FILE", .file, .oneOrMore)], options: [.watch, .json],
    exitCodes: [.done, .problem, .wrongUsage],
    examples: ["malmoi check my-course.malmoi", "malmoi check --watch *.malmoi"]
  ) { given in
    .check(files: given.arguments, isWatching: given.has(.watch), asJSON: given.has(.json))
  }

  static let format = CommandDescription(
    "fmt", arguments: [CommandArgument("FILE", .file, .oneOrMore)],
    options: [.to, .ids, .segment, .checkOnly], exitCodes: [.done, .problem, .wrongUsage],
    examples: ["malmoi fmt my-course.malmoi", "malmoi fmt --to json a.malmoi > a.json"]
  ) { given throws(UsageError) in
    if given.has(.to), given.has(.checkOnly) {
      throw .unexpectedArgument(CommandOption.checkOnly.name)
    }
    return .format(
      Invocation.Formatting(
        files: given.arguments, form: given.value(of: .to).flatMap { CourseFileForm(rawValue: $0) },
        writesIDs: given.has(.ids), cutsWords: given.has(.segment),
        onlyChecks: given.has(.checkOnly)))
  }

  static let mendings = CommandDescription(
    "mendings", arguments: [CommandArgument("FILE|ID", .course, .atMostOne)], options: [.json],
    examples: ["malmoi mendings stand-up-english > mended.malmoi"]
  ) { given in
    .mendings(course: given.arguments.first, asJSON: given.has(.json))
  }

  static let undoMending = CommandDescription(
    "undo-mending", arguments: [.course, CommandArgument("SENTENCE", .text)],
    examples: ["malmoi undo-mending stand-up-english d1-1"]
  ) { given in
    .undoMending(course: given.arguments[0], sentence: given.arguments[1])
  }

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
  static let ids = CommandOption("--ids")
  static let watch = CommandOption("--watch")
  static let at = CommandOption("--at", "LINE", .line)

  fileprivate static let to = CommandOption(
    "--to", "FORMAT", .choice(CourseFileForm.allCases.map(\.rawValue)))
  fileprivate static let segment = CommandOption("--segment")
  fileprivate static let checkOnly = CommandOption("--check")
  fileprivate static let typed = CommandOption("--typed")
  fileprivate static let blocks = CommandOption("--blocks")
}
