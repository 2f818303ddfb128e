import AppText
import Terminal

/// What `--help` prints, made of the catalog.
struct HelpText {
  let words: CommandWords

  /// Columns, as every terminal has them.
  private static let width = 80
  /// Where what a command does begins.
  private static let commandColumn = 34
  /// Where what an option or a variable does begins.
  private static let nameColumn = 19

  /// How to use malmoi, or the command or group of commands at `path`.
  func lines(of path: [String]) -> [String] {
    if path.isEmpty { return all }
    let group = CommandCatalog.commands(below: path)
    guard let command = CommandCatalog.command(path) else { return usage(of: group) }
    return lines(of: command) + (group.isEmpty ? [] : [""] + usage(of: group))
  }

  private var all: [String] {
    let catalog = CommandCatalog.self
    return ["malmoi - \(words["program"])", ""] + usage(of: catalog.commands)
      + ["", "  \(words["more help"])"]
      + section("examples", catalog.commands.compactMap(\.examples.first).map { "  \($0)" })
      + section("options", meanings(of: CommandOption.everywhere))
      + section("app", wrapped(words["app"]))
      + section("files", table(catalog.files.map { ($0, words["file \($0)"]) }, Self.commandColumn))
      + section(
        "environment", table(catalog.environment.map { ($0, words["environment \($0)"]) }))
      + section(
        "exit", table(ExitCode.allCases.map { ("\($0.rawValue)", words.meaning(of: $0)) }, 5))
  }

  private func lines(of command: CommandDescription) -> [String] {
    let more = words.more(of: command).map { [""] + wrapped($0) } ?? []
    let arguments = command.arguments.map { (words.name(of: $0), words.meaning(of: $0)) }
    let codes = command.exitCodes.map { ("\($0.rawValue)", words.meaning(of: $0)) }
    return [command.usage(words), ""] + wrapped(words.summary(of: command)) + more
      + section("arguments", table(arguments))
      + section("options", meanings(of: command.options) + wrapped(words["more options"]))
      + section("examples", command.examples.map { "  \($0)" })
      + section("exit", table(codes, 5))
  }

  private func usage(of commands: [CommandDescription]) -> [String] {
    [words["heading usage"]]
      + table(commands.map { ($0.usage(words), words.summary(of: $0)) }, Self.commandColumn)
  }

  private func meanings(of options: [CommandOption]) -> [String] {
    table(options.map { ($0.usage(words), words.meaning(of: $0)) })
  }

  // MARK: Layout

  /// A heading with what stands below it; nothing when there is nothing.
  private func section(_ name: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", words["heading \(name)"]] + lines
  }

  private func wrapped(_ text: String) -> [String] {
    text.wrapped(to: Self.width - 2).map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// Names with what they mean beside them, from a column on; below where a name is too long.
  private func table(_ rows: [(String, String)], _ column: Int = Self.nameColumn) -> [String] {
    rows.flatMap { name, meaning in
      let indent = String(repeating: " ", count: column)
      let lines = meaning.wrapped(to: Self.width - column).map { indent + $0 }
      let room = column - 2 - name.displayWidth
      guard room >= 2, let first = lines.first else { return ["  \(name)"] + lines }
      let padded = "  \(name)" + String(repeating: " ", count: room)
      return [padded + first.dropFirst(column)] + lines.dropFirst()
    }
  }
}
