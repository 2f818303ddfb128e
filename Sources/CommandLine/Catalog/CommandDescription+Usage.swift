import AppText

extension CommandDescription {
  /// A part of a line of usage: a word to type as it is, one to be replaced, or a bracket.
  enum UsagePart: Equatable {
    case literal(String)
    case placeholder(String)
    case sign(String)
  }

  /// More options than these would make a line that is longer than a terminal is wide.
  private static let optionLimit = 4

  /// How the command is written, `malmoi study FILE|ID [--day N]`, part by part.
  func usageParts(_ words: CommandWords) -> [[UsagePart]] {
    let own: [[UsagePart]] = [[.literal((["malmoi"] + path).joined(separator: " "))]]
    let takes = arguments.map { argument in
      let placeholder = UsagePart.placeholder(words.name(of: argument))
      let repeated = argument.isRepeated ? [placeholder, .sign("...")] : [placeholder]
      return argument.isOptional ? [.sign("[")] + repeated + [.sign("]")] : repeated
    }
    if options.count > Self.optionLimit {
      return own + takes + [[.sign("["), .placeholder(words["heading options"]), .sign("]")]]
    }
    return own + takes + options.map { [.sign("[")] + $0.usageParts(words) + [.sign("]")] }
  }

  /// How the command is written, in one line.
  func usage(_ words: CommandWords) -> String {
    usageParts(words).map(\.text).joined(separator: " ")
  }
}

extension CommandOption {
  /// How the option is written, `--day N`.
  func usage(_ words: CommandWords) -> String {
    (shortName.map { "\($0), " } ?? "") + usageParts(words).text
  }

  func usageParts(_ words: CommandWords) -> [CommandDescription.UsagePart] {
    guard let value else { return [.literal(name)] }
    return [.literal(name), .sign(" "), .placeholder(words.name(of: value))]
  }
}

extension [CommandDescription.UsagePart] {
  fileprivate var text: String {
    map { part in
      switch part {
      case .literal(let text), .placeholder(let text), .sign(let text): text
      }
    }
    .joined()
  }
}
