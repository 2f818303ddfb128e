import AppText

/// The commands there are; parsing, help, manual and completions all read it here.
package enum CommandCatalog {
  /// In the order of the help.
  package static let commands: [CommandDescription] = [
    .open, .study, .review, .due, .stats, .report, .words, .optimize,
    .courses, .sources, .addSource, .removeSource,
    .new, .check, .format, .tryAnswers, .mendings, .undoMending,
    .listMemos, .searchMemos, .showMemo, .addMemo, .exportMemos, .importMemos,
    .importDecks, .undoImport, .exportDecks,
    .sync, .dump,
    .manual, .completion,
  ]

  /// The variables of the environment that mean something to malmoi.
  package static let environment = [
    "VISUAL", "EDITOR", "NO_COLOR", "TERM", "LANG", "XDG_DATA_HOME", "XDG_CACHE_HOME",
  ]

  /// Where malmoi keeps what lasts.
  package static let files = [
    "$XDG_DATA_HOME/malmoi/malmoi.db", "$XDG_DATA_HOME/malmoi/courses", "$XDG_CACHE_HOME/malmoi",
  ]

  /// Every option of any command, none twice.
  ///
  /// Of those of one name, whose values differ from command to command, the first.
  static let options: [CommandOption] =
    (CommandOption.everywhere + commands.flatMap(\.options)).reduce(into: []) { options, option in
      if !options.contains(where: { $0.name == option.name }) { options.append(option) }
    }

  /// The option that a word names; that of the command, where it has one.
  static func option(_ word: String, of command: CommandDescription? = nil) -> CommandOption? {
    ((command?.options ?? []) + options).first { $0.name == word || $0.shortName == word }
  }

  /// The command of exactly that name.
  static func command(_ path: [String]) -> CommandDescription? {
    commands.first { $0.path == path }
  }

  /// The commands whose names go on after these words.
  static func commands(below path: [String]) -> [CommandDescription] {
    commands.filter { $0.path.count > path.count && $0.path.starts(with: path) }
  }

  /// The words that may come next after these words of a name, none twice.
  static func nextWords(after path: [String]) -> [String] {
    commands(below: path).map { $0.path[path.count] }.reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }

  /// As many of these words, from the first on, as name a command or a group of commands.
  static func name(in words: [String]) -> [String] {
    var path: [String] = []
    for word in words {
      guard nextWords(after: path).contains(word) else { break }
      path.append(word)
    }
    return path
  }
}
