import Terminal

/// Keys that more than one byte sends, and all else that begins with Esc.
nonisolated extension KeyDecoder {
  mutating func begin(_ state: State, with byte: UInt8) {
    self.state = state
    sequence = [byte]
  }

  mutating func takeAfterEscape(_ byte: UInt8) {
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

  mutating func takeControl(_ byte: UInt8) {
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
    case .status:
      // It begins with an Esc of its own: one before it was a key.
      emitPendingEscape()
      answerCount += 1
    case nil: isDoubled = false
    }
  }

  mutating func takeSingleShift(_ byte: UInt8) {
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

  mutating func takeOldMouse(_ byte: UInt8) {
    sequence.append(byte)
    guard sequence.count == 4 else { return }
    state = .ground
    flushText()
    if let event = MouseEvent(oldReport: sequence.dropFirst()) { events.append(.mouse(event)) }
  }

  /// Waits for the end of an answer; one to a question that another program asked is dropped.
  ///
  /// Alt with ] or P begins alike, but is not followed by what an answer is.
  mutating func takeAnswer(_ byte: UInt8) {
    if sequence.count == 2, !byte.beginsAnswer {
      emitAltOfSequence()
      return takeText(byte)
    }
    sequence.append(byte)
    switch byte {
    case 0x1B: state = .answerEnd
    case 0x20...0x7E where sequence.count < Self.answerCapacity: break
    case 0x07: finishAnswer()
    default: abandonSequence(at: byte)
    }
  }

  /// Notes what an answer says, if it is one to a question of ours.
  private mutating func finishAnswer() {
    let text = sequence.dropFirst(2).prefix { (0x20...0x7E).contains($0) }
    if sequence[1] == UInt8(ascii: "]"), let ground = GroundQuestion.ground(inAnswer: text) {
      self.ground = ground
    }
    abandonSequence(at: nil)
  }

  mutating func takeAnswerEnd(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") { return finishAnswer() }
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

nonisolated extension UInt8 {
  /// Whether the byte can follow Esc ] or Esc P in an answer.
  fileprivate var beginsAnswer: Bool {
    (0x30...0x39).contains(self) || [0x21, 0x24, 0x2B, 0x3E].contains(self)
  }
}
