/// The facts of what can be wrong in a course that is written as plain text, beside what can be
/// wrong in any course.
package enum CourseTextError: Hashable, Sendable {
  /// No line `# Title`.
  case missingTitle
  /// No field `id` after `::`.
  case missingID
  /// No two languages after `::`.
  case missingLanguages
  /// A line that begins with `#` and is neither the title nor a day.
  case unknownHeading
  /// Something after `::` that is no field, as it is written.
  case unknownField(String)
  /// A line with ` = ` before the first day.
  case sentenceBeforeDay
  /// A line of a day without ` = `.
  case missingEquals
  /// A line of a day whose `=` has no blanks around it.
  case crampedEquals
  /// Nothing before ` = `.
  case emptyPrompt
  /// Nothing after ` = `, or beside ` | `.
  case emptyAnswer
  /// A `[` before a speaker without its `]`.
  case unclosedSpeaker
  /// An `@` without an id behind it, or one in quotes that do not end.
  case brokenID
  /// An indented line below nothing that it could belong to.
  case strayIndent
  /// An indented line that begins with none of the signs known there, as it is written.
  case unknownSign(String)
  /// A sign at the beginning of a line without anything behind it.
  case emptyItem(String)
  /// A word without ` = ` and its meaning.
  case wordWithoutMeaning
  /// A `\` before something that needs none, or at the end.
  case unknownEscape
}
