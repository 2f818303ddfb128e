import Storage

/// A change as a line of a log: `SEQUENCE CLOCK KIND JSON CHAIN`.
///
/// The chain is made of the line and of the chain before it, so that a line that is not whole, or
/// not the next one, is known.
enum LogLine {
  /// Digits of a chain.
  static let chainLength = 16

  /// Sequences and clocks are below these: what is above was made by a fault.
  ///
  /// The clock ends with the year 9999.
  private static let greatest = (sequence: Int64(1) << 53, clock: Int64(253_402_300_799_999_999))

  /// Writes a change down.
  ///
  /// - Parameter chain: that of the line before; becomes that of this line.
  static func bytes(of change: LoggedChange, chain: inout String) -> [UInt8] {
    let content = content(of: change)
    chain = next(after: chain, Array(content.utf8)[...])
    return Array("\(content) \(chain)\n".utf8)
  }

  private static func content(of change: LoggedChange) -> String {
    var body = change.body
    if change.kind == "a", let object = FlatObject(json: body) {
      body = AnswerShortening.shortened(object, clock: change.clock).json
    }
    return "\(change.sequence) \(change.clock) \(change.kind) \(body)"
  }

  /// The chain of a line.
  static func next(after chain: String, _ line: ArraySlice<UInt8>) -> String {
    SHA256.text(of: Array(chain.utf8) + line, digits: chainLength)
  }

  /// Reads what a line says, its chain left out; nil when it is no line.
  static func change(_ line: ArraySlice<UInt8>, of device: DeviceID) -> LoggedChange? {
    let parts = line.split(separator: 0x20, maxSplits: 3)
    guard parts.count == 4, let sequence = Int64(String(decoding: parts[0], as: UTF8.self)),
      let clock = Int64(String(decoding: parts[1], as: UTF8.self)),
      (1...greatest.sequence).contains(sequence), (0...greatest.clock).contains(clock),
      var object = FlatObject(json: String(decoding: parts[3], as: UTF8.self))
    else { return nil }
    let kind = String(decoding: parts[2], as: UTF8.self)
    if kind == "a" { object = AnswerShortening.restored(object, clock: clock) }
    return LoggedChange(
      device: device, sequence: sequence, clock: clock, kind: kind, body: object.json)
  }
}
