import FoundationEssentials

/// The last good copy of a file of a server.
struct KeptCopy: Hashable, Sendable {
  /// Where it came from.
  let url: String
  /// Where the server had it, when it led there; what it names is found from there.
  let location: String
  let validators: HTTPValidators
  /// When the server last said that this is what the file holds.
  let confirmedAt: Date
  let body: [UInt8]
}

/// Eight lines that say what the copy is, then the body as it came.
///
/// Both in one file, so that a label never stands beside the body of another version.
extension KeptCopy {
  private static let title = "malmoi copy 2"
  /// Without a line for the location.
  private static let oldTitle = "malmoi copy 1"
  /// More than an address, two labels and the rest can take.
  private static let labelLimit = 65_536

  /// The bytes before the body.
  ///
  /// Nothing in it can hold a line end: addresses and validators have no control characters.
  var label: [UInt8] {
    let lines = [
      Self.title, url, String(confirmedAt.timeIntervalSince1970), String(body.count),
      String(Checksum.of(body)), validators.entityTag ?? "", validators.lastModified ?? "",
      location, "",
    ]
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// The copy of `url` in the bytes of a file; nil when they are damaged or of another file.
  init?(fileContents bytes: [UInt8], of url: String) {
    var rest = bytes[...]
    var lines: [String] = []
    while lines.count < (lines.first == Self.oldTitle ? 7 : 8) {
      let newline = UInt8(ascii: "\n")
      guard let end = rest.prefix(Self.labelLimit).firstIndex(of: newline) else { return nil }
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    guard lines.count == 7 || lines[0] == Self.title, lines[1] == url,
      let seconds = Double(lines[2]),
      seconds.isFinite, lines[3] == String(rest.count), lines[4] == String(Checksum.of(rest))
    else { return nil }
    self.url = url
    location = lines.count == 7 ? url : lines[7]
    confirmedAt = Date(timeIntervalSince1970: seconds)
    validators = HTTPValidators(entityTag: lines[5], lastModified: lines[6])
    body = Array(rest)
  }

  /// The same copy, said by the server at `date` to be still the newest, and where.
  func confirmed(at date: Date, location: String) -> KeptCopy {
    KeptCopy(
      url: url, location: location, validators: validators, confirmedAt: date, body: body)
  }
}
