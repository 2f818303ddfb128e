/// What an author may want to look at again, though the course can be played: warnings that come
/// from the sentences side by side, not from one value alone.
package enum CourseAdvice: Hashable, Sendable {
  /// An answer without a letter of the script that its language is written in.
  case otherScript(Language)
  /// The same model answer as that of another sentence with another prompt.
  case sameAnswer(String, firstLine: Int)
  /// Some answers of a sentence end in punctuation, and this one does not.
  case endDiffers(model: String)
  /// The first letters of the model and of this answer differ in case.
  case caseDiffers(model: String)
  /// More sentences on a day than are learnt in one.
  case longDay(count: Int, advised: Int)
  /// Words that are used once, and so met once, where they are most of the course's.
  case mostWordsOnce(count: Int, of: Int)
  /// Answers that are one block, and so no sentence to build, where they are most of the course's,
  /// in a language without spaces.
  case mostAnswersOneBlock(count: Int, of: Int)
}
