import Terminal
import UnicodeText

/// Turns the bytes a terminal sends into keys, mouse actions and pastes.
///
/// A value without a terminal behind it: bytes in, events out, silence told by `settle()`. It
/// stands in place of curses' own `get_wch`, which loses a multi-byte key that two reads have
/// split, blocks while it waits whether Esc begins a sequence, and costs two system calls a byte
/// (eight seconds for a paste of 8 MiB).
///
/// What it does not know it drops; no part of a sequence is ever taken for typed text, wherever
/// reads cut it.
package nonisolated struct KeyDecoder {
  /// What the bytes so far leave open until more come, or nothing does for a while.
  enum Question: Hashable {
    /// Is Esc a key, or the beginning of a longer one? A terminal sends the rest at once.
    case isEscapeAKey
    /// Is what should end with a mark over without it?
    case isEndLost
  }

  /// Where in a key, a paste or an answer the bytes have come to.
  enum State {
    /// Between keys.
    case ground
    /// After Esc.
    case escape
    /// In a control sequence: after Esc [.
    case control
    /// In a single shift: after Esc O.
    case singleShift
    /// In the three bytes of an old mouse report, after Esc [ M.
    case oldMouse
    /// In a control string, an answer of the terminal: after Esc and one of `stringIntroducers`,
    /// until Esc \ or BEL.
    case string
    /// After Esc in a control string.
    case stringEnd
    /// In a bracketed paste.
    case paste
    /// After silence in the middle of something, whose rest may yet come.
    case stalled(Stalled)
  }

  /// What fell silent before its end; see `resume(at:)`.
  enum Stalled {
    /// Esc, taken for the key.
    case escape
    case string
    /// Esc in a control string.
    case stringEnd
    case paste
  }

  /// Bytes of a sequence worth keeping: longer ones are nobody's key.
  static let sequenceCapacity = 64
  /// Bytes at once that no key press sends: only a paste does.
  private static let shortestChunk = 64

  // What is not private is for `KeyDecoder+Sequences.swift`.
  let sequences: [[UInt8]: Key]
  var state = State.ground
  var sequence: [UInt8] = []
  /// Whether one more Esc came before the sequence: the way of some terminals to say Alt.
  var isDoubled = false
  /// Whether the character that begins follows an Esc: it was typed with Alt.
  var isAlt = false
  private var assembler = ScalarAssembler()
  private var collector = PasteCollector()
  var text = String.UnicodeScalarView()
  var events: [Event] = []
  /// How often the terminal has answered a question for its status; see `takeAnswers()`.
  var answerCount = 0

  /// What the terminal has said its text stands on; see `takeGround()`.
  var ground: Ground?

  /// Where the terminal has said its cursor is; see `takeCursorColumns()`.
  var cursorColumns: [Int] = []

  /// A decoder that knows the common sequences and, before them, those of `sequences`.
  ///
  /// - Parameter sequences: What terminfo says the keys of the terminal send.
  package init(sequences: [[UInt8]: Key] = [:]) {
    self.sequences = sequences
  }

  /// What silence would decide now; nil when it would decide nothing.
  var question: Question? {
    switch state {
    case .escape: .isEscapeAKey
    case .control, .singleShift: sequence.count == 2 ? .isEscapeAKey : nil
    case .string: sequence.count == 2 ? .isEscapeAKey : .isEndLost
    case .stringEnd, .paste: .isEndLost
    case .ground, .oldMouse, .stalled: nil
    }
  }

  /// The events in `bytes`, everything that one drain of the terminal gave.
  ///
  /// Code points that combine come out as one key in normal form C: a Korean syllable sent as
  /// three letters is one character.
  ///
  /// - Complexity: O(*n*).
  package mutating func decode(_ bytes: [UInt8]) -> [Event] {
    resume(at: bytes)
    var index = 0
    while index < bytes.count {
      if case .paste = state { index = collector.feedRun(of: bytes, from: index) }
      guard index < bytes.count else { break }
      feed(bytes[index])
      index += 1
    }
    return takeEvents()
  }

  /// The events that silence after the last bytes makes of them; see `question`.
  ///
  /// A paste is given as far as it came. When more of it follows, the next bytes being many or
  /// holding its end mark, that is another paste; else they are keys again. So it is with a control
  /// string whose end follows.
  package mutating func settle() -> [Event] {
    switch state {
    case .escape:
      emitEscapes()
      state = .stalled(.escape)
    case .control, .singleShift:
      if sequence.count == 2 { emitAltOfSequence() }
    case .string:
      if sequence.count == 2 { emitAltOfSequence() }
      state = .stalled(.string)
    case .stringEnd:
      state = .stalled(.stringEnd)
    case .paste:
      state = .stalled(.paste)
      finishPaste()
    case .ground, .oldMouse, .stalled:
      break
    }
    return takeEvents()
  }

  /// How many answers of the terminal have come since this was last called.
  mutating func takeAnswers() -> Int {
    defer { answerCount = 0 }
    return answerCount
  }

  /// What the terminal has said its text stands on since this was last called.
  mutating func takeGround() -> Ground? {
    defer { ground = nil }
    return ground
  }

  /// The columns, counted from one, that the terminal has said its cursor is in since this was last
  /// called.
  mutating func takeCursorColumns() -> [Int] {
    defer { cursorColumns = [] }
    return cursorColumns
  }

  private mutating func takeEvents() -> [Event] {
    flushText()
    defer { events.removeAll() }
    return events
  }

  private mutating func feed(_ byte: UInt8) {
    switch state {
    case .ground, .stalled: feedText(byte)
    case .escape: feedAfterEscape(byte)
    case .control: feedControl(byte)
    case .singleShift: feedSingleShift(byte)
    case .oldMouse: feedOldMouse(byte)
    case .string: feedString(byte)
    case .stringEnd: feedStringEnd(byte)
    case .paste: feedPaste(byte)
    }
  }
}

// MARK: - Text and control characters

nonisolated extension KeyDecoder {
  mutating func feedText(_ byte: UInt8) {
    let scalar = assembler.feed(byte)
    guard let scalar else {
      if !assembler.isIncomplete { isAlt = false }
      return
    }
    let alt: Key.Modifiers = isAlt ? .alt : []
    isAlt = false
    if scalar == "\u{1B}" {
      begin(.escape, with: byte)
    } else if let key = Key(controlCharacter: scalar) {
      emit(Key(key.code, key.modifiers.union(alt)))
    } else if let introducer = Self.introducer(of: scalar) {
      begin(.string, with: 0x1B)
      sequence += [introducer, 0]
    } else if scalar.properties.generalCategory != .control {
      if alt.isEmpty { text.append(scalar) } else { emit(Key(.character(Character(scalar)), alt)) }
    }
  }

  /// Code points typed in one drain, as characters in normal form C.
  mutating func flushText() {
    guard !text.isEmpty else { return }
    events += String(text).nfc.map { .key(.character($0)) }
    text = String.UnicodeScalarView()
  }

  mutating func emit(_ key: Key) {
    flushText()
    events.append(.key(key))
  }
}

// MARK: - Paste

nonisolated extension KeyDecoder {
  private mutating func feedPaste(_ byte: UInt8) {
    guard collector.feed(byte) else { return }
    state = .ground
    finishPaste()
  }

  private mutating func finishPaste() {
    let pasted = collector.takeText()
    if !pasted.isEmpty { events.append(.paste(pasted)) }
  }
}

// MARK: - After silence

nonisolated extension KeyDecoder {
  /// Goes on with what fell silent when `bytes`, everything of one read, are the rest of it.
  private mutating func resume(at bytes: [UInt8]) {
    guard case .stalled(let stalled) = state, let first = bytes.first else { return }
    let isRest =
      switch stalled {
      case .escape:
        Self.stringIntroducers.contains(first) && bytes.dropFirst().containsStringEnd
      case .string: bytes[...].containsStringEnd
      case .stringEnd: first == UInt8(ascii: "\\") || bytes[...].containsStringEnd
      case .paste:
        bytes.count >= Self.shortestChunk || !bytes.ranges(of: PasteCollector.endMark).isEmpty
      }
    guard isRest else { return state = .ground }
    switch stalled {
    case .escape: begin(.escape, with: 0x1B)
    case .string: state = .string
    case .stringEnd: state = .stringEnd
    case .paste: state = .paste
    }
  }
}

nonisolated extension ArraySlice<UInt8> {
  fileprivate var containsStringEnd: Bool {
    contains(0x07) || !ranges(of: [0x1B, UInt8(ascii: "\\")]).isEmpty
  }
}
