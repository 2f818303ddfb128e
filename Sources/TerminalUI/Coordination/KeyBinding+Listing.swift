import Terminal

extension Sequence<KeyBinding> {
  /// The commands as a list tells them: each once, with all its keys, under headings that stand
  /// together.
  ///
  /// What is called the same and off for the same reason is one command. A key stands only where it
  /// is heard: not behind the one that has it before.
  ///
  /// - Parameter groups: The headings in the order they are to have; those that are not named follow
  ///   as they come.
  /// - Complexity: O(*n*²) commands and keys.
  package func listed(inOrderOf groups: [String] = []) -> [KeyBinding] {
    var listed: [KeyBinding] = []
    for command in self {
      var binding = command
      // Bindings know no equality: their words tell whose a key is.
      binding.keys = command.keys.filter { self.binding(for: $0)?.isListed(with: command) == true }
      if let index = listed.firstIndex(where: { $0.isListed(with: binding) }) {
        listed[index].keys += binding.keys.filter { !listed[index].keys.contains($0) }
      } else if !binding.keys.isEmpty {
        listed.append(binding)
      }
    }
    var order = groups.map(String?.some)
    for group in listed.map(\.group) where !order.contains(group) { order.append(group) }
    return order.flatMap { group in listed.filter { $0.group == group } }
  }
}

extension KeyBinding {
  /// Whether a list tells both in one row.
  fileprivate func isListed(with other: KeyBinding) -> Bool {
    (title, group, disabledReason) == (other.title, other.group, other.disabledReason)
  }
}
