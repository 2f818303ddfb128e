import Lessons

/// Words the parts of a feedback.
struct FeedbackWriter {
  let checked: CheckedSentence
  /// When the sentence comes back with each grade, in words.
  let returns: [Grade: String]
  let words: Localization

  var verdict: QuizFeedback.Line {
    switch checked.verdict {
    case .exact: words[.quizRight].words(.right)
    case .accepted(let remarks):
      words[.quizRight].words(.right) + remarks.flatMap { words[$0.textKey].words(.plain) }
    case .almost: words[.quizAlmost].words(.almost)
    case .wrong: words[.quizWrong].words(.wrong)
    }
  }

  var answers: [QuizFeedback.Line] {
    switch checked.verdict {
    case .exact: return also
    case .accepted(let remarks):
      return (remarks.contains(.alternativeWording) ? [] : modelAnswer) + also
    case .almost: return modelAnswer
    case .wrong(let difference):
      return modelAnswer + [label(.quizYours, "answer") + difference.tokens.map(\.word)]
    }
  }

  var reasons: [QuizFeedback.Line] {
    switch checked.verdict {
    case .exact, .accepted:
      return checked.isAcceptedByLearner ? [words[.quizOwn].words(.label)] : []
    case .almost(let slips): return slips.map(line(for:))
    case .wrong(let difference):
      return difference.spelling.filter(\.isWorthReading).map(line(for:))
    }
  }

  /// The grades there are with what each would mean, the one that counts marked.
  var grades: GradeTable {
    GradeTable(
      label: words[.quizGrade],
      choices: Grade.allCases.map { grade in
        GradeTable.Choice(
          name: words[grade.textKey], returns: returns[grade], isChosen: grade == checked.grade)
      })
  }

  private var modelAnswer: [QuizFeedback.Line] {
    [label(.quizAnswerIs, "answer") + checked.judged.nearest.words(.right)]
  }

  private var also: [QuizFeedback.Line] {
    guard let also = checked.judged.alsoAccepted.first else { return [] }
    return [label(.quizAlsoAccepted, "answers") + also.words(.plain)]
  }

  private func line(for slip: Slip) -> QuizFeedback.Line {
    switch slip {
    case .spelling(let spelling): line(for: spelling)
    case .spacing: words[.quizSlipSpacing].words(.plain)
    }
  }

  /// How a word should have been spelt; for Hangul also letter by letter.
  private func line(for spelling: SpellingDifference) -> QuizFeedback.Line {
    words.text(.quizSlipSpelling, ["given": spelling.given, "expected": spelling.expected])
      .words(.plain) + (spelling.isOfJamo ? spelling.letterWords : [])
  }

  /// The words of a text before its place, which is at the end.
  private func label(_ key: TextKey, _ place: String) -> QuizFeedback.Line {
    words.text(key, [place: ""]).words(.label)
  }
}

extension Difference.Token {
  fileprivate var word: QuizFeedback.Word {
    switch self {
    case .kept(let text): QuizFeedback.Word(text: text, meaning: .plain)
    case .missing(let text): QuizFeedback.Word(text: "+" + text, meaning: .missing)
    case .extra(let text): QuizFeedback.Word(text: "-" + text, meaning: .extra)
    case .misplaced(let text): QuizFeedback.Word(text: "~" + text, meaning: .misplaced)
    }
  }
}

extension SpellingDifference {
  /// Whether the letters are parts of the characters they are written in.
  fileprivate var isOfJamo: Bool {
    letters.count { if case .extra = $0 { false } else { true } } > expected.count
  }

  /// Whether the letters say what the whole words beside each other do not.
  ///
  /// 감사합니다 for 괜찮습니다 is another word: its jamo, one by one, tell nothing.
  fileprivate var isWorthReading: Bool {
    let kept = letters.count { if case .kept = $0 { true } else { false } }
    return !isOfJamo || kept * 3 >= letters.count * 2
  }

  /// The letters as words: those kept side by side together, each other one with its sign.
  fileprivate var letterWords: QuizFeedback.Line {
    letters.reduce(into: []) { line, letter in
      switch letter {
      case .kept(let text):
        if let last = line.last, last.meaning == .plain {
          line[line.endIndex - 1] = QuizFeedback.Word(text: last.text + text, meaning: .plain)
        } else {
          line.append(QuizFeedback.Word(text: text, meaning: .plain))
        }
      case .missing(let text): line.append(QuizFeedback.Word(text: "+" + text, meaning: .missing))
      case .extra(let text): line.append(QuizFeedback.Word(text: "-" + text, meaning: .extra))
      }
    }
  }
}

extension Grade {
  fileprivate var textKey: TextKey {
    switch self {
    case .again: .quizGradeAgain
    case .hard: .quizGradeHard
    case .good: .quizGradeGood
    case .easy: .quizGradeEasy
    }
  }
}

extension Remark {
  var textKey: TextKey {
    switch self {
    case .whitespace: .quizRemarkWhitespace
    case .letterCase: .quizRemarkLetterCase
    case .apostrophes: .quizRemarkApostrophes
    case .punctuation: .quizRemarkPunctuation
    case .alternativeWording: .quizRemarkAlternativeWording
    case .ownAnswer: .quizRemarkOwnAnswer
    }
  }
}

extension String {
  /// The words of a text, all of one meaning.
  func words(_ meaning: QuizFeedback.Meaning) -> QuizFeedback.Line {
    split(whereSeparator: \.isWhitespace).map {
      QuizFeedback.Word(text: String($0), meaning: meaning)
    }
  }
}
