import Testing

@testable import Lessons

struct CourseTextTests {
  static let sample = """
    # First steps
    :: id first-steps  en > ko  basics

    Greetings and water.

    * 가다, 가요, 갔어요 = to go
      > Irregular.
    * 물 = water

    ## Day 1: Hello
    Hello. = {안녕하세요|안녕}.   @hello
      - 네, 아니요
      - 물을 = no object here
      + 안녕하십니까.
      > Polite.
    [A] Where are you going? = 어디 가요? | 어디로 가요?

    %% still to be written
    %%
    Water. = 물.   @"w 1"
      %% is it too short?
      - 불

    ## Day 2
    Two \\= one plus one. = 둘 \\= 하나 더하기 하나.

    %% the end

    """

  @Test func `a course is read whole`() throws {
    let result = CourseFile.read(Array(Self.sample.utf8), as: .text)
    #expect(result.problems.isEmpty)
    let course = try #require(result.course)
    #expect(course.id.rawValue == "first-steps")
    #expect(course.title == "First steps")
    #expect(course.description == "Greetings and water.")
    #expect(course.property == "basics")
    #expect(course.languages == LanguagePair(prompt: english, answer: korean))
    #expect(
      course.glossary == [
        GlossaryEntry(
          word: "가다", meaning: "to go", forms: ["가요", "갔어요"], note: "Irregular."),
        GlossaryEntry(word: "물", meaning: "water"),
      ])
    #expect(course.days.map(\.title) == ["Hello", nil])
    let hello = course.days[0].sentences[0]
    #expect(
      hello
        == Sentence(
          id: SentenceID(rawValue: "hello"), prompt: "Hello.",
          answers: [pattern("{안녕하세요|안녕}.")], accepted: [pattern("안녕하십니까.")],
          distractors: ["네", "아니요", Distractor(word: "물을", why: "no object here")],
          note: "Polite."))
    #expect(course.days[0].sentences[1].speaker == "A")
    #expect(course.days[0].sentences[1].answers.count == 2)
    #expect(course.days[0].sentences[2].id.rawValue == "w 1")
    #expect(course.days[1].sentences[0].prompt == "Two = one plus one.")
    #expect(course.days[1].sentences[0].answers[0].firstPath.text == "둘 = 하나 더하기 하나.")
  }

  @Test func `what is laid out already stays as it is`() throws {
    #expect(try layout(Self.sample).text == Self.sample)
  }

  @Test(arguments: ["\r\n", "\r", "\n"], ["", "\u{FEFF}"])
  func `line ends, a byte order mark, tabs and a missing last line end are no matter`(
    end: String, mark: String
  ) throws {
    let lines = Self.sample.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    let odd = lines.map { line in
      line.hasPrefix("  ") ? "\t \(line.dropFirst(2))  " : line + "\t"
    }
    #expect(try layout(mark + odd.joined(separator: end)).text == Self.sample)
  }

  @Test(arguments: [
    ("##Day 1", nil), ("## Day 7: Two", "Two"), ("## Two", "Two"), ("## Day 2", nil),
    ("## Day trip", "Day trip"), ("## Day 1: Day 2: x", "Day 2: x"), ("##", nil),
  ])
  func `the number of a day belongs to the layout`(heading: String, title: String?) {
    let text = "# T\n:: id a  ko > en\n\(heading)\n네. = Yes.\n"
    let course = CourseFile.read(Array(text.utf8), as: .text).course
    if heading == "##Day 1" {
      #expect(course == nil)
    } else {
      #expect(course?.days.map(\.title) == [title])
    }
  }

  @Test func `lines are put in order and where they belong`() throws {
    let text = """
      # T
      :: spaces none
      :: ko>en
      :: property two  words
      :: id a
      About
      this.
      ## Tea
      차. = Tea. @t
        > One.
        %% on tea
        - tee
        + A tea.
        > Two.
        - toe

      """
    #expect(
      try layout(text.replacing("property two  words", with: #"property two \ words"#)).text == #"""
        # T
        :: id a  ko > en  spaces none  property two \ words

        About this.

        ## Day 1: Tea
        차. = Tea.   @t
          %% on tea
          - tee, toe
          + A tea.
          > One. Two.

        """#)
  }

  private func layout(_ text: String) throws -> CourseLayout {
    try #require(CourseLayout.read(Array(text.utf8), as: .text).layout)
  }
}
