import Lessons
import Terminal
import TestSupport

extension Torture {
  /// Course files that went wrong on the way or under an author's hands, 500 a round.
  static let courseFiles = Torture(
    "course-files", "broken course files: read or refused with a place, and never a trap",
    rounds: 200
  ) { run in
    for _ in 0..<500 {
      let bytes = run.mutated(Array(run.any(of: corpus).utf8), words: words)
      let result = CourseFile.read(bytes, for: run.once(in: 2) ? .author : .learner)
      run.did(result.course == nil ? "refused" : "read")
      checkPlaces(of: result.problems, in: bytes, run)
      if let course = result.course { check(course, run) }
    }
  }

  /// Each problem is somewhere in the file.
  private static func checkPlaces(
    of problems: [CourseFileProblem], in bytes: [UInt8], _ run: TortureRun
  ) {
    let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    for problem in problems where !(1...lines).contains(problem.line) || problem.column < 1 {
      run.found("\(problem) in \(lines) lines: \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// What was read can be played: its own answers are right, and nothing in it drives a terminal.
  private static func check(_ course: Course, _ run: TortureRun) {
    run.expect(!course.days.isEmpty, "a course without a day")
    for sentence in course.days.flatMap(\.sentences) {
      let item = QuizItem(
        id: SentenceKey(course: course.id, sentence: sentence.id), sentence: sentence,
        languages: course.languages, vocabulary: .empty)
      let checker = AnswerChecker(item)
      let answers = sentence.answers.map(\.firstPath.text)
      for answer in answers {
        let isRight = [AnswerMode.typed, .bank].allSatisfy {
          checker.check(answer, mode: $0).verdict.isRight
        }
        run.expect(isRight, "\(answer) is not right for \(sentence.answers)")
      }
      let texts =
        [sentence.prompt, sentence.note ?? ""] + answers + sentence.distractors.map(\.word)
      let controls = texts.joined().unicodeScalars.filter {
        $0.properties.generalCategory == .control
      }
      run.expect(controls.isEmpty, "control characters in \(texts)")
    }
  }

  /// What is broken: small files that use the whole format.
  private static let corpus = [
    #"""
    {"format": 1, "id": "stand-up", "title": "Stand-up", "description": "d", "property": "work",
     "languages": {"prompt": "ko", "answer": "en"},
     "days": [{"title": "One", "sentences": [
       {"id": "bug", "prompt": "어제 버그를 고쳤어요.", "answers": ["{I|We} fixed {the|a} bug{ yesterday|}.",
        "Yesterday, I fixed it."], "distractors": ["fix", "have"], "note": "끝난 일."},
       {"prompt": "뉴욕", "answers": ["New~York \\{ok\\}"]}]}]}
    """#,
    #"""
    {
      "format": 1, "id": "first-steps", "title": "First steps",
      "languages": {"prompt": "en", "answer": "ko"},
      "days": [
        {"sentences": [{"prompt": "I go to school.", "answers": ["{저는|} 학교에 가요."]}]},
        {"title": "Two", "sentences": [{"prompt": "Water, please.", "answers": ["물 {좀|} 주세요."]}]}
      ]
    }
    """#,
  ]

  private static let words: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u0000", "\\u001b[31m", "\\ud800", "\\", "|", "~",
      "null", "true", "-1", "1e999", "\"answers\": [\"\"]", "\"days\": []", "\u{FEFF}", "\r\n",
      "//", "{|}", "{{a|b}|c}", "{\u{301}a|}", "{는|\u{11AB}}", "}\u{11AB}", "~\u{308}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0], [0x1B]]
    + NaughtyStrings.all.filter { $0.utf8.count < 100 }.map { Array($0.utf8) }
}
