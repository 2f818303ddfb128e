// Learning, and what is to be learned.
extension CommandDescription {
  static let open = CommandDescription("", exitCodes: [.done, .wrongUsage, .unusable]) { _ in
    .open
  }

  static let study = CommandDescription(
    "study", arguments: [.course], options: [.day],
    examples: ["malmoi study stand-up-english", "malmoi study ~/my-course.json --day 3"]
  ) { given in
    .study(course: given.arguments[0], day: given.number(of: .day))
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

  static let words = CommandDescription(
    "words", arguments: [CommandArgument("FILE|ID", .course, .atMostOne)], options: [.json],
    examples: ["malmoi words", "malmoi words my-course.json"]
  ) { given in
    .words(course: given.arguments.first, asJSON: given.has(.json))
  }
}

extension CommandArgument {
  static let course = CommandArgument("FILE|ID", .course)
}
