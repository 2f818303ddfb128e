import AppText

/// The manual page, made of the catalog, as source for `man` (the macros of man(7)).
struct ManualPage {
  let words: CommandWords
  let version: String

  /// The lines of `malmoi.1`.
  var lines: [String] {
    // Without a date: the same program makes the same page.
    [".TH MALMOI 1 \"\" \"malmoi \(version)\""] + name + synopsis + description + commands
      + section("options", options(CommandOption.everywhere))
      + section("examples", examples(CommandCatalog.commands.flatMap(\.examples)))
      + section("files", CommandCatalog.files.flatMap { entry(.literal($0), words["file \($0)"]) })
      + section(
        "environment",
        CommandCatalog.environment.flatMap { entry(.literal($0), words["environment \($0)"]) })
      + section(
        "exit",
        ExitCode.allCases.flatMap { entry(.literal("\($0.rawValue)"), words.meaning(of: $0)) })
  }

  private var name: [String] {
    section("name", [#"malmoi \- "# + Roff.escaped(words["program"])])
  }

  private var synopsis: [String] {
    section(
      "usage",
      CommandCatalog.commands.flatMap { [Roff.usage($0.usageParts(words)), ".br"] }.dropLast())
  }

  private var description: [String] {
    section("description", paragraphs(words["app"]))
  }

  private var commands: [String] {
    section("commands", CommandCatalog.commands.flatMap(lines(of:)))
  }

  private func lines(of command: CommandDescription) -> [String] {
    let more = words.more(of: command).map { paragraphs($0) } ?? []
    let arguments = command.arguments.flatMap {
      entry(.placeholder(words.name(of: $0)), words.meaning(of: $0))
    }
    let own = arguments + options(command.options)
    return [".TP", Roff.usage(command.usageParts(words))] + text(words.summary(of: command))
      + (more.isEmpty && own.isEmpty ? [] : [".RS"] + more + own + [".RE"])
  }

  private func options(_ options: [CommandOption]) -> [String] {
    options.flatMap { option in
      let short = option.shortName.map { Roff.font("B", $0) + ", " } ?? ""
      return [".TP", short + Roff.usage([option.usageParts(words)])]
        + text(words.meaning(of: option))
    }
  }

  private func examples(_ examples: [String]) -> [String] {
    [".nf"] + examples.map(Roff.line) + [".fi"]
  }

  private func entry(_ part: CommandDescription.UsagePart, _ meaning: String) -> [String] {
    [".TP", Roff.usage([[part]])] + text(meaning)
  }

  private func paragraphs(_ text: String) -> [String] {
    [".PP"] + self.text(text)
  }

  private func text(_ text: String) -> [String] {
    text.split(separator: "\n").map { Roff.line(String($0)) }
  }

  private func section(_ name: String, _ lines: [String]) -> [String] {
    [".SH " + Roff.escaped(words["heading \(name)"])] + lines
  }
}
