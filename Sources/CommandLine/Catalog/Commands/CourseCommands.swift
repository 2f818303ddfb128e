// Courses, and where they come from.
extension CommandDescription {
  static let courses = CommandDescription("courses", options: [.json, .ids]) { given in
    .courses(given.has(.ids) ? .ids : given.has(.json) ? .json : .table)
  }

  static let sources = CommandDescription("sources") { _ in .sources(.list) }

  static let addSource = CommandDescription(
    "sources add", arguments: [.address],
    examples: ["malmoi sources add ~/courses", "malmoi sources add https://example.org/courses/"]
  ) { given in
    .sources(.add(given.arguments[0]))
  }

  static let removeSource = CommandDescription("sources remove", arguments: [.address]) { given in
    .sources(.remove(given.arguments[0]))
  }

}

extension CommandArgument {
  fileprivate static let address = CommandArgument("ADDRESS", .address)
}
