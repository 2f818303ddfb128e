import AppText
import Lessons

/// A word that begins with a dash and changes what a command does.
package struct CommandOption: Hashable, Sendable {
  /// The word a value of it is called by, and what it stands for.
  package struct Value: Hashable, Sendable {
    package let name: String
    package let kind: CommandValue
  }

  /// `"--day"`.
  package let name: String
  /// `"-h"`; most have none.
  package let shortName: String?
  /// What follows it; nil when it stands alone.
  package let value: Value?
  /// The value when nothing that could be one follows; nil when there has to be one.
  private(set) var valueWhenAlone: String?

  /// An option that stands alone.
  package init(_ name: String, short: String? = nil) {
    self.name = name
    shortName = short
    value = nil
  }

  /// An option with a value, as `--name value` or `--name=value`.
  package init(
    _ name: String, _ valueName: String, _ kind: CommandValue, whenAlone: String? = nil
  ) {
    self.name = name
    valueWhenAlone = whenAlone
    shortName = nil
    value = Value(name: valueName, kind: kind)
  }
}

// MARK: - Those there are

extension CommandOption {
  static let data = CommandOption("--data", "DIR", .folder)
  static let seed = CommandOption("--seed", "N", .number)
  static let noAnimation = CommandOption("--no-animation")
  static let ascii = CommandOption("--ascii")
  static let language = CommandOption(
    "--lang", "en|ko", .choice(InterfaceLanguage.allCases.map(\.rawValue)))
  static let help = CommandOption("--help", short: "-h")
  static let version = CommandOption("--version")

  static let day = CommandOption("--day", "N", .day)
  static let json = CommandOption("--json")
  static let dryRun = CommandOption("--dry-run")

  /// What goes with every command.
  package static let everywhere = [
    data, seed, noAnimation, ascii, language, help, version,
  ]
}
