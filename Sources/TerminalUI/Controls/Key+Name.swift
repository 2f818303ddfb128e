import Terminal

extension Key {
  /// What the key is called in hints: `⏎`, `^S`, `Shift+←`, with signs the terminal has.
  package func name(for capabilities: TerminalCapabilities) -> String {
    var prefix = ""
    if modifiers.contains(.alt) { prefix += "Alt+" }
    if modifiers.contains(.shift) { prefix += "Shift+" }
    if case .character(let character) = code, modifiers.contains(.control), character != " " {
      return prefix + "^" + character.uppercased()
    }
    if modifiers.contains(.control) { prefix += "Ctrl+" }
    return prefix + code.name(isASCIIOnly: capabilities.isASCIIOnly)
  }
}

extension Key.Code {
  fileprivate func name(isASCIIOnly: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: isASCIIOnly ? "Enter" : "⏎"
    case .escape: "Esc"
    case .tab: isASCIIOnly ? "Tab" : "⇥"
    case .backspace: isASCIIOnly ? "Bksp" : "⌫"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: isASCIIOnly ? "Up" : "↑"
    case .down: isASCIIOnly ? "Down" : "↓"
    case .left: isASCIIOnly ? "Left" : "←"
    case .right: isASCIIOnly ? "Right" : "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}

extension KeyBinding {
  /// What the keys are called in hints.
  ///
  /// Arrows stand together (`↑↓`), for their like (PgUp, Home) too; so do other keys of two
  /// directions (`PgUp/PgDn`, `Shift+←→`); a run of characters is shortened (`1-9`); of other keys
  /// the first one stands for all.
  package func keyNames(for capabilities: TerminalCapabilities) -> String {
    let arrows = keys.filter(\.isArrow)
    if arrows.count > 1 || arrows.count == keys.count {
      let names = arrows.map { $0.name(for: capabilities) }
      return names.joined(separator: capabilities.isASCIIOnly ? "/" : "")
    }
    guard let first = keys.first, let last = keys.last else { return "" }
    let name = first.name(for: capabilities)
    if keys.isRun { return name + "-" + last.name(for: capabilities) }
    guard let other = first.code.opposite, keys.contains(Key(other, first.modifiers)) else {
      return name
    }
    let isSign = Key(other).isArrow && !capabilities.isASCIIOnly
    return name + (isSign ? "" : "/") + Key(other).name(for: capabilities)
  }
}

extension KeyBinding {
  /// What each of the keys is called, those of two directions and runs of characters together.
  package func allKeyNames(for capabilities: TerminalCapabilities) -> [String] {
    guard !keys.isRun else { return [keyNames(for: capabilities)] }
    var names: [String] = []
    var rest = keys
    while let key = rest.first {
      var together = self
      together.keys = key.isArrow ? rest.filter(\.isArrow) : [key]
      if let other = key.code.opposite.map({ Key($0, key.modifiers) }), !key.isArrow {
        together.keys += rest.filter { $0 == other }
      }
      rest.removeAll(where: together.keys.contains)
      names.append(together.keyNames(for: capabilities))
    }
    return names
  }
}

extension Key {
  fileprivate var isArrow: Bool {
    modifiers.isEmpty && [.up, .down, .left, .right].contains(code)
  }
}

extension Key.Code {
  /// The key that leads the other way; nil for one that leads nowhere.
  fileprivate var opposite: Key.Code? {
    switch self {
    case .left: .right
    case .up: .down
    case .home: .end
    case .pageUp: .pageDown
    default: nil
    }
  }
}

extension [Key] {
  /// Whether these are three or more characters in the order of their code points.
  fileprivate var isRun: Bool {
    let values = compactMap { $0.typedCharacter?.unicodeScalars.first?.value }
    return count > 2 && values.count == count
      && zip(values, values.dropFirst()).allSatisfy { $0 + 1 == $1 }
  }
}
