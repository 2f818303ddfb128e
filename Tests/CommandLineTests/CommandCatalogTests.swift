import AppTestSupport
import AppText
import BundledResources
import Files
import Glibc
import Terminal
import TestSupport
import Testing

@testable import CommandLine

/// The catalog of commands, and what is made of it: whatever is in one place is in all of them.
struct CommandCatalogTests {
  private let folder: FilePath

  init() throws {
    folder = try #require(BundledResources.folder(besideExecutable: "/nowhere/malmoi"))
  }

  private func words(_ language: InterfaceLanguage) throws -> CommandWords {
    try CommandWords(language, in: folder)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every language has words for all of it, and no others`(language: InterfaceLanguage) throws {
    let keys = try words(language).keys
    #expect(keys.subtracting(CommandWords.optionalKeys) == CommandWords.neededKeys)
    #expect(
      keys.intersection(CommandWords.optionalKeys)
        == (try words(.english).keys.intersection(CommandWords.optionalKeys)))
  }

  @Test func `nothing is told in two ways`() {
    let commands = CommandCatalog.commands
    #expect(Set(commands.map(\.name)).count == commands.count)
    #expect(Set(CommandCatalog.options.map(\.name)).count == CommandCatalog.options.count)
    for command in commands {
      // Else it could not be told which word belongs to which.
      #expect(command.arguments.dropLast().allSatisfy { $0.count == .one }, "\(command.name)")
      let next = CommandCatalog.nextWords(after: command.path)
      #expect(next.isEmpty || command.arguments.isEmpty || command.path.isEmpty)
    }
  }

  @Test func `what the catalog describes is what is read`() throws {
    for command in CommandCatalog.commands {
      let arguments = command.arguments.map { Self.sample(of: $0.value) }
      let options = command.options.map { option in
        [option.name] + (option.value.map { [Self.sample(of: $0)] } ?? [])
      }
      for option in [[]] + options {
        #expect(throws: Never.self) { try Invocation(arguments: command.path + arguments + option) }
        #expect(throws: Never.self) {
          try Invocation(arguments: option + command.path + ["--"] + arguments)
        }
      }
      #expect(
        try Invocation(arguments: command.path + ["--help"]).command == .help(of: command.path))
      let needed = command.arguments.prefix { !$0.isOptional }
      if let last = needed.last {
        #expect(
          throws: UsageError.missingArgument(
            command: command.name, argument: last.usage(called: last.name))
        ) { try Invocation(arguments: command.path + Array(arguments.prefix(needed.count - 1))) }
      }
    }
  }

  /// A word that can be read as the value of an option.
  private static func sample(of value: CommandOption.Value) -> String {
    value.name == "PROMPT:ANSWER" ? "en:ko" : sample(of: value.kind)
  }

  /// A word that can be read as that.
  private static func sample(of value: CommandValue) -> String {
    switch value {
    case .day, .line, .number: "3"
    case .languages: "ko:en"
    case .date: "2026-11-30"
    case .sentence: "course/sentence"
    case .choice(let words): words[0]
    default: "word"
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the help has them all, in 80 columns`(language: InterfaceLanguage) throws {
    let words = try words(language)
    let help = HelpText(words: words)
    let all = help.lines(of: [])
    let text = all.joined(separator: "\n")
    for command in CommandCatalog.commands {
      #expect(all.contains { $0.hasPrefix("  " + command.usage(words)) }, "\(command.name)")
      let own = help.lines(of: command.path)
      #expect(own.first == command.usage(words) || command.path.isEmpty)
      for option in command.options {
        #expect(own.contains { $0.hasPrefix("  " + option.usage(words)) }, "\(option.name)")
      }
      #expect((all + own).allSatisfy { $0.displayWidth <= 80 })
    }
    for option in CommandOption.everywhere { #expect(text.contains(option.usage(words))) }
    for name in CommandCatalog.environment + CommandCatalog.files { #expect(text.contains(name)) }
  }

  @Test func `the help of a group is that of its commands`() throws {
    let lines = HelpText(words: try words(.english)).lines(of: ["memos"])
    let usages = lines.compactMap { $0.firstMatch(of: /malmoi memos ([a-z]+)/)?.1 }
    #expect(usages.map(String.init) == CommandCatalog.nextWords(after: ["memos"]))
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the manual has them all`(language: InterfaceLanguage) throws {
    let words = try words(language)
    let lines = ManualPage(words: words, version: "1").lines
    for command in CommandCatalog.commands {
      let usage = Roff.usage(command.usageParts(words))
      // Once in the synopsis, once with what it does.
      #expect(lines.count { $0 == usage } == 2, "\(usage)")
      for option in command.options {
        #expect(lines.contains(Roff.usage([option.usageParts(words)])))
      }
    }
    let macros = [".TH", ".SH", ".TP", ".PP", ".br", ".nf", ".fi", ".RS", ".RE"]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
    #expect(lines.allSatisfy { !$0.isEmpty })
  }

  @Test(arguments: [
    (".x", #"\&.x"#), ("'tis", #"\(aqtis"#), (#"a\b"#, #"a\eb"#), ("--x", #"\-\-x"#),
    ("~ ^ ` \"", #"\(ti \(ha \(ga \(dq"#), ("한국어", "한국어"),
  ])
  func `a line of the manual is text whatever it holds`(text: String, source: String) {
    #expect(Roff.line(text) == source)
  }

  @Test func `a script knows no name or option that the catalog has not`() throws {
    let names = Set(CommandCatalog.options.map(\.name))
    for shell in Shell.allCases {
      let script = CompletionScript(shell: shell, words: try words(.english))
      let text = script.lines.joined(separator: "\n")
      for match in text.matches(of: /(?:^|[ '(])(--[a-z][a-z-]+)(?=[ ':)|]|$)/) {
        #expect(names.contains(String(match.1)), "\(shell): \(match.1)")
      }
      #expect(script.places.map(\.name).contains("memos"))
      #expect(!text.contains("\t"))
    }
  }
}
