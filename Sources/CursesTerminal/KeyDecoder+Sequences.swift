import Terminal

/// Keys that more than one byte sends, and all else that begins with Esc.
nonisolated extension KeyDecoder {
  mutating func begin(_ state: State, with byte: UInt8) {
    self.state = state
    sequence = [byte]
  }

  mutating func feedAfterEscape(_ byte: UInt8) {
    sequence.append(byte)
    if finishKnownSequence() { return }
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case _ where Self.stringIntroducers.contains(byte):
      // It has an Esc of its own: one before it was a key.
      emitPendingEscape()
      state = .string
    case 0x1B:
      emitPendingEscape()
      isDoubled = true
      sequence = [byte]
    default:
      emitPendingEscape()
      state = .ground
      isAlt = true
      feedText(byte)
    }
  }

  mutating func feedControl(_ byte: UInt8) {
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
    case .text(let typed):
      isDoubled = false
      text.append(contentsOf: typed)
    case .mouse(let event):
      isDoubled = false
      flushText()
      events.append(.mouse(event))
    case .oldMouse: begin(.oldMouse, with: 0)
    case .pasteStart:
      isDoubled = false
      flushText()
      state = .paste
    case .status:
      // It begins with an Esc of its own: one before it was a key.
      emitPendingEscape()
      answerCount += 1
    case .cursor(let column):
      emitPendingEscape()
      cursorColumns.append(column)
    case nil: isDoubled = false
    }
  }

  mutating func feedSingleShift(_ byte: UInt8) {
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

  mutating func feedOldMouse(_ byte: UInt8) {
    sequence.append(byte)
    guard sequence.count == 4 else { return }
    state = .ground
    flushText()
    if let event = MouseEvent(oldReport: sequence.dropFirst()) { events.append(.mouse(event)) }
  }

  /// Reads through a control string; what it says is dropped unless it answers a question of ours.
  ///
  /// Alt with the letter that introduces it begins alike; it is a key when nothing follows.
  mutating func feedString(_ byte: UInt8) {
    let last = sequence.last
    // Of what is too long for an answer of ours, only the last byte still counts.
    if sequence.count == Self.sequenceCapacity { sequence.removeLast() }
    sequence.append(byte)
    switch byte {
    case 0x1B: state = .stringEnd
    case 0x07: finishString()
    case 0x18, 0x1A: abandonSequence(at: nil)
    // U+009C, the end in one code point.
    case 0x9C where last == 0xC2: finishString()
    default: break
    }
  }

  mutating func feedStringEnd(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") { return finishString() }
    isDoubled = false
    begin(.escape, with: 0x1B)
    feedAfterEscape(byte)
  }

  /// Notes what a control string says, if it answers a question of ours.
  private mutating func finishString() {
    let text = sequence.dropFirst(2).drop { $0 == 0 }.prefix { (0x20...0x7E).contains($0) }
    if sequence[1] == UInt8(ascii: "]"), let ground = GroundQuestion.ground(inAnswer: text) {
      self.ground = ground
    }
    abandonSequence(at: nil)
  }

  /// What follows Esc to begin a control string (ECMA-48): DCS, SOS, OSC, PM and APC.
  static let stringIntroducers = Array("PX]^_".utf8)

  /// The introducer that a control string has in place of Esc and a letter; nil for all other code
  /// points.
  static func introducer(of scalar: Unicode.Scalar) -> UInt8? {
    guard (0x90...0x9F).contains(scalar.value) else { return nil }
    let letter = UInt8(scalar.value - 0x40)
    return stringIntroducers.contains(letter) ? letter : nil
  }

  /// Drops the sequence; a byte that cannot be part of it is not lost with it.
  private mutating func abandonSequence(at byte: UInt8?) {
    state = .ground
    isDoubled = false
    if let byte { feedText(byte) }
  }

  /// The two bytes so far were a key with Alt.
  mutating func emitAltOfSequence() {
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

  mutating func emitPendingEscape() {
    if isDoubled { emit(.escape) }
    isDoubled = false
  }

  mutating func emitEscapes() {
    state = .ground
    emitPendingEscape()
    emit(.escape)
  }
}
