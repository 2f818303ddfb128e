import Lessons

extension Localization {
  /// `line:column: what is wrong and what was expected`; a path and a colon in front make it what
  /// compilers print.
  package func sentence(for problem: CourseFileProblem) -> String {
    let mark = problem.severity == .warning ? "\(self[.checkWarning]): " : ""
    return "\(problem.line):\(problem.column): \(mark)\(message(for: problem.fact))"
  }

  /// What is wrong, without its place.
  // One flat switch, so that a fact without words does not compile.
  package func message(for fact: CourseFileError) -> String {
    switch fact {
    case .tooLarge(let limit): self[.problemTooLarge(limit: limit >> 20)]
    case .notUTF8: self[.problemNotUTF8]
    case .emptyFile: self[.problemEmptyFile]
    case .syntax(let error): message(for: error)
    case .text(let error): message(for: error)
    case .controlCharacter(let scalar): message(forControlCharacter: scalar)
    case .missingKey(let key): self[.problemMissingKey(key: key)]
    case .wrongType(let expected, let found):
      self[.problemWrongType(expected: name(of: expected), found: name(of: found))]
    case .duplicateKey(let key): self[.problemDuplicateKey(key: key)]
    case .unknownKey(let key): self[.problemUnknownKey(key: key)]
    case .unknownFormat(let format): self[.problemUnknownFormat(format: format)]
    case .blank(let key): self[.problemBlank(key: key)]
    case .tooLong(let key, let limit): self[.problemTooLong(key: key, limit: limit)]
    case .tooMany(let key, let limit): self[.problemTooMany(key: key, limit: limit)]
    case .badCourseID(let id): self[.problemBadCourseID(id: id)]
    case .badLanguage(let code): self[.problemBadLanguage(code: code)]
    case .badDayCount(let days, let limit):
      self[.problemBadDayCount(days: days, limit: limit)]
    case .emptyCourse: self[.problemEmptyCourse]
    case .emptyDay: self[.problemEmptyDay]
    case .noAnswers: self[.problemNoAnswers]
    case .badPattern(let kind): message(for: kind)
    case .tooManyWords(let count, let limit):
      self[.problemTooManyWords(count: count, limit: limit)]
    case .wordTooLong(let limit): self[.problemWordTooLong(limit: limit)]
    case .duplicateSentenceID(let id, let line):
      self[.problemDuplicateSentenceID(id: id, line: line)]
    case .duplicateCourseID(let id, let line):
      self[.problemDuplicateCourseID(id: id, line: line)]
    case .duplicatePrompt(let line): self[.problemDuplicatePrompt(line: line)]
    case .acceptedDistractor(let word): self[.problemAcceptedDistractor(word: word)]
    case .emptyGlossaryEntry: self[.problemEmptyGlossaryEntry]
    case .emptyGlossaryForm: self[.problemEmptyGlossaryForm]
    case .unusedGlossaryWord(let word): self[.problemUnusedGlossaryWord(word: word)]
    case .claimedForm(let form, let word, let line):
      self[.problemClaimedForm(text: form, word: word, line: line)]
    case .unknownSpacing(let value): self[.problemUnknownSpacing(text: value)]
    case .advice(let advice): message(for: advice)
    }
  }

  /// A control character is the same mistake to the reader of JSON and to that of courses.
  func message(forControlCharacter scalar: Unicode.Scalar) -> String {
    self[.problemControlCharacter(code: scalar.codePointName)]
  }

  private func name(of kind: JSONKind) -> String {
    switch kind {
    case .null: self[.problemKindNull]
    case .bool: self[.problemKindBool]
    case .number: self[.problemKindNumber]
    case .string: self[.problemKindString]
    case .array: self[.problemKindArray]
    case .object: self[.problemKindObject]
    }
  }
}
