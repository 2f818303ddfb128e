// The terminal

extension Message {
  package static var terminalInputNotTerminal: Message { Message("terminal.inputNotTerminal") }
  package static var terminalOutputNotTerminal: Message { Message("terminal.outputNotTerminal") }
  package static var terminalNoName: Message { Message("terminal.noName") }
  package static func terminalUnknownName(name: String) -> Message {
    Message("terminal.unknownName", ["name": name])
  }
  package static func terminalTooPlain(name: String) -> Message {
    Message("terminal.tooPlain", ["name": name])
  }
  package static func terminalRefused(reason: String) -> Message {
    Message("terminal.refused", ["reason": reason])
  }
}
