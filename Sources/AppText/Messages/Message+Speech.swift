// Sentences said aloud

extension Message {
  package static var keySpeak: Message { Message("key.speak") }
  package static var speechIsOff: Message { Message("speech.isOff") }
  package static var speechNoProgram: Message { Message("speech.noProgram") }
  package static func speechCannotStart(name: String, reason: String) -> Message {
    Message("speech.cannotStart", ["name": name, "reason": reason])
  }
  package static func speechFailed(name: String) -> Message {
    Message("speech.failed", ["name": name])
  }
}
