import AppText
import Lessons

/// Words the parts of a feedback.
struct FeedbackWriter {
  let checked: CheckedSentence
  /// When the sentence comes back with each grade, in words.
  let returns: [Grade: String]
  let words: Localization

  var verdict: QuizFeedback.Line {
    switch checked.verdict {
    case .exact, .accepted: words[.quizRight].words(.right) + remark.words(.plain)
    case .almost: words[.quizAlmost].words(.almost)
    case .wrong: words[.quizWrong].words(.wrong)
    }
  }

  var answers: [QuizFeedback.Line] {
    switch checked.verdict {
    case .exact: return also
    case .accepted: return (isSaidOtherwise ? [] : modelAnswer) + also
    case .almost: return modelAnswer
    case .wrong(let difference):
      let answer = label(.quizAnswerIs(answer: "")) + difference.marked(in: checked.judged.nearest)
      return [answer] + yours(difference)
    }
  }

  /// What was given stands above, and what was expected in the answer: it is only said again where
  /// neither shows which word is the wrong one, nor a reason does.
  ///
  /// What is missing, the answer marks.
  private func yours(_ difference: Difference) -> [QuizFeedback.Line] {
    guard difference.saysMore(than: Self.worthSaying(difference.reasons)) else { return [] }
    let given = difference.tokens.filter { if case .missing = $0 { false } else { true } }
    return [label(.quizYours(answer: "")) + given.map(\.word)]
  }

  var reasons: [QuizFeedback.Line] {
    switch checked.verdict {
    case .exact, .accepted:
      return checked.isAcceptedByLearner ? [words[.quizOwn].words(.label)] : []
    case .almost(let reasons): return reasons.map(line(for:))
    case .wrong(let difference): return Self.worthSaying(difference.reasons).map(line(for:))
    }
  }

  /// The one remark on a right answer; that it is another wording, where there is none.
  private var remark: String {
    if let remark = checked.verdict.remarks.first { return words.sentence(for: remark) }
    return isSaidOtherwise ? words[.quizRemarkAlternativeWording] : ""
  }

  private var isSaidOtherwise: Bool {
    checked.verdict.remarks.isEmpty && checked.judged.isOtherWording
  }

  /// Few reasons are read: those with the author's words, then those that name what is wrong.
  ///
  /// Which words are missing or too many, the answer itself shows.
  private static func worthSaying(_ reasons: [Reason]) -> [Reason] {
    let explained = reasons.filter { $0.why != nil }
    let named = reasons.filter { reason in
      switch reason.kind {
      case .missing, .extra, .otherWord: false
      default: reason.why == nil
      }
    }
    return Array((explained + named).prefix(3))
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
    [label(.quizAnswerIs(answer: "")) + checked.judged.nearest.words(.right)]
  }

  private var also: [QuizFeedback.Line] {
    guard let also = checked.judged.alsoAccepted.first else { return [] }
    return [label(.quizAlsoAccepted(answers: "")) + also.words(.plain)]
  }

  /// What is wrong; what is misspelt in Hangul also letter by letter.
  private func line(for reason: Reason) -> QuizFeedback.Line {
    let sentence = words.sentence(for: reason).words(.plain)
    guard reason.kind == .spelling, let given = reason.given, let expected = reason.expected else {
      return sentence
    }
    let spelling = SpellingDifference(given: given, expected: expected)
    return sentence + (spelling.isOfJamo ? spelling.letterWords : [])
  }

  /// The words of a message before its value, which is at the end and left empty.
  private func label(_ message: Message) -> QuizFeedback.Line {
    words[message].words(.label)
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
  fileprivate var textKey: Message {
    switch self {
    case .again: .quizGradeAgain
    case .hard: .quizGradeHard
    case .good: .quizGradeGood
    case .easy: .quizGradeEasy
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
