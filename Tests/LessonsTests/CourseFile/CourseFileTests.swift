import Testing

@testable import Lessons

struct CourseFileTests {
  @Test func `a course is read whole`() throws {
    let result = CourseFile.read(
      Array(
        #"""
        { "format": 1, "id": "first-steps", "title": "First steps", "description": "Greetings.",
          "property": "basics", "languages": {"prompt": "en", "answer": "ko"},
          "days": [
            {"title": "Hello", "sentences": [
              {"id": "hello", "prompt": "Hello.", "answers": ["{안녕하세요|안녕}."],
               "distractors": ["네"], "note": "Polite."}]},
            {"sentences": [{"prompt": "Yes.", "answers": ["네."]}]}
          ] }
        """#.utf8))
    #expect(result.problems.isEmpty)
    let course = try #require(result.course)
    #expect(
      course
        == Course(
          id: CourseID(rawValue: "first-steps"), title: "First steps",
          description: "Greetings.", property: "basics",
          languages: LanguagePair(prompt: english, answer: korean),
          days: [
            CourseDay(
              title: "Hello",
              sentences: [
                Sentence(
                  id: SentenceID(rawValue: "hello"), prompt: "Hello.",
                  answers: [pattern("{안녕하세요|안녕}.")], distractors: ["네"], note: "Polite.")
              ]),
            CourseDay(
              title: nil,
              sentences: [
                Sentence(
                  id: SentenceID(rawValue: SentenceIDAssigner.hashedID(of: "Yes.")),
                  prompt: "Yes.", answers: [pattern("네.")])
              ]),
          ]))
    #expect(course.totalDays == 2)
    #expect(course.summary.totalDays == 2)
  }

  @Test func `the optional keys are read`() throws {
    let result = CourseFile.read(
      Array(
        #"""
        { "format": 1, "id": "c", "title": "T", "languages": {"prompt": "en", "answer": "ko"},
          "spaces": "none",
          "glossary": [
            {"word": "가다", "meaning": "to go", "forms": ["가요", "갔어요"], "note": "Irregular."},
            {"word": "집", "meaning": "house"}],
          "days": [{"sentences": [
            {"prompt": "p", "answers": ["{저는|} 집에 가요."], "accepted": ["집 가요."], "by": "A",
             "distractors": ["와요", {"word": "집을", "why": "where to takes 에"}, {"word": "물"}]}]}] }
        """#.utf8))
    #expect(result.problems.isEmpty)
    let course = try #require(result.course)
    #expect(course.spacing == .none)
    #expect(
      course.glossary == [
        GlossaryEntry(
          word: "가다", meaning: "to go", forms: ["가요", "갔어요"], note: "Irregular."),
        GlossaryEntry(word: "집", meaning: "house"),
      ])
    let sentence = course.days[0].sentences[0]
    #expect(sentence.accepted == [pattern("집 가요.")])
    #expect(sentence.speaker == "A")
    #expect(
      sentence.distractors == [
        "와요", Distractor(word: "집을", why: "where to takes 에"), "물",
      ])
  }

  @Test func `what is odd in the optional keys is a warning with its place`() {
    let bytes = Array(
      #"""
      { "format": 1, "id": "c", "title": "T", "languages": {"prompt": "ko", "answer": "en"},
        "spaces": "tabs",
        "glossary": [
          {"word": "go", "meaning": "가다", "forms": ["went", "go", "goes"]},
          {"word": "wend", "meaning": "나아가다", "forms": ["went"]},
          {"word": " ", "meaning": "x"},
          {"word": "on"},
          {"word": "give up", "meaning": "포기하다", "forms": ["gave up", " "]},
          {"word": "roll out", "meaning": "배포하다"}],
        "days": [{"sentences": [
          {"prompt": "가", "answers": ["{I|We} {went|gave~up}.", "Out we roll."]}]}] }
      """#.utf8)
    let result = CourseFile.read(bytes)
    let expected: [(line: Int, column: Int, fact: CourseFileError)] = [
      (2, 13, .unknownSpacing("tabs")),
      (5, 51, .claimedForm("went", of: "go", firstLine: 4)),
      (6, 5, .emptyGlossaryEntry),
      (7, 5, .emptyGlossaryEntry),
      (8, 65, .emptyGlossaryForm),
      (9, 5, .unusedGlossaryWord("roll out")),
    ]
    #expect(
      result.problems
        == expected.map { CourseFileProblem(line: $0.line, column: $0.column, fact: $0.fact) })
    #expect(result.course?.glossary.map(\.word) == ["go", "wend", "give up", "roll out"])
    let forLearner = CourseFile.read(bytes, for: .learner).problems.map(\.fact)
    #expect(!forLearner.contains(.unusedGlossaryWord("roll out")))
  }

  @Test func `text is kept in one normal form`() throws {
    let course = try #require(
      read(sentences: #"{"prompt": "cafe\#u{301}", "answers": ["\u1112\u1161\u11ab"]}"#).course)
    let sentence = course.days[0].sentences[0]
    #expect(Array(sentence.prompt.unicodeScalars) == Array("café".unicodeScalars))
    #expect(Array(sentence.answers[0].firstPath.text.unicodeScalars) == ["한"])
  }

  @Test(arguments: [
    ([], 1, CourseFileError.emptyFile),
    (Array(" \n\t".utf8), 1, .emptyFile),
    ([0xEF, 0xBB, 0xBF], 1, .emptyFile),
    (Array("{\"가\": ".utf8) + [0xB0, 0xA1, 0x22], 7, .notUTF8),
    ([0xFF, 0xFE, 0x7B, 0x00], 1, .notUTF8),
    (Array("[]".utf8), 1, .wrongType(expected: .object, found: .array)),
    (Array("hello".utf8), 1, .syntax(.expectedValue(found: "hello"))),
  ])
  func `bytes that are no course are refused for one reason`(
    bytes: [UInt8], column: Int, fact: CourseFileError
  ) {
    let result = CourseFile.read(bytes)
    #expect(result.course == nil)
    #expect(result.problems == [CourseFileProblem(line: 1, column: column, fact: fact)])
  }

  @Test func `another format is refused`() {
    let result = CourseFile.read(Array(#"{"format": 2}"#.utf8))
    #expect(result.course == nil)
    #expect(result.problems.contains { $0.fact == .unknownFormat("2") })
  }

  @Test func `a file of 50 MB is refused by its size`() {
    let result = CourseFile.read(Array(repeating: UInt8(ascii: " "), count: 50_000_000))
    #expect(
      result.problems == [
        CourseFileProblem(line: 1, column: 1, fact: .tooLarge(limit: 16 * 1024 * 1024))
      ])
  }

  @Test func `every problem is told where it stands`() {
    let result = CourseFile.read(
      Array(
        #"""
        { "format": 1, "id": "my course", "titel": "T",
          "languages": {"prompt": "ko", "answer": "English language"},
          "days": [
            {"title": "한국", "sentences": []},
            {"sentences": [
              {"prompt": " ", "answers": "I am."},
              {"prompt": "가\u001b나", "answers": []},
              {"id": "a", "prompt": "다", "answers": ["한 {a|b"], "notes": 1},
              {"id": "a", "prompt": "라", "answers": ["ok"], "prompt": "마"},
              {"id": "a", "prompt": "바", "answers": ["ok"], "distractors": ["OK"]}
            ]}
          ] }
        """#.utf8))
    #expect(result.course == nil)
    let expected: [(line: Int, column: Int, fact: CourseFileError)] = [
      (1, 1, .missingKey("title")),
      (1, 22, .badCourseID("my course")),
      (1, 35, .unknownKey("titel")),
      (2, 43, .badLanguage("English language")),
      (4, 34, .emptyDay),
      (6, 18, .blank(key: "prompt")),
      (6, 34, .wrongType(expected: .array, found: .string)),
      (7, 20, .controlCharacter("\u{1B}")),
      (7, 41, .noAnswers),
      (8, 49, .badPattern(.unclosedBrace)),
      (8, 57, .unknownKey("notes")),
      (9, 53, .duplicateKey("prompt")),
      (10, 14, .duplicateSentenceID("a", firstLine: 9)),
      (10, 69, .acceptedDistractor("OK")),
    ]
    #expect(
      result.problems
        == expected.map { CourseFileProblem(line: $0.line, column: $0.column, fact: $0.fact) })
  }

  @Test func `a learner does not wait for distractors to be looked for among the answers`() {
    let bytes = Array(
      #"""
      { "format": 1, "id": "a", "title": "T", "languages": {"prompt": "ko", "answer": "en"},
        "days": [{"sentences": [{"prompt": "가", "answers": ["ok"], "distractors": ["OK", " "]}]}] }
      """#.utf8)
    let facts = { (reader: CourseFile.Reader) in
      CourseFile.read(bytes, for: reader).problems.map(\.fact)
    }
    #expect(facts(.author) == [.acceptedDistractor("OK"), .blank(key: "distractors")])
    #expect(facts(.learner) == [.blank(key: "distractors")])
  }

  @Test(
    arguments: [
      "\u{1B}", "\u{0}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{2028}",
    ] as [Unicode.Scalar])
  func `what could drive the terminal is refused in any text`(scalar: Unicode.Scalar) {
    let escape = scalar.codePointName.replacing("U+", with: "\\u")
    for key in ["prompt", "note", "id"] {
      let other = key == "prompt" ? "" : #""prompt": "p", "#
      let result = read(sentences: #"{\#(other)"\#(key)": "a\#(escape)b", "answers": ["c"]}"#)
      #expect(result.course == nil)
      #expect(result.problems.map(\.fact) == [.controlCharacter(scalar)])
    }
    #expect(
      read(sentences: #"{"prompt": "p", "answers": ["a\#(escape)"]}"#).problems.map(\.fact)
        == [.controlCharacter(scalar)])
    #expect(
      read(sentences: #"{"prompt": "p", "answers": ["a"], "x\#(escape)": 1}"#).problems.map(\.fact)
        == [.controlCharacter(scalar)])
  }

  @Test func `an unknown key is a warning and no more`() {
    let result = read(sentences: #"{"prompt": "p", "answers": ["a"], "hint": "h"}"#)
    #expect(result.course != nil)
    #expect(result.problems.map(\.fact) == [.unknownKey("hint")])
    #expect(result.problems.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    (
      #"{"prompt": "p", "answers": ["a" "b"]}"#,
      [CourseFileError.syntax(.expectedComma(closer: "]", found: "\""))]
    ),
    (
      #"{"prompt": "p" "answers": ["a"],}"#,
      [.syntax(.expectedComma(closer: "}", found: "\"")), .syntax(.trailingComma)]
    ),
    (#"{"prompt": "p", "answer": ["a"]}"#, [.missingKey("answers"), .unknownKey("answer")]),
    (
      #"{"prompt": 5, "answers": [null, true, {}]}"#,
      [
        .wrongType(expected: .string, found: .number), .wrongType(expected: .string, found: .null),
        .wrongType(expected: .string, found: .bool), .wrongType(expected: .string, found: .object),
      ]
    ),
    (#""text""#, [.wrongType(expected: .object, found: .string)]),
  ])
  func `mistakes of every kind are told together`(sentence: String, facts: [CourseFileError]) {
    #expect(read(sentences: sentence).problems.map(\.fact) == facts)
  }

  @Test func `what is more than a screen holds is refused`() {
    let words = Array(repeating: "a", count: 101).joined(separator: " ")
    let long = String(repeating: "가", count: 301)
    let endless = String(repeating: "a b ", count: 600)
    let sentences = [words, long, endless].map {
      #"{"prompt": "\#($0.count)", "answers": ["\#($0)"]}"#
    }
    #expect(
      read(sentences: sentences.joined(separator: ",")).problems.map(\.fact) == [
        .tooManyWords(count: 101, limit: 100), .wordTooLong(limit: 300),
        .tooLong(key: "answers", limit: 2_000),
      ])
  }

  @Test(arguments: [
    "Stop!", (1...40).map { "w\($0)" }.joined(separator: " "), "the the the the",
    String(repeating: "한", count: 100), "👩‍👩‍👧‍👦 👍", "مرحبا بالعالم",
  ])
  func `unusual sentences are fine`(answer: String) {
    let result = read(sentences: #"{"prompt": "p", "answers": ["\#(answer)"]}"#)
    #expect(result.problems.isEmpty)
    #expect(result.course != nil)
  }

  @Test func `many problems are counted, not told one by one`() {
    let broken = Array(repeating: "{}", count: 200).joined(separator: ",")
    let result = read(sentences: broken)
    #expect(result.problems.count == CourseFile.problemLimit)
    #expect(result.omittedProblemCount == 300)
  }

  @Test func `columns count characters, and lines end in any way`() {
    let result = CourseFile.read(Array("\u{FEFF}[\r\n\"👨‍👩‍👧‍👦 e\u{301}\", x\r\n,\ry]".utf8))
    #expect(result.problems.map { "\($0.line):\($0.column)" } == ["1:1", "2:8", "4:1"])
  }

  @Test(arguments: [#""\ud83d""#, #""\x""#, "\"\u{9}\""])
  func `a text of nothing but a mistake is that mistake, and not blank too`(text: String) {
    let result = read(sentences: #"{"prompt": \#(text), "answers": ["Yes."]}"#)
    #expect(result.problems.count == 1, "\(result.problems)")
  }

  private func read(sentences: String) -> CourseFileResult {
    CourseFile.read(
      Array(
        """
        {"format": 1, "id": "c", "title": "T", "languages": {"prompt": "ko", "answer": "en"},
        "days": [{"sentences": [\(sentences)]}]}
        """.utf8))
  }
}
