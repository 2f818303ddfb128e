import CommandLine
import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// What shells complete after `malmoi`, asked of the shells themselves.
@MainActor
struct CompletionTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    for shell in Shell.allCases {
      let run = try CommandRun(["completion", shell.rawValue], in: home)
      #expect(run.status == .exited(0) && run.errors.isEmpty)
      try home.write(run.output, to: "script.\(shell)")
    }
    try home.write("", to: "my course.json")
  }

  /// What a shell offers for the last of some words, which may be empty.
  private func offers(_ shell: Shell, _ words: [String]) throws -> Set<String> {
    let malmoi = try TerminalProgram.path(ofProduct: "malmoi")
    let folder = malmoi.prefix(upTo: malmoi.lastIndex(of: "/") ?? malmoi.startIndex)
    let terminal = try PseudoTerminal(
      running: TerminalProgram(
        path: "/bin/sh",
        arguments: [
          "-c", "exec \(shell) -c \"$0\" >out 2>&1 </dev/null", Self.question(shell, words),
        ],
        environment: TerminalProgram.environment.merging([
          "HOME": home.path, "PATH": "\(folder):/usr/bin:/bin",
        ]) { $1 }, directory: home.path))
    _ = try terminal.waitForExit(timeout: .seconds(60))
    return Set(
      String(decoding: try home.bytes(of: "out"), as: UTF8.self).split(separator: "\n")
        .map(String.init))
  }

  /// Asks for completions without a terminal.
  private static func question(_ shell: Shell, _ words: [String]) -> String {
    let line = (["malmoi"] + words).map { "'\($0)'" }.joined(separator: " ")
    switch shell {
    case .bash:
      return """
        source ./script.bash; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _malmoi
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    case .zsh:
      return """
        compdef() { }
        compset() { }
        _describe() { local name=${@[-1]}; print -rl -- ${${(P)name}%%:*} }
        compadd() { [[ $1 == -a ]] && print -rl -- ${(P)2} || print -rl -- ${@[2,-1]} }
        _files() { print -rl -- *(N) }
        _path_files() { print -rl -- *(N/) }
        source ./script.zsh; words=(\(line)); CURRENT=\(words.count + 1); _malmoi
        """
    case .fish:
      let typed = (["malmoi"] + words).joined(separator: " ")
      return "source ./script.fish; complete -C '\(typed)' | string replace -r '\\t.*' ''"
    }
  }

  /// bash is everywhere; the others where they are installed.
  private nonisolated static let shells = Shell.allCases.filter { (shell: Shell) in
    access("/usr/bin/\(shell)", X_OK) == 0 || access("/bin/\(shell)", X_OK) == 0
  }

  @Test(arguments: shells)
  func `the names of all commands, word by word`(shell: Shell) throws {
    var paths: Set<[String]> = []
    for command in CommandCatalog.commands {
      for count in command.path.indices { paths.insert(Array(command.path.prefix(count))) }
    }
    for path in paths {
      let next = Set(
        CommandCatalog.commands.filter { $0.path.count > path.count && $0.path.starts(with: path) }
          .map { $0.path[path.count] })
      #expect(try offers(shell, path + [""]) == next, "\(path)")
    }
  }

  @Test(arguments: shells)
  func `the options of each command, and no others`(shell: Shell) throws {
    let everywhere = Set(CommandOption.everywhere.map(\.name))
    for command in CommandCatalog.commands {
      let own = Set(command.options.map(\.name))
      let offered = try offers(shell, command.path + ["--"]).filter { $0.hasPrefix("--") }
      #expect(offered == own.union(everywhere), "\(command.name)")
    }
  }

  @Test(arguments: shells)
  func `ids of courses and files, where a course is asked for`(shell: Shell) throws {
    let ids: Set = ["stand-up-english", "korean-first-steps"]
    let offered = try offers(shell, ["study", ""])
    #expect(offered.isSuperset(of: ids), "\(offered)")
    #expect(offered.contains { $0.contains("my") && $0.contains("course.json") }, "\(offered)")
    #expect(try offers(shell, ["--lang", "ko", "words", ""]).isSuperset(of: ids))
    // The one course is there already.
    #expect(try offers(shell, ["study", "a", ""]).isDisjoint(with: ids))
  }

  @Test(arguments: shells)
  func `the values of an option`(shell: Shell) throws {
    #expect(try offers(shell, ["--lang", ""]) == ["en", "ko"])
    #expect(try offers(shell, ["completion", ""]) == ["bash", "zsh", "fish"])
    #expect(try offers(shell, ["import", "--into", ""]).contains("stand-up-english"))
  }

  /// Also where the shells themselves are not installed.
  @Test func `nothing is in them that their shells refuse`() throws {
    let fish = String(decoding: try home.bytes(of: "script.fish"), as: UTF8.self)
    for line in fish.split(separator: "\n") {
      let parts = line.split(separator: " ")
      #expect(!(parts.contains("-x") && parts.contains("-F")), "\(line)")
    }
    let zsh = String(decoding: try home.bytes(of: "script.zsh"), as: UTF8.self)
    #expect(!zsh.contains("emulate"), "files are completed with the options of zsh's completion")
  }

  @Test func `a list of ids for them is made without a database`() throws {
    let run = try CommandRun(["courses", "--ids", "--data", "data"], in: home)
    #expect(run.output == "korean-first-steps\nstand-up-english\n")
    #expect(try !home.names().contains("data"))
  }
}
