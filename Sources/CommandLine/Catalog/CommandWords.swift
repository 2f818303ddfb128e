import AppText
import Files

/// What the catalog's commands, arguments and options are called and mean, in one language.
///
/// The table is `Commands.strings`. It is read when someone asks for help, the manual or
/// completions; nothing else waits for it.
package struct CommandWords {
  private let table: Localization

  /// Reads the words of a language below `folder`, the resources' folder.
  ///
  /// - Throws: `LocalizationError` when the file is missing or no table of strings.
  package init(_ language: InterfaceLanguage, in folder: FilePath) throws(LocalizationError) {
    table = try Localization(language, table: "Commands", in: folder)
  }

  private init(_ table: Localization) {
    self.table = table
  }

  /// The same with signs of ASCII.
  var withASCIISigns: CommandWords { CommandWords(table.withASCIISigns) }

  /// A text that belongs to no command.
  subscript(_ key: String) -> String { table[named: key] }

  /// What a command does, in half a line.
  func summary(of command: CommandDescription) -> String { self[Self.key(of: command)] }

  /// What else there is to know of it; nil when that is all.
  func more(of command: CommandDescription) -> String? {
    table.text(named: "more \(command.name)")
  }

  /// What an argument is called.
  func name(of argument: CommandArgument) -> String { self["name \(argument.name)"] }

  /// What the value of an option is called.
  func name(of value: CommandOption.Value) -> String { self["name \(value.name)"] }

  /// What an argument is.
  func meaning(of argument: CommandArgument) -> String { self["argument \(argument.name)"] }

  /// What an option does.
  func meaning(of option: CommandOption) -> String { self["option \(option.name)"] }

  /// What a status tells.
  func meaning(of code: ExitCode) -> String { self["exit \(code.rawValue)"] }

  private static func key(of command: CommandDescription) -> String {
    command.path.isEmpty ? "command" : "command \(command.name)"
  }
}

// MARK: - What a language has to have

extension CommandWords {
  /// The keys there are.
  package var keys: Set<String> { table.keys }

  /// The keys of what commands may have more to say about.
  package static var optionalKeys: Set<String> {
    Set(CommandCatalog.commands.map { "more \($0.name)" })
  }

  /// The keys that every language has words for.
  package static var neededKeys: Set<String> {
    let commands = CommandCatalog.commands
    let arguments = commands.flatMap(\.arguments)
    let options = CommandCatalog.options
    var keys = ["program", "app", "more help", "more options"]
    keys += headings.map { "heading \($0)" }
    keys += commands.map(key(of:))
    keys += arguments.flatMap { ["name \($0.name)", "argument \($0.name)"] }
    keys += options.map { "option \($0.name)" }
    keys += options.compactMap { $0.value.map { "name \($0.name)" } }
    keys += CommandCatalog.environment.map { "environment \($0)" }
    keys += CommandCatalog.files.map { "file \($0)" }
    keys += ExitCode.allCases.map { "exit \($0.rawValue)" }
    return Set(keys)
  }

  private static let headings = [
    "name", "usage", "description", "commands", "arguments", "options", "examples", "app", "files",
    "environment", "exit",
  ]
}
