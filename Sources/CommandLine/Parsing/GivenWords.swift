import AppText

/// What a command was given: its arguments, and the options before, between and after them.
struct GivenWords {
  /// The words without those of the command's name.
  var arguments: [String] = []
  private var values: [CommandOption: [String]] = [:]

  /// Takes an option as it was given.
  mutating func add(_ option: CommandOption, _ value: String? = nil) {
    values[option, default: []] += value.map { [$0] } ?? []
  }

  /// The options that were given.
  var options: [CommandOption] { Array(values.keys) }

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool { values[option] != nil }

  /// The values of an option that may be given more than once.
  func values(of option: CommandOption) -> [String] { values[option] ?? [] }

  /// The value of an option; the last one counts.
  func value(of option: CommandOption) -> String? { values[option]?.last }

  /// The number that an option was given.
  func number(of option: CommandOption) -> Int? { value(of: option).flatMap { Int($0) } }
}

extension Invocation.Options {
  /// What was given that holds for every command.
  init(_ given: GivenWords) {
    dataFolder = given.value(of: .data)
    seed = given.value(of: .seed).flatMap { UInt64($0) }
    isAnimated = !given.has(.noAnimation)
    isASCIIOnly = given.has(.ascii)
    language = given.value(of: .language).flatMap(InterfaceLanguage.init)
  }
}
