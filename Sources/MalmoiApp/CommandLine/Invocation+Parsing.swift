extension Invocation {
  /// Reads the words after the program's name.
  ///
  /// Options may stand anywhere, as `--name value` or `--name=value`; after `--` every word is an
  /// argument.
  ///
  /// - Throws: `UsageError` for the first word that cannot be understood.
  package init(arguments: [String]) throws(UsageError) {
    var parser = ArgumentParser(arguments)
    try parser.readAll()
    self.init(command: try parser.command(), options: parser.options)
  }
}

/// Sorts words into options and positional arguments, then makes a command of them.
private struct ArgumentParser {
  private(set) var options = Invocation.Options()
  private var words: ArraySlice<String>
  private var positional: [String] = []
  private var day: Int?
  private var isJSON = false
  /// The options given that belong to one command.
  private var ownOptions: [String] = []
  private var asksForHelp = false
  private var asksForVersion = false

  init(_ arguments: [String]) {
    words = arguments[...]
  }

  mutating func readAll() throws(UsageError) {
    while let word = words.popFirst() {
      if word == "--" {
        positional += words
        words = []
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word)
      } else {
        positional.append(word)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let inlineValue = parts.count > 1 ? String(parts[1]) : nil
    if try readValueOption(name, inlineValue) { return }
    if let inlineValue, Invocation.optionNames.contains(name) {
      throw .invalidValue(option: name, value: inlineValue, expected: .nothing)
    }
    switch name {
    case "--no-animation": options.isAnimated = false
    case "--ascii": options.isASCIIOnly = true
    case "--json":
      isJSON = true
      ownOptions.append(name)
    case "--help", "-h": asksForHelp = true
    case "--version": asksForVersion = true
    default: throw .unknownOption(name)
    }
  }

  /// Reads an option that takes a value; false when `name` is none of them.
  private mutating func readValueOption(
    _ name: String, _ inlineValue: String?
  ) throws(UsageError) -> Bool {
    switch name {
    case "--data":
      options.dataFolder = try value(of: name, inlineValue)
    case "--seed":
      options.seed = try parsed(name, inlineValue, expected: .wholeNumber) { UInt64($0) }
    case "--day":
      day = try parsed(name, inlineValue, expected: .day) { text in
        Int(text).flatMap { $0 >= 1 ? $0 : nil }
      }
      ownOptions.append(name)
    case "--lang":
      options.language = try parsed(name, inlineValue, expected: .language) {
        InterfaceLanguage(rawValue: $0)
      }
    default:
      return false
    }
    return true
  }

  private mutating func value(
    of option: String, _ inlineValue: String?
  ) throws(UsageError) -> String {
    guard let value = inlineValue ?? words.popFirst(), !value.isEmpty else {
      throw .missingValue(option: option)
    }
    return value
  }

  private mutating func parsed<Value>(
    _ option: String, _ inlineValue: String?, expected: UsageError.Expectation,
    _ parse: (String) -> Value?
  ) throws(UsageError) -> Value {
    let text = try value(of: option, inlineValue)
    guard let value = parse(text) else {
      throw .invalidValue(option: option, value: text, expected: expected)
    }
    return value
  }

}

// MARK: - Commands

extension ArgumentParser {
  func command() throws(UsageError) -> Invocation.Command {
    if asksForHelp { return .help }
    if asksForVersion { return .version }
    guard let name = positional.first else {
      try refuseOptions(of: "malmoi")
      return .open
    }
    let arguments = Array(positional.dropFirst())
    switch name {
    case "study": return try study(arguments)
    case "check": return try check(arguments)
    case "courses": return .courses(asJSON: try asksForJSON(name, arguments))
    case "due": return .due(asJSON: try asksForJSON(name, arguments))
    case "stats": return .stats(asJSON: try asksForJSON(name, arguments))
    case "sources": return try sources(arguments)
    case "memos": return try memos(arguments)
    default: throw .unknownCommand(name)
    }
  }

  private func study(_ arguments: [String]) throws(UsageError) -> Invocation.Command {
    try refuseOptions(of: "study", except: "--day")
    guard let course = arguments.first else {
      throw .missingArgument(command: "study", argument: "FILE|ID")
    }
    try refuse(arguments.dropFirst())
    return .study(course: course, day: day)
  }

  private func check(_ arguments: [String]) throws(UsageError) -> Invocation.Command {
    try refuseOptions(of: "check")
    guard !arguments.isEmpty else {
      throw .missingArgument(command: "check", argument: "FILE...")
    }
    return .check(files: arguments)
  }

  /// Whether a command without arguments is to print JSON.
  private func asksForJSON(_ name: String, _ arguments: [String]) throws(UsageError) -> Bool {
    try refuseOptions(of: name, except: "--json")
    try refuse(arguments[...])
    return isJSON
  }

  private func sources(_ arguments: [String]) throws(UsageError) -> Invocation.Command {
    try refuseOptions(of: "sources")
    guard let action = arguments.first else { return .sources(.list) }
    guard ["add", "remove"].contains(action) else { throw .unexpectedArgument(action) }
    guard arguments.count > 1 else {
      throw .missingArgument(command: "sources \(action)", argument: "ADDRESS")
    }
    try refuse(arguments.dropFirst(2))
    return .sources(action == "add" ? .add(arguments[1]) : .remove(arguments[1]))
  }

  private func memos(_ arguments: [String]) throws(UsageError) -> Invocation.Command {
    try refuseOptions(of: "memos")
    let paths = arguments.dropFirst()
    switch arguments.first {
    case "export":
      guard let folder = paths.first else {
        throw .missingArgument(command: "memos export", argument: "DIR")
      }
      try refuse(paths.dropFirst())
      return .memos(.export(folder))
    case "import":
      guard !paths.isEmpty else {
        throw .missingArgument(command: "memos import", argument: "PATH...")
      }
      return .memos(.import(Array(paths)))
    case let action?: throw .unexpectedArgument(action)
    case nil: throw .missingArgument(command: "memos", argument: "export|import")
    }
  }

  private func refuse(_ words: ArraySlice<String>) throws(UsageError) {
    if let word = words.first { throw .unexpectedArgument(word) }
  }

  /// Refuses options that belong to other commands.
  private func refuseOptions(of command: String, except own: String? = nil) throws(UsageError) {
    if let option = ownOptions.first(where: { $0 != own }) {
      throw .misplacedOption(option: option, command: command)
    }
  }
}
