import Glibc
import TestSupport
import Testing

@testable import Programs

struct ExternalEditorTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeProgram(_ name: String, isExecutable: Bool = true) throws {
    try folder.write("#!/bin/sh\n", to: name)
    #expect(chmod(folder.file(name), isExecutable ? 0o700 : 0o600) == 0)
  }

  private func command(_ variables: [String: String]) throws(ExternalEditorError)
    -> ExternalEditor.Command
  {
    let environment = ["PATH": folder.path].merging(variables) { $1 }
    return try ExternalEditor(environment: environment).command()
  }

  @Test func `VISUAL comes before EDITOR, and an empty one does not count`() throws {
    for name in ["one", "two", "editor", "vi"] { try makeProgram(name) }
    #expect(try command(["VISUAL": "one", "EDITOR": "two"]).path == folder.file("one"))
    #expect(try command(["VISUAL": " ", "EDITOR": "two -n"]).path == folder.file("two"))
    #expect(try command(["EDITOR": "two -n 'a b'"]).arguments == ["-n", "a b"])
    #expect(try command([:]).path == folder.file("editor"))
  }

  @Test func `vi is there when nothing else is`() throws {
    try makeProgram("vi")
    #expect(try command([:]).path == folder.file("vi"))
  }

  @Test func `what is missing or unreadable is told apart`() throws {
    try makeProgram("vi")
    try makeProgram("plain", isExecutable: false)
    #expect(throws: ExternalEditorError.missing(variable: "EDITOR", name: "plain")) {
      try command(["EDITOR": "plain"])
    }
    #expect(throws: ExternalEditorError.missing(variable: "VISUAL", name: "/no/such")) {
      try command(["VISUAL": "/no/such --wait", "EDITOR": "vi"])
    }
    #expect(throws: ExternalEditorError.missing(variable: "EDITOR", name: folder.path)) {
      try command(["EDITOR": folder.path])
    }
    #expect(throws: ExternalEditorError.unreadable(variable: "EDITOR", value: "vi 'x")) {
      try command(["EDITOR": "vi 'x"])
    }
    #expect(throws: ExternalEditorError.noneFound) { try command(["PATH": "/nowhere"]) }
  }

  @Test(arguments: [("/var/tmp", "/var/tmp"), ("relative", "/tmp"), ("", "/tmp")])
  func `texts are put where TMPDIR says, when it says so well`(value: String, expected: String) {
    #expect(ExternalEditor(environment: ["TMPDIR": value]).temporaryFolder == expected)
  }
}
