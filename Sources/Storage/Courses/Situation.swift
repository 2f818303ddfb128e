/// How far a course is, as lists tell courses apart.
package enum Situation: Hashable, Sendable, CaseIterable {
  /// Not started.
  case undone
  /// Started, with sentences left.
  case doing
  /// Every sentence answered.
  case done
}
