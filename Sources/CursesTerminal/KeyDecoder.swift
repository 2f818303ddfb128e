import Terminal
import UnicodeText

/// Turns the bytes a terminal sends into keys, mouse actions and pastes.
///
/// A value without a terminal behind it: bytes in, events out, silence told by `settle()`. It
/// stands in place of curses' own `get_wch`, which loses a multi-byte key that two reads have
/// split, blocks while it waits whether Esc begins a sequence, and costs two system calls a byte
/// (eight seconds for a paste of 8 MiB).
///
/// What it does not know it drops; no part of a sequence is ever taken for typed text.
nonisolated struct KeyDecoder {
  /// What the bytes so far leave open until more come, or nothing does for a while.
  enum Question: Hashable {
    /// Is Esc a key, or the beginning of a longer one? A terminal sends the rest at once.
    case isEscapeAKey
    /// Is what should end with a mark over without it?
    case isEndLost
  }

  private enum State {
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
    /// In an answer of the terminal that ends with Esc \ or BEL.
    case answer
    /// After Esc in an answer.
    case answerEnd
    /// In a bracketed paste.
    case paste
    /// In a paste that fell silent before its end mark.
    case stalledPaste
  }

  /// Bytes of a sequence worth keeping: longer ones are nobody's key.
  private static let sequenceCapacity = 64
  /// Bytes of the longest answer to wait through.
  private static let answerCapacity = 4096
  /// Bytes at once that no key press sends: only a paste does.
  private static let shortestChunk = 64

  private let sequences: [[UInt8]: Key]
  private var state = State.ground
  private var sequence: [UInt8] = []
  /// Whether one more Esc came before the sequence: the way of some terminals to say Alt.
  private var isDoubled = false
  /// Whether the character that begins follows an Esc: it was typed with Alt.
  private var isAlt = false
  private var assembler = ScalarAssembler()
  private var collector = PasteCollector()
  private var text = String.UnicodeScalarView()
  private var events: [Event] = []

  /// A decoder that knows the common sequences and, before them, those of `sequences`.
  ///
  /// - Parameter sequences: What terminfo says the keys of the terminal send.
  init(sequences: [[UInt8]: Key] = [:]) {
    self.sequences = sequences
  }

  /// What silence would decide now; nil when it would decide nothing.
  var question: Question? {
    switch state {
    case .escape: .isEscapeAKey
    case .control, .singleShift: sequence.count == 2 ? .isEscapeAKey : nil
    case .answer: sequence.count == 2 ? .isEscapeAKey : .isEndLost
    case .answerEnd, .paste: .isEndLost
    case .ground, .oldMouse, .stalledPaste: nil
    }
  }

  /// The events in `bytes`, everything that one drain of the terminal gave.
  ///
  /// Code points that combine come out as one key in normal form C: a Korean syllable sent as
  /// three letters is one character.
  ///
  /// - Complexity: O(*n*).
  mutating func decode(_ bytes: [UInt8]) -> [Event] {
    if state == .stalledPaste { resumePaste(at: bytes) }
    var index = 0
    while index < bytes.count {
      if state == .paste { index = collector.takeRun(of: bytes, from: index) }
      guard index < bytes.count else { break }
      take(bytes[index])
      index += 1
    }
    return takeEvents()
  }

  /// The events that silence after the last bytes makes of them; see `question`.
  ///
  /// A paste is given as far as it came. When more of it follows, the next bytes being many or
  /// holding its end mark, that is another paste; else they are keys again.
  mutating func settle() -> [Event] {
    switch state {
    case .escape:
      emitEscapes()
    case .control, .singleShift, .answer:
      if sequence.count == 2 { emitAltOfSequence() } else if state == .answer { state = .ground }
    case .answerEnd:
      state = .ground
    case .paste:
      state = .stalledPaste
      finishPaste()
    case .ground, .oldMouse, .stalledPaste:
      break
    }
    return takeEvents()
  }

  private mutating func takeEvents() -> [Event] {
    flushText()
    defer { events.removeAll() }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground, .stalledPaste: takeText(byte)
    case .escape: takeAfterEscape(byte)
    case .control: takeControl(byte)
    case .singleShift: takeSingleShift(byte)
    case .oldMouse: takeOldMouse(byte)
    case .answer: takeAnswer(byte)
    case .answerEnd: takeAnswerEnd(byte)
    case .paste: takePaste(byte)
    }
  }
}

// MARK: - Text and control characters

nonisolated extension KeyDecoder {
  private mutating func takeText(_ byte: UInt8) {
    let scalar = assembler.take(byte)
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
    } else if scalar.properties.generalCategory != .control {
      if alt.isEmpty { text.append(scalar) } else { emit(Key(.character(Character(scalar)), alt)) }
    }
  }

  /// Code points typed in one drain, as characters in normal form C.
  private mutating func flushText() {
    guard !text.isEmpty else { return }
    events += String(text).nfc.map { .key(.character($0)) }
    text = String.UnicodeScalarView()
  }

  private mutating func emit(_ key: Key) {
    flushText()
    events.append(.key(key))
  }
}

// MARK: - Sequences

nonisolated extension KeyDecoder {
  private mutating func begin(_ state: State, with byte: UInt8) {
    self.state = state
    sequence = [byte]
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    sequence.append(byte)
    if finishKnownSequence() { return }
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .answer
    case 0x1B:
      emitPendingEscape()
      isDoubled = true
      sequence = [byte]
    default:
      emitPendingEscape()
      state = .ground
      isAlt = true
      takeText(byte)
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x7E:
      if sequence.count < Self.sequenceCapacity { sequence.append(byte) }
      if finishKnownSequence() { return }
      let isLinuxFunctionKey = sequence.count == 3 && byte == UInt8(ascii: "[")
      if byte >= 0x40, !isLinuxFunctionKey { finishControl() }
    default:
      abandonSequence(at: byte)
    }
  }

  private mutating func finishControl() {
    state = .ground
    switch ControlSequence(sequence.dropFirst(2)) {
    case .key(let key): finish(key)
    case .mouse(let event):
      isDoubled = false
      flushText()
      events.append(.mouse(event))
    case .oldMouse: begin(.oldMouse, with: 0)
    case .pasteStart:
      isDoubled = false
      flushText()
      state = .paste
    case nil: isDoubled = false
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    sequence.append(byte)
    if finishKnownSequence() { return }
    switch byte {
    case 0x30...0x3B where sequence.count < Self.sequenceCapacity: break
    case 0x20...0x7E:
      state = .ground
      let key = Key(singleShift: sequence.dropFirst(2))
      if let key { finish(key) } else { isDoubled = false }
    default: abandonSequence(at: byte)
    }
  }

  private mutating func takeOldMouse(_ byte: UInt8) {
    sequence.append(byte)
    guard sequence.count == 4 else { return }
    state = .ground
    flushText()
    if let event = MouseEvent(oldReport: sequence.dropFirst()) { events.append(.mouse(event)) }
  }

  /// Drops an answer to a question that another program asked.
  ///
  /// Alt with ] or P begins alike, but is not followed by what an answer is.
  private mutating func takeAnswer(_ byte: UInt8) {
    if sequence.count == 2, !byte.beginsAnswer {
      emitAltOfSequence()
      return takeText(byte)
    }
    sequence.append(byte)
    switch byte {
    case 0x1B: state = .answerEnd
    case 0x20...0x7E where sequence.count < Self.answerCapacity: break
    default: abandonSequence(at: byte == 0x07 ? nil : byte)
    }
  }

  private mutating func takeAnswerEnd(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") { return abandonSequence(at: nil) }
    isDoubled = false
    begin(.escape, with: 0x1B)
    takeAfterEscape(byte)
  }

  /// Drops the sequence; a byte that cannot be part of it is not lost with it.
  private mutating func abandonSequence(at byte: UInt8?) {
    state = .ground
    isDoubled = false
    if let byte { takeText(byte) }
  }

  /// The two bytes so far were a key with Alt.
  private mutating func emitAltOfSequence() {
    state = .ground
    emitPendingEscape()
    emit(Key(.character(Character(Unicode.Scalar(sequence[1]))), .alt))
  }

  private mutating func finishKnownSequence() -> Bool {
    guard let key = sequences[sequence] else { return false }
    state = .ground
    finish(key)
    return true
  }

  private mutating func finish(_ key: Key) {
    emit(isDoubled ? Key(key.code, key.modifiers.union(.alt)) : key)
    isDoubled = false
  }

  private mutating func emitPendingEscape() {
    if isDoubled { emit(.escape) }
    isDoubled = false
  }

  private mutating func emitEscapes() {
    state = .ground
    emitPendingEscape()
    emit(.escape)
  }
}

// MARK: - Paste

nonisolated extension KeyDecoder {
  private mutating func takePaste(_ byte: UInt8) {
    guard collector.take(byte) else { return }
    state = .ground
    finishPaste()
  }

  private mutating func finishPaste() {
    let pasted = collector.takeText()
    if !pasted.isEmpty { events.append(.paste(pasted)) }
  }

  private mutating func resumePaste(at bytes: [UInt8]) {
    let isMore = bytes.count >= Self.shortestChunk || bytes.containsPasteEnd
    state = isMore ? .paste : .ground
  }
}

nonisolated extension UInt8 {
  /// Whether the byte can follow Esc ] or Esc P in an answer.
  fileprivate var beginsAnswer: Bool {
    (0x30...0x39).contains(self) || [0x21, 0x24, 0x2B, 0x3E].contains(self)
  }
}

nonisolated extension [UInt8] {
  fileprivate var containsPasteEnd: Bool {
    let mark = PasteCollector.endMark
    return indices.contains { self[$0...].starts(with: mark) }
  }
}
