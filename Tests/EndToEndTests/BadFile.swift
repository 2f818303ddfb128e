import Glibc
import TestSupport
import Testing

/// Something that is no course file, and what is said about it.
struct BadFile: CustomTestStringConvertible, Sendable {
  /// Puts it where a course file is looked for.
  let make: @Sendable (TemporaryFolder) throws -> Void
  /// What is said after the path: `:line:column: message`, or `: message` where nothing was read.
  let complaint: String
  let testDescription: String

  /// The name of every one of them.
  static let name = "course.json"

  init(
    _ description: String, _ complaint: String,
    make: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) {
    testDescription = description
    self.complaint = complaint
    self.make = make
  }

  /// A file that holds `text`.
  init(_ description: String, _ complaint: String, text: String) {
    self.init(description, complaint) { try $0.write(text, to: Self.name) }
  }
}

extension BadFile {
  static let all = [
    BadFile("missing", ": there is no such file; check the name.") { _ in },
    BadFile("a folder", ": this is a folder; name a file in it.") { home in
      try #require(mkdir(home.file(name), 0o755) == 0)
    },
    BadFile("a pipe", ": this is a pipe or a device; a course must be a plain file.") { home in
      try #require(mkfifo(home.file(name), 0o644) == 0)
    },
    BadFile("50 MB", ":1:1: the file is too large; expected at most 16 MiB.") { home in
      try home.write("", to: name)
      try #require(truncate(home.file(name), 50 << 20) == 0)
    },
    BadFile("empty", ":1:1: the file is empty; expected an object in braces.", text: ""),
    BadFile(
      "not UTF-8", ":2:5: the text is not UTF-8 from here on; save the file as UTF-8."
    ) { home in
      try home.write(bytes: Array("{\n \"ti".utf8) + [0xE9, 0x22, 0x7D], to: name)
    },
    BadFile("not JSON", ":1:1: expected a value, found “Dear”.", text: "Dear"),
    BadFile(
      "wrong in type", ":4:24: expected a list in brackets, found text in quotes.",
      text: course(days: #"{"sentences": "none"}"#)),
    BadFile(
      "without sentences", ":4:24: the day has no sentences; expected at least one.",
      text: course(days: #"{"sentences": []}"#)),
    BadFile(
      "with a control character",
      ":4:38: the control character U+001B stands here; expected text without control characters.",
      text: course(
        days: #"{"sentences": [{"prompt": "a"# + "\u{1B}[2J" + #"", "answers": ["b"]}]}"#)),
  ]

  /// The text of a course whose days stand in the fourth line, after nine columns.
  private static func course(days: String) -> String {
    """
    {"format": 1, "id": "bad", "title": "Bad",
     "description": "", "property": "",
     "languages": {"prompt": "ko", "answer": "en"},
     "days":[\(days)]}
    """
  }
}
