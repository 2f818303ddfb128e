import Lessons

/// Courses that tests play, written as their authors would write them.
extension Course {
  /// Two days of English for people who read Korean: three sentences, then one.
  ///
  /// In the first sentence "a" begins "am" and "app"; the second has an apostrophe.
  package static let standUp = Course(
    json: """
      {
        "format": 1, "id": "stand-up", "title": "Stand-up", "property": "work",
        "description": "What is said in the morning.",
        "languages": {"prompt": "ko", "answer": "en"},
        "days": [
          {"title": "Yesterday", "sentences": [
            {"id": "bug", "prompt": "어제 로그인 버그를 고쳤어요.",
             "answers": ["I fixed {the|a} login bug yesterday.",
                         "Yesterday, I fixed {the|a} login bug."],
             "distractors": ["fix", "have"], "note": "끝난 일이라 fixed예요."},
            {"id": "student", "prompt": "저는 학생이에요.",
             "answers": ["{I am|I'm} a student."], "distractors": ["an", "app"]},
            {"id": "worry", "prompt": "걱정하지 마세요.",
             "answers": ["{Don't|Do not} worry."], "distractors": ["worries", "worried"]}
          ]},
          {"title": "Today", "sentences": [
            {"id": "review", "prompt": "리뷰해 주세요.", "answers": ["Please review it."]}
          ]}
        ]
      }
      """)

  /// One day of Korean for people who read English.
  package static let firstSteps = Course(
    json: """
      {
        "format": 1, "id": "first-steps", "title": "First steps", "property": "basics",
        "description": "", "languages": {"prompt": "en", "answer": "ko"},
        "days": [
          {"title": "Where", "sentences": [
            {"id": "school", "prompt": "I go to school.",
             "answers": ["{저는|} 학교에 가요."], "distractors": ["학교를", "와요"]},
            {"id": "water", "prompt": "Please give me water.",
             "answers": ["물 {좀|} 주세요."], "distractors": ["불"]}
          ]}
        ]
      }
      """)

  /// A course of one day whose sentences have these answer patterns, and no distractors but those
  /// the course itself offers.
  package static func of(
    _ answers: String..., prompt: String = "Say it.", distractors: [String] = [],
    answerLanguage: String = "en"
  ) -> Course {
    Course(answers: answers, prompt: prompt, distractors: distractors, in: answerLanguage)
  }

  private init(answers: [String], prompt: String, distractors: [String], in language: String) {
    let sentences = answers.enumerated().map { index, answer in
      do {
        return Sentence(
          id: SentenceID(rawValue: "\(index)"), prompt: prompt,
          answers: [try AnswerPattern(answer)],
          distractors: distractors.map { Distractor(word: $0) })
      } catch {
        preconditionFailure("the sample answer \(answer) is no pattern: \(error)")
      }
    }
    self.init(
      id: CourseID(rawValue: "sample"), title: "Sample", description: "", property: "",
      languages: LanguagePair(
        prompt: Language(code: "en"), answer: Language(code: language)),
      days: [CourseDay(title: nil, sentences: sentences)])
  }

  /// The course of a file's text.
  ///
  /// - Precondition: The text has no problems.
  private init(json: String) {
    let result = CourseFile.read(Array(json.utf8))
    guard let course = result.course, result.problems.isEmpty else {
      preconditionFailure("a sample course has problems: \(result.problems)")
    }
    self = course
  }
}
