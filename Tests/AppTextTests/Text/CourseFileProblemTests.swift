import AppTestSupport
import AppText
import BundledResources
import Files
import Lessons
import Testing

struct CourseFileProblemTests {
  private let english: Localization
  private let korean: Localization

  init() throws {
    let folder = try #require(BundledResources.folder(besideExecutable: "/nowhere/malmoi"))
    english = try Localization(.english, in: folder)
    korean = try Localization(.korean, in: folder)
  }

  @Test(arguments: [
    ("“", "U+201C"), ("”x", "U+201D"), ("‘a’", "U+2018"), ("«", "U+00AB"), ("„", "U+201E"),
    ("＂", "U+FF02"), ("「", "U+300C"),
  ])
  func `a curved quotation mark is named for what it is`(
    found: String, code: String
  ) {
    let errors: [JSONSyntaxError] = [
      .expectedValue(found: found), .expectedComma(closer: "}", found: found),
      .expectedKey(found: found), .expectedColon(found: found), .textAfterEnd(found: found),
      .mismatchedCloser(expected: "]", found: found),
    ]
    for error in errors {
      #expect(
        english.message(for: .syntax(error))
          == "this is a typographic quotation mark (\(code)); expected the straight one of JSON "
          + "(U+0022).")
      #expect(korean.message(for: .syntax(error)).contains("둥근 따옴표(\(code))"))
    }
  }

  @Test func `a straight quotation mark is not shown between others`() {
    let error = JSONSyntaxError.expectedComma(closer: "}", found: "\"")
    let words = english.withASCIISigns
    #expect(words.message(for: .syntax(error)) == #"expected "," or "}", found a double quote."#)
  }

  @Test(arguments: CourseFileError.examples)
  func `every mistake is told in the words of each language`(fact: CourseFileError) {
    let inEnglish = english.message(for: fact)
    let inKorean = korean.message(for: fact)
    #expect(!inEnglish.holdsHangul, "\(inEnglish)")
    #expect(inKorean.holdsHangul, "\(inKorean)")
    for message in [inEnglish, inKorean] {
      #expect(message.hasSuffix("."))
      let unfilled = String.places.filter { message.contains($0) }
      #expect(unfilled.isEmpty, "\(message)")
    }
  }

  @Test func `no two mistakes share their words`() {
    for language in [english, korean] {
      let messages = CourseFileError.examples.map { language.message(for: $0) }
      #expect(Set(messages).count == messages.count)
    }
  }

  /// A table without texts gives the keys themselves.
  @Test func `the examples are all there are`() {
    let keys = Localization(language: .english, table: [:])
    let parts = ["problem.kind.", "problem.found."]
    let expected = MessageDeclaration.all.map(\.key).filter { key in
      key.hasPrefix("problem.") && !parts.contains(where: key.hasPrefix)
    }
    #expect(CourseFileError.examples.map { keys.message(for: $0) }.sorted() == expected.sorted())
  }

  @Test func `a control character is one mistake wherever it is found`() {
    #expect(
      korean.message(for: .syntax(.controlCharacter("\u{1B}")))
        == korean.message(for: .controlCharacter("\u{1B}")))
  }

  @Test(arguments: [
    (JSONKind.null, "null"), (.bool, "true/false"), (.number, "숫자"), (.array, "배열"),
    (.object, "객체"),
  ])
  func `values are called by their kind`(kind: JSONKind, name: String) {
    #expect(
      korean.message(for: .wrongType(expected: .string, found: kind))
        == "\(name) 값인데 문자열 값이어야 합니다.")
  }

  @Test func `the end of a file is no character`() {
    let atEnd = CourseFileError.syntax(.expectedComma(closer: "]", found: nil))
    #expect(english.message(for: atEnd) == "expected “,” or “]”, found the end of the file.")
    #expect(korean.message(for: atEnd) == "파일이 끝나기 전에 “,” 또는 “]” 기호가 와야 합니다.")
  }

  @Test func `a value that looks like a place is shown as it is`() {
    #expect(korean.message(for: .missingKey("{key}")) == "여기에 “{key}” 키가 없습니다.")
  }

  @Test func `the place comes first, and a warning is marked as one`() {
    let error = CourseFileProblem(line: 3, column: 7, fact: .emptyDay)
    let warning = CourseFileProblem(line: 12, column: 1, fact: .unknownKey("hint"))
    #expect(english.sentence(for: error) == "3:7: the day has no sentences; expected at least one.")
    #expect(korean.sentence(for: error) == "3:7: 학습일에 문장이 없습니다. 하나 이상 있어야 합니다.")
    #expect(
      korean.sentence(for: warning) == "12:1: 경고: “hint” 키는 알 수 없는 키라서 무시됩니다.")
  }
}

extension CourseFileError {
  /// One of every mistake that has words of its own.
  static let examples: [Self] =
    [
      .tooLarge(limit: 16 << 20), .notUTF8, .emptyFile, .controlCharacter("\u{1B}"),
      .missingKey("title"), .wrongType(expected: .array, found: .string), .duplicateKey("id"),
      .unknownKey("hint"), .unknownFormat("2"), .blank(key: "prompt"),
      .tooLong(key: "note", limit: 2_000), .tooMany(key: "answers", limit: 500),
      .badCourseID("my course"), .badLanguage("Korean!"), .badDayCount("2.5", limit: 2_000),
      .emptyCourse, .emptyDay, .noAnswers, .tooManyWords(count: 101, limit: 100),
      .wordTooLong(limit: 300), .duplicateSentenceID("a", firstLine: 9),
      .duplicateCourseID("a", firstLine: 9), .duplicatePrompt(firstLine: 9),
      .acceptedDistractor("OK"), .emptyGlossaryEntry, .emptyGlossaryForm,
      .unusedGlossaryWord("go"),
      .claimedForm("went", of: "go", firstLine: 9), .unknownSpacing("tabs"),
    ] + syntaxErrors.map(Self.syntax) + patternErrors.map(Self.badPattern)
    + textErrors.map(Self.text)

  private static let syntaxErrors: [JSONSyntaxError] = [
    .expectedValue(found: "x"), .expectedComma(closer: "]", found: "x"), .expectedKey(found: "x"),
    .expectedColon(found: "x"), .trailingComma, .mismatchedCloser(expected: "]", found: "}"),
    .unexpectedEnd(closer: "}"), .comment, .unterminatedString, .invalidEscape, .loneSurrogate,
    .invalidNumber, .nestedTooDeep(limit: 64), .tooManyValues(limit: 1_000_000),
    .textAfterEnd(found: "x"), .expectedValue(found: "“"),
  ]

  private static let textErrors: [CourseTextError] = [
    .missingTitle, .missingID, .missingLanguages, .unknownHeading, .unknownField("color"),
    .sentenceBeforeDay, .missingEquals, .crampedEquals, .emptyPrompt, .emptyAnswer,
    .unclosedSpeaker, .brokenID, .strayIndent, .unknownSign("%"), .emptyItem("+"),
    .wordWithoutMeaning, .unknownEscape,
  ]

  private static let patternErrors: [AnswerPatternError.Kind] = [
    .unclosedBrace, .unopenedBrace, .barOutsideBraces, .unknownEscape, .nestedTooDeep(limit: 16),
    .acceptsNothing, .danglingJoin, .cutCharacter,
  ]
}

extension Localization {
  /// The sentence without its place and mark.
  fileprivate func message(for fact: CourseFileError) -> String {
    let sentence = sentence(for: CourseFileProblem(line: 1, column: 1, fact: fact))
    let mark = fact.severity == .warning ? "\(self[.checkWarning]): " : ""
    return String(sentence.dropFirst("1:1: \(mark)".count))
  }
}

extension String {
  /// What the texts of problems have for values; none may be left unfilled.
  fileprivate static let places = [
    "{limit}", "{code}", "{key}", "{expected}", "{found}", "{format}", "{id}", "{days}",
    "{count}", "{line}", "{word}", "{text}", "{closer}", "{escapes}", "{mark}", "{escaped}",
    "{example}",
  ]
}

extension String {
  /// Whether a syllable of the Korean script is in it.
  fileprivate var holdsHangul: Bool {
    unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
