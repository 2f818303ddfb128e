import Terminal

/// The keys of a script that a person can read: `"I am<Enter><C-s><S-Left>"`.
///
/// Characters stand for themselves. Angle brackets hold a named key (`Enter`, `Esc`, `Tab`,
/// `Backspace`, `Delete`, `Insert`, `Up`, `Down`, `Left`, `Right`, `Home`, `End`, `PageUp`,
/// `PageDown`, `Space`, `F1`…) or one character, after `C-`, `S-` or `A-` for Control, Shift and
/// Alt; `<lt>` is the bracket itself.
///
/// - Precondition: The script has no other names.
package func keys(_ script: String) -> [Key] {
  var keys: [Key] = []
  var rest = script[...]
  while let character = rest.popFirst() {
    guard character == "<" else {
      keys.append(.character(character))
      continue
    }
    guard let end = rest.firstIndex(of: ">"), let key = namedKey(rest[..<end]) else {
      preconditionFailure("no key is called <\(rest.prefix(12))")
    }
    keys.append(key)
    rest = rest[rest.index(after: end)...]
  }
  return keys
}

private func namedKey(_ name: Substring) -> Key? {
  for (prefix, modifier) in [("C-", Key.Modifiers.control), ("S-", .shift), ("A-", .alt)]
  where name.hasPrefix(prefix) && name.count > prefix.count {
    guard var key = namedKey(name.dropFirst(prefix.count)) else { return nil }
    key.modifiers.insert(modifier)
    return key
  }
  if let code = namedCodes[name.lowercased()] { return Key(code) }
  if name.first == "F", let number = Int(name.dropFirst()) { return Key(.function(number)) }
  return name.count == 1 ? name.first.map(Key.character) : nil
}

private let namedCodes: [String: Key.Code] = [
  "enter": .enter, "esc": .escape, "tab": .tab, "backspace": .backspace, "delete": .delete,
  "insert": .insert, "up": .up, "down": .down, "left": .left, "right": .right, "home": .home,
  "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "space": .character(" "),
  "lt": .character("<"),
]
