import AppText

/// What tells a shell what may be typed after `malmoi`, made of the catalog.
struct CompletionScript {
  let shell: Shell
  let words: CommandWords

  /// The lines of the script.
  var lines: [String] {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A name that words go on from: a command, or the beginning of the names of several.
  struct Place {
    let path: [String]

    /// `"memos add"`.
    var name: String { path.joined(separator: " ") }
    /// The words that may come next.
    var nextWords: [String] { CommandCatalog.nextWords(after: path) }
    /// The command of exactly that name.
    var command: CommandDescription? { CommandCatalog.command(path) }
    /// The options that go here.
    var options: [CommandOption] { (command?.options ?? []) + CommandOption.everywhere }
  }

  /// Every name there is, and every beginning of one; the first is empty.
  var places: [Place] {
    CommandCatalog.commands.flatMap { command in
      (0...command.path.count).map { Array(command.path.prefix($0)) }
    }
    .reduce(into: [[String]]()) { paths, path in
      if !paths.contains(path) { paths.append(path) }
    }
    .map(Place.init)
  }

  /// The options that a value follows.
  var valueOptions: [CommandOption] { CommandCatalog.options.filter { $0.value != nil } }

  /// `" study" | "memos add"`: a name but its last word, a blank, and that word, as shells see
  /// whether a word goes on with a name.
  var steps: [String] {
    places.dropFirst().map { place in
      place.path.dropLast().joined(separator: " ") + " " + (place.path.last ?? "")
    }
  }

  /// What a word after a name does, for shells that show it.
  func meaning(of word: String, after path: [String]) -> String {
    let command = CommandCatalog.command(path + [word])
    return command.map(words.summary)
      ?? CommandCatalog.nextWords(after: path + [word])
      .joined(separator: ", ")
  }

  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// Text in single quotes, for any of the shells.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
