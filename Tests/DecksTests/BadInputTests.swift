import Decks
import Files
import Lessons
import TestSupport
import Testing

/// What is no deck, or a hostile one, is refused within a second, with place and reason.
struct BadInputTests {
  /// What is said of those of `BadDeck.all()` that are refused.
  private static let reasons: [String: DeckError] = [
    "nothing": .empty,
    "white space": .empty,
    "prose": .notADeck,
    "prose with old line ends": .notADeck,
    "no text": .unknownEncoding(line: 1),
    "a broken line": .unknownEncoding(line: 2),
    "a truncated archive": .damagedArchive,
    "an archive's first bytes": .damagedArchive,
    "an archive of archives": .nestedArchive,
    "a name that leads out": .unsafeName("../collection.anki2"),
    "a name from the root": .unsafeName("/etc/x"),
    "a newer layout": .newerAnki(version: 9),
    "an archive without": .noCollection,
    "a collection that is none": .damagedDatabase,
    "a packed one that is not": .damagedArchive,
    "a damaged database": .damagedDatabase,
    "a database of another program": .notACollection,
    "a newer collection": .newerAnki(version: 19),
  ]

  @Test func `what is no deck is refused with its reason`() throws {
    let decks = try BadDeck.all()
    #expect(Set(Self.reasons.keys).isSubset(of: decks.map(\.name)))
    for bad in decks {
      guard let reason = Self.reasons[bad.name] else { continue }
      let deck = try Sample(bad.bytes)
      let start = ContinuousClock.now
      #expect(throws: reason, "\(bad.name)") { try deck.converted() }
      #expect(ContinuousClock.now - start < .seconds(1), "\(bad.name)")
      #expect(try Folder.names(in: FilePath(deck.folder)) == ["deck.txt"])
    }
  }

  @Test func `a bomb is not unpacked`() throws {
    let bomb = try BadDeck.fixture("bomb.apkg")
    let start = ContinuousClock.now
    let deck = try Sample(bomb)
    #expect {
      try deck.converted()
    } throws: { error in
      if case .bomb? = error as? DeckError { true } else { false }
    }
    #expect(ContinuousClock.now - start < .seconds(1))
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
    var generator = Lessons.SeededGenerator(seed: UInt64(seed))
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
