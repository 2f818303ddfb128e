// Quiz

extension Message {
  package static func quizHeading(course: String, day: Int) -> Message {
    Message("quiz.heading", ["course": course, "day": day])
  }
  package static func quizTypeIn(language: String) -> Message {
    Message("quiz.typeIn", ["language": language])
  }
  package static func quizPutInto(language: String) -> Message {
    Message("quiz.putInto", ["language": language])
  }
  package static var quizRight: Message { Message("quiz.right") }
  package static var quizAlmost: Message { Message("quiz.almost") }
  package static var quizWrong: Message { Message("quiz.wrong") }
  package static func quizAlsoAccepted(answers: String) -> Message {
    Message("quiz.alsoAccepted", ["answers": answers])
  }
  package static func quizAnswerIs(answer: String) -> Message {
    Message("quiz.answerIs", ["answer": answer])
  }
  package static func quizYours(answer: String) -> Message {
    Message("quiz.yours", ["answer": answer])
  }
  package static var quizOwn: Message { Message("quiz.own") }
  package static var quizGap: Message { Message("quiz.gap") }
  package static var quizNothingInGap: Message { Message("quiz.nothingInGap") }
  package static var quizGivenUp: Message { Message("quiz.givenUp") }
  package static var quizNothingToAccept: Message { Message("quiz.nothingToAccept") }
  package static func quizHalfBuilt(given: Int, wanted: Int) -> Message {
    Message("quiz.halfBuilt", ["given": given, "wanted": wanted])
  }
  package static var quizDoubtTitle: Message { Message("quiz.doubtTitle") }
  package static func quizDoubtBody(given: String, known: String) -> Message {
    Message("quiz.doubtBody", ["given": given, "known": known])
  }
  package static var quizDoubtNo: Message { Message("quiz.doubtNo") }
  package static var quizDoubtYes: Message { Message("quiz.doubtYes") }
  package static var quizComesBack: Message { Message("quiz.comesBack") }
  package static var quizRemarkAlternativeWording: Message {
    Message("quiz.remark.alternativeWording")
  }
  package static var quizRemarkOwnAnswer: Message { Message("quiz.remark.ownAnswer") }
  package static func reasonSpelling(given: String, expected: String) -> Message {
    Message("reason.spelling", ["given": given, "expected": expected])
  }
  package static func reasonSpacing(expected: String, given: String) -> Message {
    Message("reason.spacing", ["expected": expected, "given": given])
  }
  package static func reasonWordForm(expected: String, given: String) -> Message {
    Message("reason.wordForm", ["expected": expected, "given": given])
  }
  package static func reasonApostrophe(given: String, expected: String) -> Message {
    Message("reason.apostrophe", ["given": given, "expected": expected])
  }
  package static func reasonArticle(expected: String, given: String) -> Message {
    Message("reason.article", ["expected": expected, "given": given])
  }
  package static func reasonArticleMissing(expected: String) -> Message {
    Message("reason.article.missing", ["expected": expected])
  }
  package static func reasonArticleExtra(given: String) -> Message {
    Message("reason.article.extra", ["given": given])
  }
  package static func reasonNumber(expected: String, given: String) -> Message {
    Message("reason.number", ["expected": expected, "given": given])
  }
  package static func reasonAgreement(expected: String, given: String) -> Message {
    Message("reason.agreement", ["expected": expected, "given": given])
  }
  package static func reasonTense(expected: String, given: String) -> Message {
    Message("reason.tense", ["expected": expected, "given": given])
  }
  package static func reasonEnding(expected: String, given: String) -> Message {
    Message("reason.ending", ["expected": expected, "given": given])
  }
  package static func reasonParticle(expected: String, given: String) -> Message {
    Message("reason.particle", ["expected": expected, "given": given])
  }
  package static func reasonSpeechLevel(
    given: String, givenLevel: String, expected: String, expectedLevel: String
  ) -> Message {
    Message(
      "reason.speechLevel",
      [
        "given": given, "givenLevel": givenLevel, "expected": expected,
        "expectedLevel": expectedLevel,
      ])
  }
  package static func reasonNumeral(expected: String, given: String) -> Message {
    Message("reason.numeral", ["expected": expected, "given": given])
  }
  package static func reasonOrderBefore(given: String, word: String) -> Message {
    Message("reason.order.before", ["given": given, "word": word])
  }
  package static func reasonOrderEnd(given: String) -> Message {
    Message("reason.order.end", ["given": given])
  }
  package static func reasonOtherWord(expected: String, given: String) -> Message {
    Message("reason.otherWord", ["expected": expected, "given": given])
  }
  package static func reasonMissing(expected: String) -> Message {
    Message("reason.missing", ["expected": expected])
  }
  package static func reasonExtra(given: String) -> Message {
    Message("reason.extra", ["given": given])
  }
  package static func reasonDoeOrDwae(expected: String, given: String) -> Message {
    Message("reason.doeOrDwae", ["expected": expected, "given": given])
  }
  package static func reasonAnOrAnh(expected: String, given: String) -> Message {
    Message("reason.anOrAnh", ["expected": expected, "given": given])
  }
  package static func reasonIeyoOrYeyo(expected: String, given: String) -> Message {
    Message("reason.ieyoOrYeyo", ["expected": expected, "given": given])
  }
  package static var speechLevelFormal: Message { Message("speechLevel.formal") }
  package static var speechLevelPolite: Message { Message("speechLevel.polite") }
  package static var speechLevelPlain: Message { Message("speechLevel.plain") }
  package static func remarkWriting(given: String, expected: String) -> Message {
    Message("remark.writing", ["given": given, "expected": expected])
  }
  package static func remarkCapital(expected: String) -> Message {
    Message("remark.capital", ["expected": expected])
  }
  package static func remarkSpeechLevel(given: String, expected: String) -> Message {
    Message("remark.speechLevel", ["given": given, "expected": expected])
  }
  package static func remarkPronoun(expected: String, given: String) -> Message {
    Message("remark.pronoun", ["expected": expected, "given": given])
  }
  package static func remarkLeftOut(given: String) -> Message {
    Message("remark.leftOut", ["given": given])
  }
  package static func quizNoMatch(text: String) -> Message {
    Message("quiz.noMatch", ["text": text])
  }
  package static func quizLeftOut(words: String) -> Message {
    Message("quiz.leftOut", ["words": words])
  }
  package static var quizUnlabelled: Message { Message("quiz.unlabelled") }
  package static var quizHowTo: Message { Message("quiz.howTo") }
  package static func quizAmbiguous(text: String) -> Message {
    Message("quiz.ambiguous", ["text": text])
  }
  package static var quizNothingTyped: Message { Message("quiz.nothingTyped") }
  package static var quizNothingPlaced: Message { Message("quiz.nothingPlaced") }
  package static var quizNothingToTakeBack: Message { Message("quiz.nothingToTakeBack") }
  package static var quizAlreadyRight: Message { Message("quiz.alreadyRight") }
  package static var quizNoBlockToMove: Message { Message("quiz.noBlockToMove") }
  package static var quizOnlyOneLeft: Message { Message("quiz.onlyOneLeft") }
  package static var quizNoHintNeeded: Message { Message("quiz.noHintNeeded") }
  package static func quizHintTookBackTyped(words: String) -> Message {
    Message("quiz.hintTookBackTyped", ["words": words])
  }
  package static func quizHintTookBack(words: String) -> Message {
    Message("quiz.hintTookBack", ["words": words])
  }
  package static var quizGrade: Message { Message("quiz.grade") }
  package static var quizGradeAgain: Message { Message("quiz.grade.again") }
  package static var quizGradeHard: Message { Message("quiz.grade.hard") }
  package static var quizGradeGood: Message { Message("quiz.grade.good") }
  package static var quizGradeEasy: Message { Message("quiz.grade.easy") }
  package static func quizSaveFailed(reason: String) -> Message {
    Message("quiz.saveFailed", ["reason": reason])
  }
  package static var quizLeaveTitle: Message { Message("quiz.leaveTitle") }
  package static var quizLeaveBody: Message { Message("quiz.leaveBody") }
  package static func quizLeaveUnsaved(reason: String) -> Message {
    Message("quiz.leaveUnsaved", ["reason": reason])
  }
  package static var quizStay: Message { Message("quiz.stay") }
  package static var quizLeave: Message { Message("quiz.leave") }
}
