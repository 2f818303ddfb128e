import Storage

/// A file of a device's log: a line that says whose it is, then the changes.
struct LogSegment {
  /// Whose log it is.
  let device: DeviceID
  /// Counts the files of the log from 1.
  let number: Int

  /// The first line, with its end.
  var header: [UInt8] { Array("malmoi 1 \(device) \(number)\n".utf8) }

  /// The chain that the first change goes on from.
  var chain: String {
    LogLine.next(after: "", header.dropLast())
  }

  /// Where it stands, below the folder of the version.
  var path: String {
    let digits = String(number)
    return "\(device)/\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).log"
  }

  init(device: DeviceID, number: Int) {
    self.device = device
    self.number = number
  }

  /// The segment that a first line is of; nil when it is none.
  init?(header line: ArraySlice<UInt8>) {
    let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, words[0] == "malmoi", words[1] == "1",
      let device = DeviceID(words[2]), let number = Int(words[3]), number > 0
    else { return nil }
    self.init(device: device, number: number)
  }
}

/// How far a file of a log was read.
package struct LogPosition: Hashable, Sendable {
  /// Bytes, up to the end of a line.
  package var length = 0
  /// The chain of that line.
  package var chain = ""
  /// The number of the last change.
  package var sequence: Int64 = 0

  /// A position.
  package init(length: Int = 0, chain: String = "", sequence: Int64 = 0) {
    self.length = length
    self.chain = chain
    self.sequence = sequence
  }
}

/// What a file of a log says from a position on.
package struct LogReading: Sendable {
  /// Whose log it is; nil when the file is no log, or its first line is not there yet.
  package private(set) var device: DeviceID?
  /// What it tells.
  package private(set) var changes: [LoggedChange] = []
  /// How far it is good.
  package private(set) var position: LogPosition
  /// Whether there is more behind that, which is not a whole line, or not the next one: perhaps
  /// the file is still on its way.
  package private(set) var hasRest = false

  /// Reads a whole file.
  package init(_ bytes: [UInt8]) {
    position = LogPosition()
    guard let end = bytes.firstIndex(of: 0x0A),
      let segment = LogSegment(header: bytes[..<end])
    else {
      hasRest = !bytes.isEmpty
      return
    }
    device = segment.device
    position = LogPosition(length: end + 1, chain: segment.chain)
    read(bytes[(end + 1)...], of: segment.device)
  }

  /// Goes on from where a file was read before.
  ///
  /// - Parameter bytes: what stands behind that.
  package init(_ bytes: [UInt8], of device: DeviceID, from position: LogPosition) {
    self.device = device
    self.position = position
    read(bytes[...], of: device)
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, of device: DeviceID) {
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      let line = rest[rest.startIndex..<end]
      guard let change = change(line, of: device) else { break }
      changes.append(change)
      position.length += line.count + 1
      position.sequence = change.sequence
      rest = rest[(end + 1)...]
    }
    hasRest = !rest.isEmpty
  }

  /// The next change, with the chain that follows from it; nil when the line is not the next one.
  private mutating func change(_ line: ArraySlice<UInt8>, of device: DeviceID) -> LoggedChange? {
    guard line.count > LogLine.chainLength, line[line.endIndex - LogLine.chainLength - 1] == 0x20
    else { return nil }
    let said = String(decoding: line.suffix(LogLine.chainLength), as: UTF8.self)
    let content = line.dropLast(LogLine.chainLength + 1)
    guard LogLine.next(after: position.chain, content) == said,
      let change = LogLine.change(content, of: device)
    else { return nil }
    position.chain = said
    return change
  }
}
