// The learner's data on several machines.
extension CommandDescription {
  static let sync = CommandDescription(
    "sync", arguments: [CommandArgument("PLACE", .address, .atMostOne)],
    options: [.passwordCommand, .status, .off, .json],
    examples: [
      "malmoi sync ~/Sync", "malmoi sync https://dav.example.org/me", "malmoi sync --status",
    ]
  ) { given in
    .sync(
      Invocation.SyncOrder(
        place: given.arguments.first,
        action: given.has(.off) ? .stop : given.has(.status) ? .status : .exchange,
        command: given.value(of: .passwordCommand), isJSON: given.has(.json)))
  }

  static let dump = CommandDescription("dump", options: [.canonical]) { _ in .dump }
}

extension CommandOption {
  fileprivate static let status = CommandOption("--status")
  fileprivate static let passwordCommand = CommandOption("--password-command", "COMMAND", .text)
  fileprivate static let off = CommandOption("--off")
  fileprivate static let canonical = CommandOption("--canonical")
}
