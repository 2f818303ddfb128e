import FoundationEssentials
import PseudoTerminal
import TestSupport
import Testing

/// `malmoi try`: answers in, verdicts out.
struct TryTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try home.write(
      #"""
      {"format": 1, "id": "c", "title": "C", "languages": {"prompt": "ko", "answer": "en"},
        "days": [{"sentences": [
          {"id": "ready", "prompt": "준비됐어요.", "answers": ["{I am|I'm} ready."]},
          {"id": "bug", "prompt": "버그를 고쳤어요.", "answers": ["I fixed the login bug."]}]}]}
      """#, to: "c.json")
  }

  private func run(_ arguments: [String], given: String) throws -> CommandRun {
    try home.write(given, to: "given")
    return try CommandRun(
      ["try", "c.json"] + arguments, in: home, redirection: "<given >out")
  }

  private func verdicts(_ arguments: [String], given: String) throws -> [VerdictObject] {
    let run = try run(arguments + ["--json"], given: given)
    #expect(run.status == .exited(0), "\(run.errors)")
    return try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(VerdictObject.self, from: Data($0.utf8))
    }
  }

  @Test func `each line is an answer, with its sentence before a tab`() throws {
    let verdicts = try verdicts(
      [], given: "ready\tI am ready.\nbug\tI fix the login bug.\r\n\nready\tI'm ready.\n")
    #expect(verdicts.map(\.sentence) == ["ready", "bug", "ready"])
    #expect(verdicts.map(\.verdict) == ["exact", "wrong", "exact"])
    #expect(verdicts[1].given == "I fix the login bug.")
    #expect(verdicts[1].shown == "I fixed the login bug.")
    #expect(!verdicts[1].reasons.isEmpty)
    #expect(verdicts[1].reasons.allSatisfy { !$0.kind.isEmpty && !$0.text.isEmpty })
    #expect(verdicts[0].reasons.isEmpty && verdicts[0].remarks.isEmpty)
  }

  @Test func `or all are to the sentence that is named`() throws {
    let verdicts = try verdicts(["bug"], given: "I fixed the login bug.\nI fixed the lgin bug.")
    #expect(verdicts.map(\.verdict) == ["exact", "almost"])
    #expect(verdicts[1].reasons.map(\.kind) == ["spelling"])
  }

  @Test func `answers built of blocks have no slips`() throws {
    #expect(
      try verdicts(["bug", "--blocks"], given: "i fixed the login bug").map(\.verdict)
        == ["exact"])
    #expect(
      try verdicts(["bug", "--blocks"], given: "I fixed the lgin bug").map(\.verdict)
        == ["wrong"])
  }

  @Test func `people read the verdict below the answer`() throws {
    let run = try run(["bug"], given: "I fixed the login bug.\nI broke it.")
    let lines = run.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["bug: I fixed the login bug.", "  Right."])
    #expect(lines.contains("bug: I broke it."))
    #expect(lines.contains { $0.hasPrefix("  Answer") && $0.contains("I fixed the login bug.") })
  }

  @Test func `a line that holds no answer is told with its number, and hides no other`() throws {
    let run = try run(["--json"], given: "ready\tI am ready.\nno tab\nbgu\tx\n")
    #expect(run.status == .exited(1))
    #expect(run.output.split(separator: "\n").count == 1)
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors[0].hasPrefix("line 2: ") && errors[0].contains("a tab"))
    #expect(errors[1].hasPrefix("line 3: ") && errors[1].contains("bug"))
  }

  @Test func `an unknown sentence ends it before anything is read`() throws {
    let run = try run(["redy"], given: "x")
    #expect(run.status == .exited(1))
    #expect(run.errors.contains("ready") && run.output.isEmpty, "\(run.errors)")
  }

  @Test func `nothing of it is kept`() throws {
    _ = try run(["bug", "--data", "data"], given: "I fixed the login bug.")
    #expect(try !home.names().contains("data"))
  }

  @Test(arguments: [
    String(repeating: "가나다 ", count: 1_300), String(repeating: "\u{301}", count: 4_000),
    "한국어로만 쓴 답", "\u{202E}\u{1B}[31m", String(repeating: "a ", count: 60), "\u{0}",
  ])
  func `whatever is given, there is one verdict`(given: String) throws {
    #expect(try verdicts(["bug"], given: given + "\n").map(\.verdict) == ["wrong"])
  }
}

/// What `malmoi try --json` promises of a line.
private struct VerdictObject: Decodable {
  struct Part: Decodable {
    let kind, text: String
  }

  let sentence, given, verdict, shown: String
  let reasons, remarks: [Part]
}
