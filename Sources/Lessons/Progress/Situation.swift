/// How far a course is, as lists tell courses apart.
///
/// The raw values stand in what programs read (`malmoi courses --json`).
package enum Situation: String, Hashable, Sendable, CaseIterable {
  /// Not started.
  case undone
  /// Started, with sentences left.
  case doing
  /// Every sentence answered.
  case done
}
