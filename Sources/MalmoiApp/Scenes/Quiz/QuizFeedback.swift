import Lessons

/// What there is to say about a checked sentence, line by line, in the learner's language.
///
/// Signs tell what colours tell: `+` a missing word, `-` one too many, `~` one in another place.
struct QuizFeedback: Hashable {
  /// What a piece of text means.
  enum Meaning: Hashable {
    case plain, label, right, almost, wrong, missing, extra, misplaced, note, chosen
  }

  /// Text that is drawn as one word and not broken.
  struct Word: Hashable {
    let text: String
    let meaning: Meaning
  }

  /// One thing to say.
  typealias Line = [Word]

  /// What the check found; stands beside a mark.
  let verdict: Line
  /// The answers, the reasons, the note and the grade.
  private(set) var details: [Line]

  init(_ checked: CheckedSentence, note: String?, comesBackAlone: Bool, words: Localization) {
    let writer = FeedbackWriter(checked: checked, words: words)
    verdict = writer.verdict
    details =
      writer.answers + writer.reasons
      + (note.map { [$0.words(.note)] } ?? [])
      + (checked.comesBack && !comesBackAlone ? [words[.quizComesBack].words(.label)] : [])
      + [writer.grades]
  }

  /// Says first of all that something is not saved.
  mutating func addFailure(_ sentence: String) {
    details.insert(sentence.words(.wrong), at: 0)
  }
}

/// Words the parts of a feedback.
private struct FeedbackWriter {
  let checked: CheckedSentence
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
    case .almost(let slips): return slips.map { reason(for: $0).words(.plain) }
    case .wrong(let difference):
      return difference.spelling.map { line in
        words.text(.quizSlipSpelling, ["given": line.given, "expected": line.expected])
          .words(.plain)
      }
    }
  }

  /// The grades there are, the one that counts marked.
  var grades: QuizFeedback.Line {
    words[.quizGrade].words(.label)
      + Grade.allCases.map { grade in
        let text = words[grade.textKey]
        return grade == checked.grade
          ? QuizFeedback.Word(text: "[\(text)]", meaning: .chosen)
          : QuizFeedback.Word(text: " \(text) ", meaning: .label)
      }
  }

  private var modelAnswer: [QuizFeedback.Line] {
    [label(.quizAnswerIs, "answer") + checked.judged.nearest.words(.right)]
  }

  private var also: [QuizFeedback.Line] {
    guard let also = checked.judged.alsoAccepted.first else { return [] }
    return [label(.quizAlsoAccepted, "answers") + also.words(.plain)]
  }

  private func reason(for slip: Slip) -> String {
    switch slip {
    case .spelling(let spelling):
      words.text(.quizSlipSpelling, ["given": spelling.given, "expected": spelling.expected])
    case .spacing: words[.quizSlipSpacing]
    }
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
  fileprivate var textKey: TextKey {
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
  fileprivate func words(_ meaning: QuizFeedback.Meaning) -> QuizFeedback.Line {
    split(whereSeparator: \.isWhitespace).map {
      QuizFeedback.Word(text: String($0), meaning: meaning)
    }
  }
}
