import Terminal

/// What a control sequence, Esc [ … with a final letter, says.
///
/// Source: "XTerm Control Sequences" (ctlseqs), with the forms of the Linux console and rxvt.
nonisolated enum ControlSequence {
  case key(Key)
  /// What a key types, told by the terminal.
  case text(String.UnicodeScalarView)
  case mouse(MouseEvent)
  /// Three more bytes tell of the mouse.
  case oldMouse
  case pasteStart
  /// The answer to a question for the terminal's status (DSR 5): it has drawn what came before.
  case status
  /// The answer to a question for the cursor (CPR): the column it is in, counted from one.
  case cursor(column: Int)

  /// The meaning of what follows `Esc [`; nil when there is none for us.
  init?(_ body: ArraySlice<UInt8>) {
    guard let final = body.last else { return nil }
    let parameters = body.dropLast()
    if parameters.first == UInt8(ascii: "<") {
      let numbers = SequenceFields(parameters.dropFirst())?.numbers ?? []
      self.init(mouse: numbers, isRelease: final == UInt8(ascii: "m"))
    } else if parameters.first == UInt8(ascii: "["), parameters.count == 1 {
      self.init(linuxFunctionKey: final)
    } else if let fields = SequenceFields(parameters) {
      self.init(fields, final: final)
    } else {
      return nil
    }
  }

  private init?(mouse numbers: [Int], isRelease: Bool) {
    guard numbers.count == 3,
      let event = MouseEvent(
        button: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
    else { return nil }
    self = .mouse(event)
  }

  private init?(linuxFunctionKey letter: UInt8) {
    guard (0x41...0x45).contains(letter) else { return nil }
    self = .key(Key(.function(Int(letter) - 0x40)))
  }

  private init?(_ fields: SequenceFields, final: UInt8) {
    guard !fields.isRelease else { return nil }
    let first = fields[0] ?? 1
    let modifiers = fields.modifiers
    switch final {
    case UInt8(ascii: "~") where first == 200: self = .pasteStart
    case UInt8(ascii: "~") where first == 27 && fields.count == 3:
      self.init(KeyReport(otherKey: fields))
    case UInt8(ascii: "~"): self.init(Key.Code(number: first), modifiers)
    case UInt8(ascii: "u"): self.init(KeyReport(fields))
    case UInt8(ascii: "M") where fields.count == 0: self = .oldMouse
    case UInt8(ascii: "n") where first == 0 || first == 3: self = .status
    // In the first row it would be the key F3 with modifiers; we ask in others only.
    case UInt8(ascii: "R") where fields.count == 2 && first > 1:
      self = .cursor(column: fields[1] ?? 1)
    case UInt8(ascii: "Z"): self = .key(Key(.tab, .shift))
    case UInt8(ascii: "a")...UInt8(ascii: "d") where fields.count == 0:
      self.init(Key.Code(letter: final - 0x20), .shift)
    case _ where first == 1: self.init(Key.Code(letter: final), modifiers)
    default: return nil
    }
  }

  private init?(_ code: Key.Code?, _ modifiers: Key.Modifiers) {
    guard let code else { return nil }
    self = .key(Key(code, modifiers))
  }

  private init?(_ report: KeyReport) {
    if !report.text.isEmpty {
      self = .text(report.text)
    } else if let key = report.key {
      self = .key(key)
    } else {
      return nil
    }
  }
}

nonisolated extension Key {
  /// The key that sends a control character; nil for Esc, which may begin a longer one, and for
  /// everything else.
  init?(controlCharacter scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00: self = .control(" ")
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x01...0x1A:
      self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    case 0x1C...0x1F:
      self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))
    default: return nil
    }
  }

  /// The key of a single shift, `Esc O` with a letter, perhaps after the number of its modifiers.
  init?(singleShift body: ArraySlice<UInt8>) {
    guard let letter = body.last else { return nil }
    let number = body.dropLast().split(separator: UInt8(ascii: ";")).last
    let modifiers = Modifiers(
      parameter: number.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 1)
    if let code = Code(letter: letter) ?? Code(keypad: letter) {
      self.init(code, modifiers)
    } else if (0x61...0x64).contains(letter), let code = Code(letter: letter - 0x20) {
      self.init(code, .control)
    } else {
      return nil
    }
  }
}

nonisolated extension Key.Modifiers {
  /// The modifiers of xterm's parameter: one more than the sum of Shift 1, Alt 2, Control 4,
  /// Meta 8; Meta counts as Alt.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 0b1010 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}

nonisolated extension Key.Code {
  /// The key of a final letter.
  fileprivate init?(letter: UInt8) {
    switch Unicode.Scalar(letter) {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "R": self = .function(3)
    case "S": self = .function(4)
    default: return nil
    }
  }

  /// The key of a number before `~`.
  fileprivate init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23, 24: self = .function(number - 12)
    default: return nil
    }
  }

  /// The key of the numeric keypad in its application mode.
  fileprivate init?(keypad letter: UInt8) {
    switch letter {
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "X"): self = .character("=")
    case UInt8(ascii: " "): self = .character(" ")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      self = .character(Character(Unicode.Scalar(letter - 0x40)))
    default: return nil
    }
  }
}

nonisolated extension MouseEvent {
  /// What xterm's report says; nil for buttons and movements that mean nothing here.
  ///
  /// - Parameters:
  ///   - button: The button's number with its flags: 32 movement, 64 wheel.
  ///   - column: One-based.
  ///   - row: One-based.
  fileprivate init?(button: Int, column: Int, row: Int, isRelease: Bool) {
    guard column > 0, row > 0, button >= 0, button & 32 == 0 else { return nil }
    let position = Point(x: column - 1, y: row - 1)
    switch (button & ~0b11100, isRelease) {
    case (0, false): self.init(.press, at: position)
    case (0, true), (3, false): self.init(.release, at: position)
    case (64, false): self.init(.scrollUp, at: position)
    case (65, false): self.init(.scrollDown, at: position)
    default: return nil
    }
  }

  /// What the three bytes of the oldest report say, each 32 more than its number.
  init?(oldReport bytes: ArraySlice<UInt8>) {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3 else { return nil }
    self.init(button: numbers[0], column: numbers[1], row: numbers[2], isRelease: false)
  }
}
