import Decks
import Lessons

// What other programs write, in and out.
extension CommandDescription {
  static let importDecks = CommandDescription(
    "import", arguments: [CommandArgument("DECK", .path, .oneOrMore)],
    options: [
      .format, .into, .languages, .reverse, .both, .front, .back, .example, .termSeparator,
      .rowSeparator, .history, .dryRun, .json,
    ],
    examples: [
      "malmoi import korean.apkg --dry-run", "malmoi import words.csv --languages en:ko --both",
    ]
  ) { given throws(UsageError) in
    var options = DeckOptions()
    options.format = given.value(of: .format).flatMap(DeckFormat.init)
    options.languages = given.value(of: .languages).flatMap { LanguagePair($0) }
    options.direction = given.has(.both) ? .both : given.has(.reverse) ? .reverse : .asIs
    options.front = given.value(of: .front)
    options.back = given.value(of: .back)
    options.example = given.value(of: .example)
    options.termSeparator = given.value(of: .termSeparator)?.withEscapes
    options.rowSeparator = given.value(of: .rowSeparator)?.withEscapes
    options.takesHistory = given.value(of: .history) != "no"
    return .importDecks(
      Invocation.DeckOrder(
        files: given.arguments, options: options, course: try given.value(of: .into).map(courseID),
        isDryRun: given.has(.dryRun), isJSON: given.has(.json)))
  }

  static let undoImport = CommandDescription(
    "undo-import", arguments: [CommandArgument("IMPORT", .text)]
  ) { given in
    .undoImport(given.arguments[0])
  }

  static let exportDecks = CommandDescription(
    "export",
    arguments: [CommandArgument("ID|all", .course), CommandArgument("TARGET", .path)],
    options: [.to, .history],
    examples: [
      "malmoi export stand-up-english stand-up.apkg --history",
      "malmoi export all all.txt --to anki-text",
    ]
  ) { given throws(UsageError) in
    let format = given.value(of: .to).flatMap(Invocation.ExportFormat.init) ?? .anki
    let name = given.arguments[0] == "all" ? nil : given.arguments[0]
    if name == nil, format == .course {
      throw .invalidValue(
        option: CommandOption.to.name, value: format.rawValue,
        expected: .choice(
          Invocation.ExportFormat.allCases.filter { $0 != .course }.map(\.rawValue)))
    }
    return .exportDecks(
      Invocation.ExportOrder(
        course: name, path: given.arguments[1], format: format,
        withHistory: given.value(of: .history) == "yes"))
  }

  /// A name that can be that of a file too.
  private static func courseID(_ text: String) throws(UsageError) -> CourseID {
    let isName =
      text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      && text.first.map { $0.isLetter || $0.isNumber } == true
    guard isName else {
      throw .invalidValue(option: CommandOption.into.name, value: text, expected: .courseID)
    }
    return CourseID(rawValue: text)
  }
}

extension CommandOption {
  fileprivate static let format = CommandOption(
    "--as", "FORMAT", .choice(DeckFormat.allCases.map(\.rawValue)))
  fileprivate static let into = CommandOption("--into", "COURSE", .course)
  fileprivate static let languages = CommandOption("--languages", "FROM:TO", .languages)
  fileprivate static let reverse = CommandOption("--reverse")
  fileprivate static let both = CommandOption("--both")
  fileprivate static let front = CommandOption("--front", "FIELD", .text)
  fileprivate static let back = CommandOption("--back", "FIELD", .text)
  fileprivate static let example = CommandOption("--example", "FIELD", .text)
  fileprivate static let termSeparator = CommandOption("--term-separator", "SIGNS", .text)
  fileprivate static let rowSeparator = CommandOption("--row-separator", "SIGNS", .text)
  fileprivate static let history = CommandOption(
    "--history", "yes|no", .choice(["yes", "no"]), whenAlone: "yes")
  fileprivate static let to = CommandOption(
    "--to", "FORMAT", .choice(Invocation.ExportFormat.allCases.map(\.rawValue)))
}

extension String {
  /// With a tab for `\t` and a line end for `\n`, which a shell does not make of them.
  fileprivate var withEscapes: String {
    replacing("\\t", with: "\t").replacing("\\n", with: "\n")
  }
}
