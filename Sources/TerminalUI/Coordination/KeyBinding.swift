import Terminal

/// A command as data: its keys, its name and why it is off now.
///
/// The hint bar and the help are made from these, so that neither can lie.
package struct KeyBinding {
  /// Where the hint bar shows a command.
  package enum Hint: Hashable, Sendable {
    /// With the others, from the left; the last ones go when there is little room.
    case command
    /// With the others, and to the last (`?` help).
    case essential
    /// At the right edge: the way out (Esc leave, q quit).
    case wayOut
    /// Only in the help.
    case hidden
  }

  /// The keys that do it, the one to show first.
  package var keys: [Key]
  /// What it does, in the learner's language, short enough for the hint bar.
  package var title: String
  /// The heading it stands under in the help; nil is the screen itself.
  package var group: String?
  /// Where the hint bar shows it.
  package var hint: Hint
  /// Why it does nothing now, in the learner's language; nil when it works.
  package var disabledReason: String?
  /// Whether it works while a modal is open, for a binding of the whole app; a modal takes all
  /// other keys.
  package var worksOverModals: Bool
  /// Does it, for the one of `keys` that was pressed.
  package var action: (Key) -> Void

  /// A command of several keys that differ in what they do (arrows, digits).
  package init(
    _ keys: [Key], title: String, group: String? = nil, hint: Hint = .command,
    disabledReason: String? = nil, worksOverModals: Bool = false, action: @escaping (Key) -> Void
  ) {
    self.keys = keys
    self.title = title
    self.group = group
    self.hint = hint
    self.disabledReason = disabledReason
    self.worksOverModals = worksOverModals
    self.action = action
  }

  /// A command that any of its keys does.
  package init(
    _ keys: Key..., title: String, group: String? = nil, hint: Hint = .command,
    disabledReason: String? = nil, worksOverModals: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      keys, title: title, group: group, hint: hint, disabledReason: disabledReason,
      worksOverModals: worksOverModals, action: { _ in action() })
  }

  /// Whether it works now.
  package var isEnabled: Bool { disabledReason == nil }
}
