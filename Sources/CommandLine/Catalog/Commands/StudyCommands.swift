import Lessons

// Learning, and what is to be learned.
extension CommandDescription {
  static let open = CommandDescription("", exitCodes: [.done, .wrongUsage, .unusable]) { _ in
    .open
  }

  static let study = CommandDescription(
    "study", arguments: [.course], options: [.day, .at, .watch],
    examples: [
      "malmoi study stand-up-english", "malmoi study ~/my-course.json --day 3",
      "malmoi study my-course.malmoi --at 12 --watch",
    ]
  ) { given throws(UsageError) in
    guard given.has(.at) || given.has(.watch) else {
      return .study(course: given.arguments[0], day: given.number(of: .day))
    }
    if given.has(.day) { throw .unexpectedArgument(CommandOption.day.name) }
    return .preview(
      file: given.arguments[0], line: given.number(of: .at), isWatching: given.has(.watch))
  }

  static let review = CommandDescription("review") { _ in .review }

  static let due = CommandDescription(
    "due", options: [.json], examples: ["PS1='$(malmoi due) $ '"]
  ) { given in
    .due(asJSON: given.has(.json))
  }

  static let stats = CommandDescription("stats", options: [.json]) { given in
    .stats(asJSON: given.has(.json))
  }

  static let report = CommandDescription(
    "report", options: [.since, .json],
    examples: ["malmoi report --since 2026-11-01 --json > november.json"]
  ) { given in
    .report(
      since: given.value(of: .since).flatMap { StudyDay(iso: $0) },
      asJSON: given.has(.json))
  }

  static let words = CommandDescription(
    "words", arguments: [CommandArgument("FILE|ID", .course, .atMostOne)], options: [.json],
    examples: ["malmoi words", "malmoi words my-course.json"]
  ) { given in
    .words(course: given.arguments.first, asJSON: given.has(.json))
  }
}

extension CommandDescription {
  static let optimize = CommandDescription(
    "optimize", options: [.dryRun, .undo, .json], examples: ["malmoi optimize --dry-run"]
  ) { given throws(UsageError) in
    if given.has(.undo), given.has(.dryRun) {
      throw .unexpectedArgument(CommandOption.dryRun.name)
    }
    return .optimize(
      given.has(.undo) ? .undo : .fit(isDryRun: given.has(.dryRun)), asJSON: given.has(.json))
  }
}

extension CommandArgument {
  static let course = CommandArgument("FILE|ID", .course)
}

extension CommandOption {
  fileprivate static let undo = CommandOption("--undo")
  fileprivate static let since = CommandOption("--since", "DATE", .date)
}
