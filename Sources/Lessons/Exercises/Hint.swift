/// What a hint did to the answer.
package struct Hint: Hashable, Sendable {
  /// Words that went because they were wrong where they were.
  package let takenBack: [String]
  /// Words that the learner did not find.
  package let given: [String]
}
