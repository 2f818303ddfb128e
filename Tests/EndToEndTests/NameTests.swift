import Files
import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// Files and folders whose names are no text, or look alike.
struct NameTests {
  let home: TemporaryFolder
  private let folder: FilePath

  init() throws {
    home = try TemporaryFolder()
    folder = FilePath(home.path)
  }

  /// `caf` and a byte that is no UTF-8, as a path and in the shell's words.
  private static let name = FilePath(bytes: Array("caf".utf8) + [0xE9])
  private static let word = #""$(printf 'caf\351')""#

  @Test func `a course file whose name is no text is found by its name`() throws {
    try RegularFile.replace(folder.appending(Self.name), with: Array("{".utf8))
    let run = try CommandRun(["check"], in: home, redirection: "\(Self.word) >out")
    #expect(run.output.hasPrefix("caf\u{FFFD}:1:2: "), "\(run.output)\(run.errors)")
    let missing = try CommandRun(["check", "caf\u{FFFD}"], in: home)
    #expect(missing.output.contains("there is no such file"))
  }

  @Test func `memos go into a folder of such a name, and come from it`() throws {
    _ = try CommandRun(["memos", "add", "은/는"], in: home)
    let export = try CommandRun(["memos", "export"], in: home, redirection: "\(Self.word) >out")
    #expect(export.status == .exited(0), "\(export.errors)")
    #expect(try Folder.names(in: folder.appending(Self.name)).count == 1)
    let again = try CommandRun(["memos", "import"], in: home, redirection: "\(Self.word) >out")
    #expect(again.output.contains("There already: 1"), "\(again.output)\(again.errors)")
  }

  @Test(arguments: ["HOME", "XDG_DATA_HOME"])
  func `the data goes where a variable of such bytes says`(variable: String) throws {
    let run = try CommandRun(
      ["memos", "add", "은/는"], in: home,
      runner: #"env -u XDG_DATA_HOME \#(variable)="$PWD/"\#(Self.word)"#)
    #expect(run.status == .exited(0), "\(run.errors)")
    let place: FilePath = variable == "HOME" ? ".local/share/malmoi" : "malmoi"
    let data = folder.appending(Self.name).appending(place)
    #expect(access(data.appending("malmoi.db").cString, F_OK) == 0)
  }

  @Test func `two folders that look alike are two sources`() throws {
    for (name, id) in [("caf\u{E9}", "one"), ("cafe\u{301}", "two")] {
      let course = """
        {"format": 1, "id": "\(id)", "title": "T", "languages": {"prompt": "ko", "answer": "en"},
         "days": [{"title": "D", "sentences": [{"prompt": "네.", "answers": ["Yes, I do."]}]}]}
        """
      try RegularFile.replace(
        folder.appending(FilePath(name)).appending("course.json"), with: Array(course.utf8))
      let added = try CommandRun(["sources", "add", "\(home.path)/\(name)"], in: home)
      #expect(added.output.hasPrefix("Added"), "\(added.output)")
    }
    #expect(try CommandRun(["sources"], in: home).output.split(separator: "\n").count == 4)
    let ids = try CommandRun(["courses", "--ids"], in: home).output.split(separator: "\n")
    #expect(ids.contains("one") && ids.contains("two"))
  }
}
