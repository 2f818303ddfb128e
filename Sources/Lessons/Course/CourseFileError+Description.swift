/// What is wrong and what was expected, in English.
extension CourseFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let limit):
      "the file is too large; a course has at most \(limit / 1_048_576) MiB"
    case .notUTF8: "the text is not UTF-8 from here on; save the file as UTF-8"
    case .emptyFile: "the file is empty; expected a course, an object in braces"
    case .syntax(let error): error.description
    case .controlCharacter(let scalar):
      "control character \(scalar.codePointName); expected text without control characters"
    case .missingKey(let key): "the key \"\(key)\" is missing here"
    case .wrongType(let expected, let found):
      "expected \(expected.phrase), found \(found.phrase)"
    case .duplicateKey(let key): "the key \"\(key)\" stands here a second time; expected it once"
    case .unknownKey(let key): "the key \"\(key)\" is not known and not used"
    case .unknownFormat(let format): "format \(format) is not known; expected 1"
    case .emptyCourse: "the course has no days; expected at least one"
    case .emptyDay: "the day has no sentences; expected at least one"
    case .noAnswers: "the sentence has no answers; expected at least one"
    case .badPattern(let kind): kind.description
    default: detailedDescription
    }
  }

  private var detailedDescription: String {
    switch self {
    case .blank(let key): "\"\(key)\" is blank; expected text"
    case .tooLong(let key, let limit):
      "\"\(key)\" is too long; expected at most \(limit) characters"
    case .tooMany(let key, let limit):
      "\"\(key)\" has too many items; expected at most \(limit)"
    case .badCourseID(let id):
      "\"\(id)\" is no course id; expected letters, digits, \"-\", \"_\" and \".\" only, "
        + "beginning with a letter or a digit"
    case .badLanguage(let code):
      "\"\(code)\" is no language code; expected one like \"ko\" or \"pt-BR\""
    case .badDayCount(let digits, let limit):
      "\(digits) is no count of days; expected a whole number from 1 to \(limit)"
    case .tooManyWords(let count, let limit):
      "the answer has \(count) words; expected at most \(limit)"
    case .wordTooLong(let limit):
      "a word of the answer is too long; expected at most \(limit) characters"
    case .duplicateSentenceID(let id, let line):
      "the id \"\(id)\" is already that of the sentence in line \(line); expected another"
    case .duplicateCourseID(let id, let line):
      "the id \"\(id)\" is already that of the course in line \(line); expected another"
    case .duplicatePrompt(let line):
      "the same prompt as in line \(line); give both sentences an \"id\", "
        + "or progress may follow the wrong one when they change places"
    case .acceptedDistractor(let word):
      "the distractor \"\(word)\" belongs to an accepted answer and will not be shown"
    default: preconditionFailure("\(self) has its words in description")
    }
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .expectedValue(let found): "expected a value, found \(phrase(found))"
    case .expectedComma(let closer, let found):
      "expected \",\" or \"\(closer)\", found \(phrase(found))"
    case .expectedKey(let found): "expected a key in double quotes, found \(phrase(found))"
    case .expectedColon(let found): "expected \":\" after the key, found \(phrase(found))"
    case .trailingComma: "nothing follows this comma; expected another item or no comma"
    case .comment: "JSON has no comments; expected none"
    case .controlCharacter(let scalar): CourseFileError.controlCharacter(scalar).description
    case .mismatchedCloser(let expected, let found):
      "expected \"\(expected)\", found \"\(found)\""
    case .unexpectedEnd(let closer): "the file ends too early; expected \"\(closer)\""
    case .unterminatedString: "the text in quotes does not end; expected \" on the same line"
    case .invalidEscape:
      "unknown escape; expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and a code point"
    case .invalidNumber: "this is no number as JSON writes it"
    case .nestedTooDeep(let limit): "nested too deep; expected at most \(limit) levels"
    case .tooManyValues(let limit): "too many values; expected at most \(limit)"
    case .textAfterEnd(let found): "expected the end of the file, found \(phrase(found))"
    }
  }
}

private func phrase(_ found: String?) -> String {
  found.map { "\"\($0)\"" } ?? "the end of the file"
}

extension AnswerPatternError.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unclosedBrace: "this \"{\" is not closed; expected a \"}\", or \"\\{\" for a brace"
    case .unopenedBrace: "this \"}\" closes nothing; expected \"\\}\" for a brace"
    case .barOutsideBraces:
      "this \"|\" stands outside of braces; expected {a|b}, or \"\\|\" for a bar"
    case .unknownEscape: "expected one of { } | ~ \\ after this \"\\\""
    case .nestedTooDeep:
      "braces nested too deep; expected at most \(AnswerPatternParser.depthLimit) levels"
    case .acceptsNothing: "this accepts an answer without words; expected one word at least"
    case .danglingJoin: "this \"~\" joins nothing; expected words on both sides, or \"\\~\""
    }
  }
}

extension JSONKind {
  fileprivate var phrase: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text in quotes"
    case .array: "a list in [ ]"
    case .object: "an object in { }"
    }
  }
}
