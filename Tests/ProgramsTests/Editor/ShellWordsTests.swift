import Testing

@testable import Programs

struct ShellWordsTests {
  @Test(arguments: [
    ("vi", ["vi"]),
    ("  code\t--wait \n", ["code", "--wait"]),
    ("'/opt/my editor/ed' -n", ["/opt/my editor/ed", "-n"]),
    (#""/opt/my editor"/ed"#, ["/opt/my editor/ed"]),
    (#"/opt/my\ editor/ed"#, ["/opt/my editor/ed"]),
    (#"a "b \"c\" \d" 'e\f'"#, ["a", #"b "c" \d"#, #"e\f"#]),
    (#"ed "" ''"#, ["ed", "", ""]),
    ("ed $HOME ~ * `rm`;x|y", ["ed", "$HOME", "~", "*", "`rm`;x|y"]),
    ("편집기 -x", ["편집기", "-x"]),
    ("", []),
  ])
  func `words are parted as a shell parts them, and nothing is expanded`(
    command: String, words: [String]
  ) {
    #expect(ShellWords(command)?.words == words)
  }

  @Test(arguments: [
    ("vi", false), ("code --wait --foo=bar", false), ("'/opt/$my ~editor/ed' -n", false),
    (#""/opt/my editor/ed""#, false), ("LC_ALL=C vim", true), ("~/bin/ed", true),
    ("$HOME/bin/ed", true), (#""$HOME"/ed"#, true), ("ed && true", true), ("`which vi`", true),
    ("vi 'x", false),
  ])
  func `a shell is wanted for what only a shell can do`(command: String, isNeeded: Bool) {
    #expect(ShellWords.needsShell(command) == isNeeded)
  }

  @Test(arguments: ["'a", "\"a", "\"a\\", "a\\", "a 'b' \"c"])
  func `what is not closed is no command`(command: String) {
    #expect(ShellWords(command) == nil)
  }
}
