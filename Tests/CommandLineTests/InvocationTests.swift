import AppTestSupport
import AppText
import CommandLine
import Lessons
import Testing

struct InvocationTests {
  @Test(arguments: [
    ([], Invocation.Command.open),
    (["study", "korean-first-steps"], .study(course: "korean-first-steps", day: nil)),
    (["study", "my.json", "--day", "3"], .study(course: "my.json", day: 3)),
    (["--day=3", "study", "my.json"], .study(course: "my.json", day: 3)),
    (["check", "a.json", "b.json"], .check(files: ["a.json", "b.json"])),
    (["check", "--", "--odd-name.json"], .check(files: ["--odd-name.json"])),
    (["courses"], .courses(.table)), (["--json", "courses"], .courses(.json)),
    (["courses", "--ids"], .courses(.ids)), (["review"], .review),
    (["due"], .due(asJSON: false)), (["due", "--json"], .due(asJSON: true)),
    (["stats"], .stats(asJSON: false)), (["--json", "stats"], .stats(asJSON: true)),
    (["sources"], .sources(.list)), (["sources", "add", "~/c"], .sources(.add("~/c"))),
    (["sources", "remove", "~/c"], .sources(.remove("~/c"))),
    (["memos", "export", "~/notes"], .memos(.export("~/notes"))),
    (["memos", "import", "a.md", "b"], .memos(.import(["a.md", "b"]))),
    (["memos", "list"], .memos(.list(asJSON: false))),
    (["memos", "search", "a", "b", "--json"], .memos(.search("a b", asJSON: true))),
    (["memos", "show", "1f"], .memos(.show("1f", asJSON: false))),
    (["memos", "add"], .memos(.add(Invocation.NewMemo(text: nil)))),
    (["memos", "add", "-"], .memos(.add(Invocation.NewMemo(text: nil)))),
    (
      ["memos", "add", "a", "--tag", "x", "b", "--tag=y", "--sentence", "c/s/1"],
      .memos(
        .add(
          Invocation.NewMemo(
            text: "a b", tags: ["x", "y"],
            sentence: SentenceKey(
              course: CourseID(rawValue: "c"), sentence: SentenceID(rawValue: "s/1")))))
    ),
    (["words"], .words(course: nil, asJSON: false)),
    (["words", "c", "--json"], .words(course: "c", asJSON: true)),
    (
      ["try", "c", "s", "--blocks", "--json"],
      .tryAnswers(Invocation.Trial(course: "c", sentence: "s", mode: .bank, isJSON: true))
    ),
    (
      ["try", "c"],
      .tryAnswers(Invocation.Trial(course: "c", sentence: nil, mode: .typed, isJSON: false))
    ),
    (["man"], .manual), (["completion", "zsh"], .completion(.zsh)),
    (["study", "--help"], .help(of: ["study"])), (["-h"], .help(of: [])),
    (["memos", "--help"], .help(of: ["memos"])),
    (["memos", "add", "x", "-h"], .help(of: ["memos", "add"])),
    (["--version"], .version),
  ])
  func `words become a command`(words: [String], command: Invocation.Command) throws {
    #expect(try Invocation(arguments: words).command == command)
  }

  @Test func `options may stand anywhere, with a blank or an equals sign`() throws {
    let words = "--seed 7 study my.json --no-animation --data=/tmp/d --lang ko --ascii"
    let invocation = try Invocation(arguments: words.split(separator: " ").map(String.init))
    var expected = Invocation.Options()
    expected.dataFolder = "/tmp/d"
    expected.seed = 7
    expected.isAnimated = false
    expected.isASCIIOnly = true
    expected.language = .korean
    #expect(invocation.options == expected)
    #expect(invocation.command == .study(course: "my.json", day: nil))
  }

  @Test(arguments: [
    (["stduy"], UsageError.unknownCommand("stduy")),
    (["--colour"], .unknownOption("--colour")),
    (["--seed"], .missingValue(option: "--seed")),
    (["--data="], .missingValue(option: "--data")),
    (
      ["--seed", "x"],
      .invalidValue(option: "--seed", value: "x", expected: .wholeNumber)
    ),
    (
      ["--lang", "fr"],
      .invalidValue(option: "--lang", value: "fr", expected: .choice(["en", "ko"]))
    ),
    (["--ascii=yes"], .invalidValue(option: "--ascii", value: "yes", expected: .nothing)),
    (
      ["study", "x", "--day", "0"],
      .invalidValue(option: "--day", value: "0", expected: .day)
    ),
    (["study"], .missingArgument(command: "study", argument: "FILE|ID")),
    (["check"], .missingArgument(command: "check", argument: "FILE...")),
    (["study", "a", "b"], .unexpectedArgument("b")),
    (["sources", "ad", "x"], .unknownCommand("sources ad")),
    (["sources", "add"], .missingArgument(command: "sources add", argument: "ADDRESS")),
    (
      ["memos"],
      .missingArgument(command: "memos", argument: "list|search|show|add|export|import")
    ),
    (["memos", "export"], .missingArgument(command: "memos export", argument: "DIR")),
    (["memos", "export", "a", "b"], .unexpectedArgument("b")),
    (["memos", "import"], .missingArgument(command: "memos import", argument: "PATH...")),
    (["memos", "lst"], .unknownCommand("memos lst")),
    (["nothing", "--help"], .unknownCommand("nothing")),
    (["memos", "list", "all"], .unexpectedArgument("all")),
    (["memos", "add", "--tag"], .missingValue(option: "--tag")),
    (
      ["memos", "add", "x", "--sentence", "c"],
      .invalidValue(option: "--sentence", value: "c", expected: .sentence)
    ),
    (
      ["completion", "tcsh"],
      .invalidArgument(
        command: "completion", value: "tcsh", expected: .choice(["bash", "zsh", "fish"]))
    ),
    (["try", "c", "--typed", "--blocks"], .unexpectedArgument("--blocks")),
    (["review", "--json"], .misplacedOption(option: "--json", command: "review")),
    (["due", "now"], .unexpectedArgument("now")),
    (["stats", "--day", "1"], .misplacedOption(option: "--day", command: "stats")),
    (["--day", "1"], .misplacedOption(option: "--day", command: "malmoi")),
    (["check", "a", "--day", "1"], .misplacedOption(option: "--day", command: "check")),
  ])
  func `what cannot be understood is named`(words: [String], error: UsageError) {
    #expect(throws: error) { try Invocation(arguments: words) }
  }
}
