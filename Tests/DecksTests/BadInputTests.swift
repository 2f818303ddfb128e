import Decks
import Files
import Lessons
import Testing

/// What is no deck, or a hostile one, is refused within a second, with place and reason.
struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let error: DeckError
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ error: DeckError) {
      self.name = name
      self.bytes = bytes
      self.error = error
    }
  }

  private static func fixture(_ name: String) throws -> [UInt8] {
    try RegularFile.contents(of: FilePath(Sample.fixture(name)), limit: 1 << 20)
  }

  static func cases() throws -> [Case] {
    let package = try fixture("latest.apkg")
    let nested = ZipBytes(files: [("inner.apkg", package)]).bytes
    let outside = ZipBytes(files: [("../collection.anki2", [1])]).bytes
    let absolute = ZipBytes(files: [("/etc/x", [1])]).bytes
    let newer = ZipBytes(files: [("meta", [0x08, 0x09]), ("collection.anki22", [1])]).bytes
    let noDatabase = ZipBytes(files: [("collection.anki21", Array("no database".utf8))]).bytes
    let unpacked = ZipBytes(files: [("meta", [0x08, 0x03]), ("collection.anki21b", [1, 2])]).bytes
    return [
      Case("nothing", [], .empty),
      Case("white space", Array(" \n \t".utf8), .empty),
      Case("prose", Array("Once upon a time\nthere was nothing.\n".utf8), .notADeck),
      Case("no text", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0xFF, 0x80], .unknownEncoding(line: 1)),
      Case(
        "a broken line", Array("a\tb\nc\t".utf8) + [0xFF, 0xFF, 0x0A], .unknownEncoding(line: 2)),
      Case("a truncated archive", Array(package[..<(package.count / 2)]), .damagedArchive),
      Case("an archive's first bytes", [0x50, 0x4B, 0x03, 0x04], .damagedArchive),
      Case("an archive of archives", nested, .nestedArchive),
      Case("a name that leads out", outside, .unsafeName("../collection.anki2")),
      Case("a name from the root", absolute, .unsafeName("/etc/x")),
      Case("a newer layout", newer, .newerAnki(version: 9)),
      Case("an archive without", ZipBytes(files: [("a.txt", [1])]).bytes, .noCollection),
      Case("a collection that is none", noDatabase, .damagedDatabase),
      Case("a packed one that is not", unpacked, .damagedArchive),
      Case("a damaged database", Array("SQLite format 3\0rest".utf8), .damagedDatabase),
    ]
  }

  @Test func `what is no deck is refused with its reason`() throws {
    for sample in try Self.cases() {
      let deck = try Sample(sample.bytes)
      let start = ContinuousClock.now
      #expect(throws: sample.error, "\(sample.name)") { try deck.converted() }
      #expect(ContinuousClock.now - start < .seconds(1), "\(sample.name)")
      #expect(try Folder.names(in: FilePath(deck.folder)) == ["deck.txt"])
    }
  }

  @Test func `a bomb is not unpacked`() throws {
    let bomb = try Self.fixture("bomb.apkg")
    let start = ContinuousClock.now
    let deck = try Sample(bomb)
    #expect {
      try deck.converted()
    } throws: { error in
      if case .bomb? = error as? DeckError { true } else { false }
    }
    #expect(ContinuousClock.now - start < .seconds(1))
  }

  @Test func `a database of another program is none`() throws {
    #expect(throws: DeckError.notACollection) {
      try Sample(try Self.fixture("other.db")).converted()
    }
    #expect(throws: DeckError.newerAnki(version: 19)) {
      try Sample(try Self.fixture("newer.anki2")).converted()
    }
  }

  @Test func `rows that cannot be sentences are left out, each with its line`() throws {
    let long = String(repeating: "가", count: 1_000_000)
    let rows = [
      "fine\t좋아요", "esc\u{1B}[2J\t나쁜", "\t빈", "empty\t", "one", "\(long)\t긴", "long\t\(long)",
      "turn\t\u{202E}돌려", "fine\t좋아요", "ok\t괜찮아요",
    ]
    let deck = try Sample(rows.joined(separator: "\n")).converted()
    #expect(deck.pairs == ["fine = 좋아요", "ok = 괜찮아요"])
    #expect(
      deck.ledger.leftOut == [
        .controlCharacter: [.line(2), .line(8)], .emptyPrompt: [.line(3)],
        .emptyAnswer: [.line(4)], .oneColumn: [.line(5)], .tooLong: [.line(6), .line(7)],
        .duplicate: [.line(9)],
      ])
    #expect(deck.ledger.read == 10 && deck.isBalanced)
  }

  @Test func `a quotation mark that is never closed takes only its own line`() throws {
    let deck = try Sample("\"open,가\nb,나\nc,다\n").converted()
    #expect(deck.ledger.read == 3 && deck.isBalanced)
    #expect(deck.pairs.suffix(2) == ["b = 나", "c = 다"])
  }

  @Test(arguments: 1...40)
  func `every note is accounted for, whatever the bytes`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "a", "가", "\t", "\t", ",", ";", "\n", "\r", "\"", "#", "::", "Q: ", "A: ", "C: [x]", "---\n",
      "\u{1B}", "<b>", "&amp;", "{{c1::", "}}", "[sound:x]", "\\(", " / ", "(", ")", "~", "|",
      "\u{202E}", " ",
    ]
    let text = (0..<400).map { _ in pieces[Int.random(in: pieces.indices, using: &generator)] }
      .joined()
    let deck = try Sample(text)
    for format in DeckFormat.allCases where format != .anki && format != .libreLingo {
      var options = DeckOptions()
      options.format = format
      guard let made = try? deck.converted(options) else { continue }
      #expect(made.isBalanced, "\(format)")
      for draft in made.courses {
        let course = try CourseMerge(
          draft, into: nil, id: CourseID(rawValue: "imported-x")
        ).course
        let read = CourseFile.read(CourseFileText(course).bytes)
        #expect(read.course == course, "\(format): \(read.problems.prefix(2))")
      }
    }
  }
}
