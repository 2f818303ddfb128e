import Files

/// A file that is no deck, or a hostile one: to be refused whole, with its reason.
package struct BadDeck: Sendable {
  /// What is wrong with it.
  package let name: String
  /// What is in it.
  package let bytes: [UInt8]

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private init(_ name: String, _ text: String) {
    self.init(name, Array(text.utf8))
  }

  private init(_ name: String, archive files: [(name: String, contents: [UInt8])]) {
    self.init(name, ZipBytes(files: files).bytes)
  }

  /// One of the collections beside the tests of decks.
  ///
  /// - Throws: when it cannot be read.
  package static func fixture(_ name: String) throws -> [UInt8] {
    let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return try RegularFile.contents(
      of: FilePath("/\(tests)/DecksTests/Fixtures/\(name)"), limit: 1 << 20)
  }

  /// All kinds of them.
  ///
  /// - Throws: when a fixture cannot be read.
  package static func all() throws -> [BadDeck] {
    try texts + archives() + collections()
  }

  private static var texts: [BadDeck] {
    [
      BadDeck("nothing", ""),
      BadDeck("white space", " \n \t"),
      BadDeck("prose", "Once upon a time\nthere was nothing.\n"),
      BadDeck("prose with old line ends", "Once upon a time\rthere was nothing.\r"),
      BadDeck("no text", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0xFF, 0x80]),
      BadDeck("a broken line", Array("a\tb\nc\t".utf8) + [0xFF, 0xFF, 0x0A]),
      BadDeck("a row of a megabyte", "long\t" + String(repeating: "가", count: 350_000)),
      BadDeck("control characters", "esc\u{1B}[2J\t나쁜\nturn\t\u{202E}돌려\n"),
    ]
  }

  private static func archives() throws -> [BadDeck] {
    let package = try fixture("latest.apkg")
    let text = Array("no database".utf8)
    return [
      BadDeck("a truncated archive", Array(package[..<(package.count / 2)])),
      BadDeck("an archive's first bytes", [0x50, 0x4B, 0x03, 0x04]),
      BadDeck("an archive of archives", archive: [("inner.apkg", package)]),
      BadDeck("a name that leads out", archive: [("../collection.anki2", [1])]),
      BadDeck("a name from the root", archive: [("/etc/x", [1])]),
      BadDeck(
        "a newer layout", archive: [("meta", [0x08, 0x09]), ("collection.anki22", [1])]),
      BadDeck("an archive without", archive: [("a.txt", [1])]),
      BadDeck("a collection that is none", archive: [("collection.anki21", text)]),
      BadDeck(
        "a packed one that is not",
        archive: [("meta", [0x08, 0x03]), ("collection.anki21b", [1, 2])]),
      BadDeck("a bomb", try fixture("bomb.apkg")),
    ]
  }

  private static func collections() throws -> [BadDeck] {
    [
      BadDeck("a damaged database", "SQLite format 3\0rest"),
      BadDeck("a database of another program", try fixture("other.db")),
      BadDeck("a newer collection", try fixture("newer.anki2")),
    ]
  }
}
