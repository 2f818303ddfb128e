import AppText
import Lessons

/// What there is to say about a checked sentence, line by line, in the learner's language.
///
/// Signs tell what colours tell: `+` a missing word, `-` one too many, `~` one in another place.
struct QuizFeedback: Hashable {
  /// What a piece of text means.
  enum Meaning: Hashable {
    case plain, label, right, almost, wrong, missing, extra, misplaced, note
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
  /// The answers and the reasons.
  private(set) var details: [Line]
  /// What the grade is, and what another would mean.
  let grades: GradeTable
  /// The author's note, last: where there is little room it has to be scrolled to.
  let note: Line?

  /// What there is to say about a check.
  ///
  /// - Parameters:
  ///   - note: the author's, about the sentence.
  ///   - comesBackLater: whether the sentence is asked again after others.
  ///   - returns: when it comes back with each grade, in words; empty when that is not known.
  init(
    _ checked: CheckedSentence, note: String?, comesBackLater: Bool,
    returns: [Grade: String] = [:], words: Localization
  ) {
    let writer = FeedbackWriter(checked: checked, returns: returns, words: words)
    let found = checked.isGivenUp ? words[.quizGivenUp].words(.wrong) : writer.verdict
    verdict = found + (comesBackLater ? words[.quizComesBack].words(.plain) : [])
    let showsNothingElse = checked.isGivenUp && checked.judged.given.isEmpty
    details = showsNothingElse ? Array(writer.answers.prefix(1)) : writer.answers + writer.reasons
    grades = writer.grades
    self.note = note?.words(.note)
  }

  /// Says something besides.
  mutating func add(_ sentence: String) {
    details.append(sentence.words(.almost))
  }

  /// Says first of all that something is not saved.
  mutating func addFailure(_ sentence: String) {
    details.insert(sentence.words(.wrong), at: 0)
  }
}
