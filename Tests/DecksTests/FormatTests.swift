import Decks
import Lessons
import Testing

/// Every format is told by what is in it, and comes to the same two sentences.
struct FormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let format: DeckFormat
    let text: String
    var testDescription: String { "\(format.rawValue): \(text.prefix(20))" }
  }

  private static let cases = [
    Case(format: .tsv, text: "I go.\t가요.\nI eat.\t먹어요.\n"),
    Case(format: .tsv, text: "I go.\t가요.\r\nI eat.\t먹어요.\r\n"),
    Case(format: .tsv, text: "I go.\t가요.\rI eat.\t먹어요."),
    Case(format: .tsv, text: "\u{FEFF}I go.\t가요.\nI eat.\t먹어요."),
    Case(format: .csv, text: "I go.,가요.\n\"I eat.\",\"먹어요.\"\n"),
    Case(format: .csv, text: "front,back\nI go.,가요.\nI eat.,먹어요.\n"),
    Case(format: .csv, text: "sep=;\r\nI go.;가요.\r\nI eat.;먹어요.\r\n"),
    Case(format: .csv, text: "I go.;가요.\nI eat.;먹어요.\n"),
    Case(format: .quizlet, text: "I go. - 가요.\nI eat. - 먹어요.\n"),
    Case(
      format: .tatoeba,
      text: """
        I go.\t가요.\tCC-BY 2.0 (France) Attribution: tatoeba.org #12 (CM) & #34 (Eunhee)
        I eat.\t먹어요.\tCC-BY 2.0 (France) Attribution: tatoeba.org #56 (CM) & #78 (Eunhee)
        """),
    Case(format: .tatoeba, text: "12\tI go.\t34\t가요.\n56\tI eat.\t78\t먹어요.\n"),
    Case(
      format: .ankiText,
      text: "#separator:tab\n#html:true\nI go.\t<b>가요.</b>\n# no note\nI eat.\t먹어요.\n"),
    Case(format: .ankiText, text: "#separator:Comma,,,\n#html:false,,\nI go.,가요.\nI eat.,먹어요.\n"),
    Case(format: .hashcards, text: "Q: I go.\nA: 가요.\n\nQ: I eat.\nA: 먹어요.\n"),
    Case(format: .repeater, text: "I go.::가요.\nI eat.::먹어요.\n"),
    Case(format: .hascard, text: "# I go.\n가요.\n---\n# I eat.\n먹어요.\n"),
  ]

  @Test(arguments: cases)
  func `a format is known by its content`(_ sample: Case) throws {
    let deck = try Sample(sample.text, named: "x.png").converted()
    #expect(deck.format == sample.format)
    #expect(deck.pairs == ["I go. = 가요.", "I eat. = 먹어요."])
    #expect(deck.ledger.read == 2)
    #expect(deck.isBalanced)
    let languages = try #require(deck.courses.first).languages
    #expect(languages == LanguagePair(prompt: Language(code: "en"), answer: Language(code: "ko")))
  }

  @Test(arguments: ["\r", "\r\n"])
  func `lines may end as on other systems, in every format`(end: String) throws {
    for sample in Self.cases {
      let lines = sample.text.split(separator: #/\r\n|\r|\n/#, omittingEmptySubsequences: false)
      let deck = try Sample(lines.joined(separator: end), named: "x.png").converted()
      #expect(deck.format == sample.format, "\(sample)")
      #expect(deck.pairs == ["I go. = 가요.", "I eat. = 먹어요."], "\(sample)")
      #expect(deck.ledger.read == 2 && deck.isBalanced, "\(sample)")
    }
  }

  @Test func `ids are those of the source, else the prompt's`() throws {
    let pairs = try Sample("12\tI go.\t34\t가요.\n").converted()
    #expect(pairs.courses[0].entries[0].sentence.id.rawValue == "tatoeba:12")
    let guid = try Sample("#guid column:1\n#separator:tab\ng\"2\tI go.\t가요.\n").converted()
    #expect(guid.courses[0].entries[0].sentence.id.rawValue == "anki:g\"2:0")
    let plain = try Sample("I go.\t가요.\n").converted()
    #expect(plain.courses[0].entries[0].sentence.id == SentenceID(hashOf: "I go."))
  }

  @Test func `notes with one prompt are one sentence`() throws {
    let deck = try Sample("I go.\t가요.\nI go.\t나는 가요.\nI go.\t가요.\n").converted()
    #expect(deck.pairs == ["I go. = 가요. | 나는 가요."])
    #expect(deck.ledger.taken == 2)
    #expect(deck.ledger.leftOut == [.duplicate: [.line(3)]])
    #expect(deck.ledger.alterations[.grouped] == [.line(2)])
  }

  @Test func `both directions are two courses`() throws {
    var options = DeckOptions()
    options.direction = .both
    let deck = try Sample("I go.\t가요.\nI eat.\t먹어요.\n").converted(options)
    #expect(deck.pairs(ofCourse: 0) == ["I go. = 가요.", "I eat. = 먹어요."])
    #expect(deck.pairs(ofCourse: 1) == ["가요. = I go.", "먹어요. = I eat."])
    #expect(deck.courses.map(\.languages.answer.code) == ["ko", "en"])
    #expect(deck.courses.map(\.isTurned) == [false, true])
    #expect(deck.ledger.read == 2 && deck.isBalanced)
    options.direction = .reverse
    let turned = try Sample("I go.\t가요.\n").converted(options)
    #expect(turned.pairs == ["가요. = I go."])
  }

  @Test func `fields can be chosen by name or by number`() throws {
    let table = "id,Korean,English,Hint\n1,가요.,I go.,x\n2,먹어요.,I eat.,y\n"
    var options = DeckOptions()
    options.front = "english"
    options.back = "2"
    #expect(try Sample(table).converted(options).pairs == ["I go. = 가요.", "I eat. = 먹어요."])
    options.front = "Front"
    #expect(
      throws: DeckError.unknownField("Front", known: ["id", "Korean", "English", "Hint"])
    ) { try Sample(table).converted(options) }
  }

  @Test(arguments: ["CP949", "UTF-16", "UTF-16LE", "UTF-16BE"])
  func `other encodings are read`(encoding: String) throws {
    let text = "I go.\t가요.\nI eat.\t먹어요.\n"
    let bytes = try Encoding.encode(text, as: encoding)
    #expect(try Sample(bytes).converted().pairs == ["I go. = 가요.", "I eat. = 먹어요."])
  }

  @Test func `gaps ask for the whole sentence`() throws {
    let deck = try Sample("C: [Seoul] is [big].\n\nC: no gap\n").converted()
    #expect(
      deck.pairs == ["[…] is big. = Seoul is big.", "Seoul is […]. = Seoul is big."])
    #expect(deck.ledger.leftOut == [.noGap: [.line(3)]])
    #expect(deck.isBalanced)
  }
}
