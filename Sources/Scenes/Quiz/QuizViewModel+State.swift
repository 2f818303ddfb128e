import AppText
import Lessons
import Storage

extension QuizViewModel {
  /// The course and the day; in a session of reviews, the course of the sentence.
  package var heading: String {
    subject.heading(asking: session.current?.id.course, words: context.localization)
  }

  /// The sentence to be translated; empty when the session is over.
  package var prompt: String {
    (checked == nil ? answering?.question : nil) ?? session.current?.sentence.prompt ?? ""
  }

  /// Who says it, where the day is a dialogue; nil when it is asked in another way than read.
  package var promptSpeaker: String? {
    checked == nil && answering?.question != nil ? nil : session.current?.sentence.speaker
  }

  /// What was said before the sentence, where it is a line of a dialogue: who says it, and what.
  package var dialogue: [(speaker: String, text: String)] {
    guard let item = session.current else { return [] }
    return item.dialogue.map {
      ($0.speaker ?? "", item.vocabulary.spacing.shown($0.answers[0].firstPath.text))
    }
  }

  /// What is to be done with the sentence.
  package var instruction: String {
    if !introducedWords.isEmpty { return context.localization[.quizNewWords] }
    guard let answering, session.current != nil else { return "" }
    return context.localization[answering.instruction]
  }

  /// What the language of the answer is called; empty when the session is over.
  var answerLanguage: String {
    session.current.map { context.localization.name(of: $0.languages.answer) } ?? ""
  }

  /// Whether the answer runs from right to left.
  package var isRightToLeft: Bool {
    session.current?.languages.answer.isRightToLeft ?? false
  }

  /// The sentence as it is being answered; nil when it is not.
  package var answer: Exercise? { session.exercise }

  /// The sentence just checked; nil while one is answered.
  package var checked: CheckedSentence? { session.checked }

  /// The sentence with the answer to be drawn: under construction, or as it was checked.
  package var shownExercise: Exercise? { session.shownExercise }

  /// Sentences of the day, or of the session, that are done, and how many it has.
  package var dayProgress: (done: Int, total: Int) {
    let progress = session.progress
    return (subject.doneBefore + progress.done, subject.doneBefore + progress.total)
  }

  /// Sentences of the day, or of the session, that were right at the first check, without a hint.
  package var rightAtOnceCount: Int {
    subject.rightBefore + session.rightAtOnceCount
  }

  /// Hints taken for the current sentence, in words; nil when there were none.
  package var hintText: String? {
    let count = checked?.hints ?? session.foreknowledge.help.hints
    return count > 0 ? context.localization.count(.hints, count) : nil
  }

  /// What became of what was typed; nil when there is nothing to say.
  var remark: String? { checked == nil ? answering?.remark : nil }

  /// Whether no other sentence is left to go on with.
  var isLastLeft: Bool { session.progress.done == session.items.count - 1 }

  /// Why the sentence cannot be left for later; nil when it can.
  package var reasonNotToSkip: String? {
    isLastLeft ? context.localization[.quizOnlyOneLeft] : nil
  }

  /// Whether the answer is right because the learner says so, or did once.
  package var isOwnAnswer: Bool {
    checked.map { $0.isAcceptedByLearner || $0.isKnownAsOwn } ?? false
  }

  /// Why "my answer was right" makes no sense now; nil when it does.
  package var reasonNotToAccept: String? {
    guard let checked, !isOwnAnswer else { return nil }
    if checked.isGivenUp { return context.localization[.quizNothingToAccept] }
    switch checked.judged.verdict {
    case .exact, .accepted: return context.localization[.quizAlreadyRight]
    case .almost, .wrong: return nil
    }
  }

  /// When the sentence just checked comes back with each grade; empty before that is known.
  private var returns: [Grade: String] {
    let now = context.clock.now()
    let calendar = context.settings.values.studyPlan.calendar
    return keeper.outlook.mapValues { context.localization.returnTime(of: $0, at: now, calendar) }
  }

  /// What there is to say about the sentence just checked; nil while one is answered.
  var feedback: QuizFeedback? {
    guard let checked else { return nil }
    var feedback = QuizFeedback(
      checked, note: session.current?.sentence.note,
      comesBackLater: session.comesBack(checked) && !isLastLeft, returns: returns,
      words: context.localization)
    if let leechLapses {
      feedback.add(context.localization[.quizLeech(count: leechLapses)])
    }
    if session.current?.sentence.authored?.isNew == true {
      feedback.add(context.localization[.mendingIsNew])
    }
    if case .failed(let error) = keeper.state {
      feedback.addFailure(
        context.localization[.quizSaveFailed(reason: context.localization.sentence(for: error))])
    }
    return feedback
  }
}
