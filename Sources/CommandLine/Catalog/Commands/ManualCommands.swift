// What malmoi tells about itself.
extension CommandDescription {
  static let manual = CommandDescription(
    "man", exitCodes: [.done, .problem, .wrongUsage], examples: ["malmoi man | man -l -"]
  ) { _ in .manual }

  static let completion = CommandDescription(
    "completion",
    arguments: [CommandArgument("bash|zsh|fish", .choice(Shell.allCases.map(\.rawValue)))],
    exitCodes: [.done, .problem, .wrongUsage],
    examples: [
      "eval \"$(malmoi completion bash)\"",
      "malmoi completion fish > ~/.config/fish/completions/malmoi.fish",
    ]
  ) { given in
    .completion(Shell(rawValue: given.arguments[0]) ?? .bash)
  }
}
