import Testing

@testable import Lessons

struct CourseTextProblemTests {
  /// A line of a day that is broken, the column of what is wrong with it, and what that is.
  @Test(arguments: [
    ("그냥 한 줄", 7, CourseTextError.missingEquals),
    ("네.=Yes.", 3, .crampedEquals),
    ("= Yes.", 1, .emptyPrompt),
    ("네. =", 5, .emptyAnswer),
    ("네. = Yes. |  | Yeah.", 14, .emptyAnswer),
    ("[민수 네. = Yes.", 1, .unclosedSpeaker),
    ("네. = Yes.  @", 12, .brokenID),
    ("네. = Yes.  @\"my id", 12, .brokenID),
    ("네\\n. = Yes.", 2, .unknownEscape),
    ("### 셋", 1, .unknownHeading),
    ("#하나 = One.", 1, .unknownHeading),
    ("* 물", 3, .wordWithoutMeaning),
    ("네. = Yes.\n  ! No", 3, .unknownSign("!")),
    ("네. = Yes.\n  한 = one", 3, .unknownSign("한")),
    ("네. = Yes.\n\t-", 2, .emptyItem("-")),
    ("네. = Yes.\n  - no,, not", 8, .emptyItem("-")),
    ("네. = Yes.\n  * 물 =", 5, .wordWithoutMeaning),
    ("  - no", 3, .strayIndent),
  ])
  func `a broken line is told where it breaks and what was expected`(
    line: String, column: Int, error: CourseTextError
  ) {
    let count = line.split(separator: "\n").count
    let result = read("# T\n:: id a  ko > en\n\n## Day 1\n\(line)\n네, 네. = Oh yes.\n")
    #expect(result.course == nil)
    #expect(
      result.problems == [
        CourseFileProblem(line: 4 + count, column: column, fact: .text(error))
      ])
  }

  @Test(arguments: [
    (":: id a  ko > en\n## Day\n네. = Yes.", 1, 1, CourseFileError.text(.missingTitle)),
    ("# T\n:: ko > en\n## Day\n네. = Yes.", 1, 3, .text(.missingID)),
    ("# T\n:: id a\n## Day\n네. = Yes.", 1, 3, .text(.missingLanguages)),
    (
      "# T\n:: id a  ko > en  the daily life\n## Day\n네. = Yes.", 2, 19,
      .text(.unknownField("the daily life"))
    ),
    ("# T\n:: id a  ko > en\n네. = Yes.\n## Day\n네. = Yes.", 3, 1, .text(.sentenceBeforeDay)),
    ("# T\n# T\n:: id a  ko > en\n## Day\n네. = Yes.", 2, 3, .duplicateKey("title")),
    ("# T\n:: id a  ko > en\n:: id b\n## Day\n네. = Yes.", 3, 7, .duplicateKey("id")),
    ("# T\n:: id my/course  ko > en\n## Day\n네. = Yes.", 2, 7, .badCourseID("my/course")),
    (
      "# T\n:: id a  ko > english language\n## Day\n네. = Yes.", 2, 15,
      .badLanguage("english language")
    ),
    ("# T\n:: id a  ko > en", 2, 17, .emptyCourse),
    ("# T\n:: id a  ko > en\n## Day", 3, 1, .emptyDay),
    ("# T\n:: id a  ko > en\n## Day\n가 = {a|b} \\= {c", 4, 14, .badPattern(.unclosedBrace)),
    ("# T\n:: id a  ko > en\n## Day\n가 = a|b", 4, 6, .badPattern(.barOutsideBraces)),
    ("# T\n:: id a  ko > en\n## Day\n가\\=\u{7} = b", 4, 4, .controlCharacter("\u{7}")),
    (
      "# T\n:: id a  ko > en\n## Day\n가 = b  @x\n나 = c  @x", 5, 9,
      .duplicateSentenceID("x", firstLine: 4)
    ),
    ("", 1, 1, .text(.missingTitle)),
  ])
  func `so is what is wrong with the course`(
    text: String, line: Int, column: Int, fact: CourseFileError
  ) {
    let result = read(text)
    #expect(result.course == nil)
    let problem = CourseFileProblem(line: line, column: column, fact: fact)
    #expect(result.problems.first == problem || result.problems.contains(problem))
  }

  @Test func `one broken line hides no other, nor is it told twice`() {
    let result = read(
      """
      # T
      :: id a  ko > en
      ## Day 1
      네.
      아니요. = No.
        ? what
      물 = {water
        -
      """)
    #expect(
      result.problems.map { "\($0.line):\($0.column)" } == ["4:3", "6:3", "7:5", "8:3"])
  }

  private func read(_ text: String) -> CourseFileResult {
    CourseFile.read(Array(text.utf8), as: .text)
  }
}
