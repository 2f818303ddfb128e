import Terminal

/// A key as the newer keyboard protocols tell it: by its code point, with what it types.
///
/// Source: "Comprehensive keyboard handling in terminals" (kitty), `CSI u` as libtermkey and
/// `formatOtherKeys` of xterm have it, and xterm's `modifyOtherKeys`.
nonisolated struct KeyReport {
  /// What the key types, where the terminal says so.
  private(set) var text = String.UnicodeScalarView()
  /// The key as a terminal without these protocols would send it; nil when it would send nothing.
  private(set) var key: Key?

  /// The key of `CSI code:shifted:base ; modifiers:event ; text u`.
  init(_ fields: SequenceFields) {
    let modifiers = fields.modifiers
    let typed = fields.parts(of: 2).compactMap(Self.scalar)
    if modifiers.isSubset(of: .shift), !typed.isEmpty, typed.allSatisfy(\.isTyped) {
      text.append(contentsOf: typed)
      return
    }
    guard let number = fields[0], number > 0 else { return }
    if let code = Key.Code(functionalKey: number) {
      key = Key(code, modifiers)
      return
    }
    guard var scalar = Self.scalar(number) else { return }
    if modifiers.contains(.shift), let shifted = Self.scalar(fields[0, 1]) { scalar = shifted }
    // Commands are on Latin letters, whatever letter the layout has there.
    if !modifiers.isSubset(of: .shift), !scalar.isASCII, let base = Self.scalar(fields[0, 2]) {
      scalar = base
    }
    key = Key(scalar, modifiers, isCapsLocked: fields.isCapsLocked)
  }

  /// The key of `CSI 27 ; modifiers ; code ~`.
  init(otherKey fields: SequenceFields) {
    key = Self.scalar(fields[2]).flatMap { Key($0, fields.modifiers) }
  }

  private static func scalar(_ number: Int?) -> Unicode.Scalar? {
    number.flatMap(UInt32.init(exactly:)).flatMap(Unicode.Scalar.init)
  }
}

nonisolated extension SequenceFields {
  /// The keys held down, by the second field.
  var modifiers: Key.Modifiers { Key.Modifiers(parameter: self[1] ?? 1) }

  /// Whether Caps Lock is on.
  fileprivate var isCapsLocked: Bool { max(0, (self[1] ?? 1) - 1) & 64 != 0 }

  /// Whether the key was let go: it was answered when it went down.
  var isRelease: Bool { self[1, 1] == 3 }
}

nonisolated extension Key {
  /// The key of a code point, in the first form that other terminals know it in: Control with I is
  /// Tab, Shift shows in the letter, and means nothing with Enter, Esc and Backspace.
  fileprivate init?(
    _ scalar: Unicode.Scalar, _ modifiers: Modifiers, isCapsLocked: Bool = false
  ) {
    if scalar == "\u{1B}" {
      self.init(.escape, modifiers.intersection(.alt))
    } else if let key = Key(controlCharacter: scalar) {
      let isPlain = [.enter, .backspace].contains(key.code)
      let kept = isPlain ? modifiers.intersection(.alt) : modifiers
      self.init(key.code, key.modifiers.union(kept))
    } else if scalar.isTyped {
      let isUpper = modifiers.contains(.shift) != isCapsLocked
      let character = Character(scalar)
      if modifiers.contains(.control) {
        self.init(control: character, modifiers)
      } else {
        let cased = isUpper ? character.uppercased() : String(character)
        self.init(.character(cased.count == 1 ? Character(cased) : character), modifiers)
        self.modifiers.remove(.shift)
      }
    } else {
      return nil
    }
  }

  private init(control character: Character, _ modifiers: Modifiers) {
    let others = modifiers.subtracting(.control)
    switch character {
    case "[": self.init(.escape, others.intersection(.alt))
    case "i", "I": self.init(.tab, others)
    case "m", "j", "M", "J": self.init(.enter, others.intersection(.alt))
    case "h", "H": self.init(.backspace, others.intersection(.alt))
    case "/", "7": self.init(.character("_"), modifiers)
    default:
      let lower = character.lowercased()
      self.init(.character(lower.count == 1 ? Character(lower) : character), modifiers)
    }
  }
}

nonisolated extension Key.Code {
  /// The key of a number that Unicode keeps for private use: those of the keypad; nil for media keys,
  /// modifiers and the rest.
  fileprivate init?(functionalKey number: Int) {
    let signs: [Character] = [".", "/", "*", "-", "+"]
    let motions: [Key.Code] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
    switch number {
    case 57399...57408: self = .character(Character(String(number - 57399)))
    case 57409...57413: self = .character(signs[number - 57409])
    case 57414: self = .enter
    case 57415: self = .character("=")
    case 57416: self = .character(",")
    case 57417...57426: self = motions[number - 57417]
    default: return nil
    }
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether a key can type it.
  fileprivate var isTyped: Bool {
    ![.control, .privateUse].contains(properties.generalCategory)
  }
}
