// Problems of course files

extension Message {
  package static func problemTooLarge(limit: Int) -> Message {
    Message("problem.tooLarge", ["limit": limit])
  }
  package static var problemNotUTF8: Message { Message("problem.notUTF8") }
  package static var problemEmptyFile: Message { Message("problem.emptyFile") }
  package static func problemControlCharacter(code: String) -> Message {
    Message("problem.controlCharacter", ["code": code])
  }
  package static func problemMissingKey(key: String) -> Message {
    Message("problem.missingKey", ["key": key])
  }
  package static func problemWrongType(expected: String, found: String) -> Message {
    Message("problem.wrongType", ["expected": expected, "found": found])
  }
  package static func problemDuplicateKey(key: String) -> Message {
    Message("problem.duplicateKey", ["key": key])
  }
  package static func problemUnknownKey(key: String) -> Message {
    Message("problem.unknownKey", ["key": key])
  }
  package static func problemUnknownFormat(format: String) -> Message {
    Message("problem.unknownFormat", ["format": format])
  }
  package static func problemBlank(key: String) -> Message {
    Message("problem.blank", ["key": key])
  }
  package static func problemTooLong(key: String, limit: Int) -> Message {
    Message("problem.tooLong", ["key": key, "limit": limit])
  }
  package static func problemTooMany(key: String, limit: Int) -> Message {
    Message("problem.tooMany", ["key": key, "limit": limit])
  }
  package static func problemBadCourseID(id: String) -> Message {
    Message("problem.badCourseID", ["id": id])
  }
  package static func problemBadLanguage(code: String) -> Message {
    Message("problem.badLanguage", ["code": code])
  }
  package static func problemBadDayCount(days: String, limit: Int) -> Message {
    Message("problem.badDayCount", ["days": days, "limit": limit])
  }
  package static var problemEmptyCourse: Message { Message("problem.emptyCourse") }
  package static var problemEmptyDay: Message { Message("problem.emptyDay") }
  package static var problemNoAnswers: Message { Message("problem.noAnswers") }
  package static func problemTooManyWords(count: Int, limit: Int) -> Message {
    Message("problem.tooManyWords", ["count": count, "limit": limit])
  }
  package static func problemWordTooLong(limit: Int) -> Message {
    Message("problem.wordTooLong", ["limit": limit])
  }
  package static func problemDuplicateSentenceID(id: String, line: Int) -> Message {
    Message("problem.duplicateSentenceID", ["id": id, "line": line])
  }
  package static func problemDuplicateCourseID(id: String, line: Int) -> Message {
    Message("problem.duplicateCourseID", ["id": id, "line": line])
  }
  package static func problemDuplicatePrompt(line: Int) -> Message {
    Message("problem.duplicatePrompt", ["line": line])
  }
  package static func problemAcceptedDistractor(word: String) -> Message {
    Message("problem.acceptedDistractor", ["word": word])
  }
  package static var problemEmptyGlossaryEntry: Message { Message("problem.emptyGlossaryEntry") }
  package static var problemEmptyGlossaryForm: Message { Message("problem.emptyGlossaryForm") }
  package static func problemUnusedGlossaryWord(word: String) -> Message {
    Message("problem.unusedGlossaryWord", ["word": word])
  }
  package static func problemClaimedForm(text: String, word: String, line: Int) -> Message {
    Message("problem.claimedForm", ["text": text, "word": word, "line": line])
  }
  package static func problemUnknownSpacing(text: String) -> Message {
    Message("problem.unknownSpacing", ["text": text])
  }
  package static var problemTextMissingTitle: Message { Message("problem.text.missingTitle") }
  package static var problemTextMissingID: Message { Message("problem.text.missingID") }
  package static var problemTextMissingLanguages: Message {
    Message("problem.text.missingLanguages")
  }
  package static var problemTextUnknownHeading: Message { Message("problem.text.unknownHeading") }
  package static func problemTextUnknownField(text: String) -> Message {
    Message("problem.text.unknownField", ["text": text])
  }
  package static var problemTextSentenceBeforeDay: Message {
    Message("problem.text.sentenceBeforeDay")
  }
  package static var problemTextMissingEquals: Message { Message("problem.text.missingEquals") }
  package static var problemTextCrampedEquals: Message { Message("problem.text.crampedEquals") }
  package static var problemTextEmptyPrompt: Message { Message("problem.text.emptyPrompt") }
  package static var problemTextEmptyAnswer: Message { Message("problem.text.emptyAnswer") }
  package static var problemTextUnclosedSpeaker: Message { Message("problem.text.unclosedSpeaker") }
  package static var problemTextBrokenID: Message { Message("problem.text.brokenID") }
  package static var problemTextStrayIndent: Message { Message("problem.text.strayIndent") }
  package static func problemTextUnknownSign(text: String) -> Message {
    Message("problem.text.unknownSign", ["text": text])
  }
  package static func problemTextEmptyItem(text: String) -> Message {
    Message("problem.text.emptyItem", ["text": text])
  }
  package static var problemTextWordWithoutMeaning: Message {
    Message("problem.text.wordWithoutMeaning")
  }
  package static var problemTextUnknownEscape: Message { Message("problem.text.unknownEscape") }
  package static var problemKindNull: Message { Message("problem.kind.null") }
  package static var problemKindBool: Message { Message("problem.kind.bool") }
  package static var problemKindNumber: Message { Message("problem.kind.number") }
  package static var problemKindString: Message { Message("problem.kind.string") }
  package static var problemKindArray: Message { Message("problem.kind.array") }
  package static var problemKindObject: Message { Message("problem.kind.object") }
  package static func problemFoundText(text: String) -> Message {
    Message("problem.found.text", ["text": text])
  }
  package static var problemFoundQuote: Message { Message("problem.found.quote") }
  package static var problemFoundEnd: Message { Message("problem.found.end") }
  package static func problemSyntaxExpectedValue(found: String) -> Message {
    Message("problem.syntax.expectedValue", ["found": found])
  }
  package static func problemSyntaxExpectedComma(closer: String, found: String) -> Message {
    Message("problem.syntax.expectedComma", ["closer": closer, "found": found])
  }
  package static func problemSyntaxExpectedKey(found: String) -> Message {
    Message("problem.syntax.expectedKey", ["found": found])
  }
  package static func problemSyntaxExpectedColon(found: String) -> Message {
    Message("problem.syntax.expectedColon", ["found": found])
  }
  package static var problemSyntaxTrailingComma: Message { Message("problem.syntax.trailingComma") }
  package static func problemSyntaxMismatchedCloser(closer: String, found: String) -> Message {
    Message("problem.syntax.mismatchedCloser", ["closer": closer, "found": found])
  }
  package static func problemSyntaxUnexpectedEnd(closer: String) -> Message {
    Message("problem.syntax.unexpectedEnd", ["closer": closer])
  }
  package static var problemSyntaxComment: Message { Message("problem.syntax.comment") }
  package static var problemSyntaxUnterminatedString: Message {
    Message("problem.syntax.unterminatedString")
  }
  package static func problemSyntaxInvalidEscape(escapes: String) -> Message {
    Message("problem.syntax.invalidEscape", ["escapes": escapes])
  }
  package static var problemSyntaxLoneSurrogate: Message { Message("problem.syntax.loneSurrogate") }
  package static func problemSyntaxTypographicQuote(code: String) -> Message {
    Message("problem.syntax.typographicQuote", ["code": code])
  }
  package static var problemSyntaxInvalidNumber: Message { Message("problem.syntax.invalidNumber") }
  package static func problemSyntaxNestedTooDeep(limit: Int) -> Message {
    Message("problem.syntax.nestedTooDeep", ["limit": limit])
  }
  package static func problemSyntaxTooManyValues(limit: Int) -> Message {
    Message("problem.syntax.tooManyValues", ["limit": limit])
  }
  package static func problemSyntaxTextAfterEnd(text: String) -> Message {
    Message("problem.syntax.textAfterEnd", ["text": text])
  }
  package static func problemPatternUnclosedBrace(mark: String, closer: String, escaped: String)
    -> Message
  {
    Message("problem.pattern.unclosedBrace", ["mark": mark, "closer": closer, "escaped": escaped])
  }
  package static func problemPatternUnopenedBrace(mark: String, escaped: String) -> Message {
    Message("problem.pattern.unopenedBrace", ["mark": mark, "escaped": escaped])
  }
  package static func problemPatternBarOutsideBraces(mark: String, example: String, escaped: String)
    -> Message
  {
    Message(
      "problem.pattern.barOutsideBraces", ["mark": mark, "example": example, "escaped": escaped])
  }
  package static func problemPatternUnknownEscape(escapes: String) -> Message {
    Message("problem.pattern.unknownEscape", ["escapes": escapes])
  }
  package static func problemPatternNestedTooDeep(limit: Int) -> Message {
    Message("problem.pattern.nestedTooDeep", ["limit": limit])
  }
  package static var problemPatternAcceptsNothing: Message {
    Message("problem.pattern.acceptsNothing")
  }
  package static func problemPatternDanglingJoin(mark: String, escaped: String) -> Message {
    Message("problem.pattern.danglingJoin", ["mark": mark, "escaped": escaped])
  }
  package static var problemPatternCutCharacter: Message { Message("problem.pattern.cutCharacter") }
}
