/// The facts of what can be wrong in a course file; the words for them are the front end's.
package enum CourseFileError: Error, Hashable, Sendable {
  /// More bytes than are read.
  case tooLarge(limit: Int)
  case notUTF8
  /// Nothing but white space.
  case emptyFile
  case syntax(JSONSyntaxError)
  /// Plain text that is not written as a course is.
  case text(CourseTextError)
  /// A control character, or one that turns the direction of text around.
  case controlCharacter(Unicode.Scalar)
  case missingKey(String)
  case wrongType(expected: JSONKind, found: JSONKind)
  case duplicateKey(String)
  /// A key the format does not have. A warning.
  case unknownKey(String)
  /// A `format` other than 1, as it is written.
  case unknownFormat(String)
  /// Text of nothing but white space.
  case blank(key: String)
  case tooLong(key: String, limit: Int)
  case tooMany(key: String, limit: Int)
  /// An `id` that could not be typed on a command line or stand in an address.
  case badCourseID(String)
  case badLanguage(String)
  /// A `totalDays` that is no whole number from 1 to `limit`, as it is written.
  case badDayCount(String, limit: Int)
  case emptyCourse
  case emptyDay
  case noAnswers
  case badPattern(AnswerPatternError.Kind)
  /// More blocks than a screen could sensibly hold.
  case tooManyWords(count: Int, limit: Int)
  /// A word that no screen could sensibly hold.
  case wordTooLong(limit: Int)
  case duplicateSentenceID(String, firstLine: Int)
  case duplicateCourseID(String, firstLine: Int)
  /// The same prompt twice without ids to tell the two apart. A warning.
  case duplicatePrompt(firstLine: Int)
  /// A distractor that belongs to an accepted answer and so never shows. A warning.
  case acceptedDistractor(String)
  /// A word of the glossary without a meaning, or the other way round. A warning.
  case emptyGlossaryEntry
  /// A form of a word with nothing to see in it. A warning.
  case emptyGlossaryForm
  /// A word of the glossary that no answer has in any of its forms. A warning.
  case unusedGlossaryWord(String)
  /// A form that another word of the glossary already has. A warning.
  case claimedForm(String, of: String, firstLine: Int)
  /// A `spaces` that the format does not have, as it is written. A warning.
  case unknownSpacing(String)
  /// Something to look at again. A warning.
  case advice(CourseAdvice)

  /// Whether the course can still be played.
  package var severity: CourseFileProblem.Severity {
    switch self {
    case .unknownKey, .duplicatePrompt, .acceptedDistractor, .emptyGlossaryEntry,
      .emptyGlossaryForm, .unusedGlossaryWord,
      .claimedForm, .unknownSpacing, .advice:
      .warning
    default: .error
    }
  }
}
