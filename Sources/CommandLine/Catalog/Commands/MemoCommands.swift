// The learner's own notes.
extension CommandDescription {
  static let listMemos = CommandDescription("memos list", options: [.json]) { given in
    .memos(.list(asJSON: given.has(.json)))
  }

  static let searchMemos = CommandDescription(
    "memos search", arguments: [CommandArgument("TEXT", .text, .oneOrMore)], options: [.json],
    examples: ["malmoi memos search '#grammar'"]
  ) { given in
    .memos(.search(given.arguments.joined(separator: " "), asJSON: given.has(.json)))
  }

  static let showMemo = CommandDescription(
    "memos show", arguments: [CommandArgument("ID", .text)], options: [.json]
  ) { given in
    .memos(.show(given.arguments[0], asJSON: given.has(.json)))
  }

  static let addMemo = CommandDescription(
    "memos add", arguments: [CommandArgument("TEXT", .text, .any)], options: [.tag, .sentence],
    examples: [
      "malmoi memos add 'despite takes no of' --tag grammar", "xclip -o | malmoi memos add",
    ]
  ) { given in
    let text = given.arguments == ["-"] ? [] : given.arguments
    return .memos(
      .add(
        Invocation.NewMemo(
          text: text.isEmpty ? nil : text.joined(separator: " "), tags: given.values(of: .tag),
          sentence: given.value(of: .sentence).flatMap { SentencePlace($0)?.key })))
  }

  static let exportMemos = CommandDescription(
    "memos export", arguments: [CommandArgument("DIR", .folder)],
    examples: ["malmoi memos export ~/notes"]
  ) { given in
    .memos(.export(given.arguments[0]))
  }

  static let importMemos = CommandDescription(
    "memos import", arguments: [CommandArgument("PATH", .path, .oneOrMore)]
  ) { given in
    .memos(.import(given.arguments))
  }
}

extension CommandOption {
  fileprivate static let tag = CommandOption("--tag", "WORD", .text)
  fileprivate static let sentence = CommandOption("--sentence", "COURSE/SENTENCE", .sentence)
}
