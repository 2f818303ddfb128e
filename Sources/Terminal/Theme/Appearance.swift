/// What the learner chose about colours.
package struct Appearance: Hashable, Sendable {
  /// What text stands on; nil is what the terminal says of itself.
  package var ground: Ground?
  /// Whether nothing is faint.
  package var isStrong: Bool

  /// A choice from its parts; nothing chosen unless given.
  package init(ground: Ground? = nil, isStrong: Bool = false) {
    self.ground = ground
    self.isStrong = isStrong
  }
}
