/// What a hint did to the answer.
package struct Hint: Hashable, Sendable {
  /// Blocks that went back to the bank because they were wrong where they were.
  package let takenBack: [WordBlock.ID]
  /// The block that was placed; nil when taking back was all it took.
  package let placed: WordBlock.ID?
}
