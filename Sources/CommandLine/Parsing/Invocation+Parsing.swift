import AppText

extension Invocation {
  /// Reads the words after the program's name, as `CommandCatalog` describes them.
  ///
  /// Options may stand anywhere, as `--name value` or `--name=value`; after `--` every word is an
  /// argument.
  ///
  /// - Throws: `UsageError` for the first word that cannot be understood.
  package init(arguments: [String]) throws(UsageError) {
    var reader = OptionReader(arguments)
    try reader.readAll()
    let given = reader.given
    self.init(
      command: try CommandReader(words: reader.words, given: given).command(),
      options: Options(given))
  }
}

/// Parts words into options with their values, and the rest.
private struct OptionReader {
  private(set) var given = GivenWords()
  /// What is neither an option nor its value.
  private(set) var words: [String] = []
  private var rest: ArraySlice<String>
  /// The command that the words name, as far as that can be told before the options are read:
  /// what an option may be depends on it.
  private let command: CommandDescription?

  init(_ arguments: [String]) {
    rest = arguments[...]
    let names = CommandCatalog.nextWords(after: [])
    let words = arguments.drop { !names.contains($0) }.filter { !$0.hasPrefix("-") }
    command = CommandCatalog.command(CommandCatalog.name(in: words))
  }

  mutating func readAll() throws(UsageError) {
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        rest = []
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word)
      } else {
        words.append(word)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let inlineValue = parts.count > 1 ? String(parts[1]) : nil
    guard let option = CommandCatalog.option(name, of: command) else { throw .unknownOption(name) }
    guard let value = option.value else {
      if let inlineValue {
        throw .invalidValue(option: name, value: inlineValue, expected: .nothing)
      }
      return given.add(option)
    }
    if let alone = option.valueWhenAlone, inlineValue == nil,
      rest.first.map({ value.kind.expectation(insteadOf: $0) == nil }) != true
    {
      return given.add(option, alone)
    }
    guard let text = inlineValue ?? rest.popFirst(), !text.isEmpty else {
      throw .missingValue(option: name)
    }
    if let expected = value.kind.expectation(insteadOf: text) {
      throw .invalidValue(option: name, value: text, expected: expected)
    }
    given.add(option, text)
  }
}

/// Makes a command of words and options.
private struct CommandReader {
  let words: [String]
  var given: GivenWords

  func command() throws(UsageError) -> Invocation.Command {
    let path = CommandCatalog.name(in: words)
    if given.has(.help) {
      if path.isEmpty, let word = words.first { throw .unknownCommand(word) }
      return .help(of: path)
    }
    if given.has(.version) { return .version }
    let command = try command(at: path)
    try refuseOptions(otherThanOf: command)
    return try command.make(try arguments(of: command))
  }

  private func command(at path: [String]) throws(UsageError) -> CommandDescription {
    let next = words.dropFirst(path.count).first
    guard let command = CommandCatalog.command(path), command.arguments.count > 0 || next == nil
    else {
      let isGroup = !CommandCatalog.commands(below: path).isEmpty
      guard let next else {
        throw .missingArgument(
          command: path.joined(separator: " "),
          argument: CommandCatalog.nextWords(after: path).joined(separator: "|"))
      }
      if isGroup { throw .unknownCommand((path + [next]).joined(separator: " ")) }
      throw .unexpectedArgument(next)
    }
    return command
  }

  private func refuseOptions(otherThanOf command: CommandDescription) throws(UsageError) {
    let allowed = CommandOption.everywhere + command.options
    if let option = CommandCatalog.options.first(where: {
      given.has($0) && !allowed.contains($0)
    }) {
      throw .misplacedOption(
        option: option.name, command: command.path.isEmpty ? "malmoi" : command.name)
    }
  }

  /// What was given, with the words that the command takes.
  private func arguments(of command: CommandDescription) throws(UsageError) -> GivenWords {
    let words = Array(self.words.dropFirst(command.path.count))
    var left = words[...]
    for argument in command.arguments {
      if left.isEmpty, !argument.isOptional {
        throw .missingArgument(
          command: command.name, argument: argument.usage(called: argument.name))
      }
      for word in argument.isRepeated ? left : left.prefix(1) {
        if let expected = argument.value.expectation(insteadOf: word) {
          throw .invalidArgument(command: command.name, value: word, expected: expected)
        }
      }
      left = argument.isRepeated ? [] : left.dropFirst()
    }
    if let word = left.first { throw .unexpectedArgument(word) }
    var given = given
    given.arguments = words
    return given
  }
}
