extension JSONParser {
  /// A list or an object while its items are read.
  struct Container {
    let closer: String
    let closerByte: UInt8
    /// What closes the container around this one.
    let parentCloser: UInt8?
    /// The comma that an item must still follow.
    var commaOffset: Int?

    init(closer: Unicode.Scalar, parentCloser: UInt8?) {
      self.closer = String(closer)
      closerByte = UInt8(ascii: closer)
      self.parentCloser = parentCloser
    }
  }

  /// Whether another item begins here; passes the closing bracket when there is none.
  mutating func begins(anItemOf container: inout Container) -> Bool {
    while true {
      skipBlanks()
      switch peek {
      case nil:
        reportUnlessRecovering(.unexpectedEnd(closer: container.closer))
        return false
      case container.closerByte:
        if let comma = container.commaOffset { report(.trailingComma, at: comma) }
        position += 1
        recovered()
        return false
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        closeOtherwise(container)
        return false
      case UInt8(ascii: ","):
        report(.expectedValue(found: ","))
        position += 1
      default:
        return true
      }
    }
  }

  /// Passes what stands between an item and the next.
  mutating func endItem(of container: inout Container) {
    skipBlanks()
    container.commaOffset = nil
    switch peek {
    case nil, UInt8(ascii: "]"), UInt8(ascii: "}"): break
    case UInt8(ascii: ","):
      container.commaOffset = position
      position += 1
      recovered()
    default:
      reportUnlessRecovering(.expectedComma(closer: container.closer, found: characterHere))
      if !beginsItem { skipToDelimiter() }
    }
  }

  /// Another bracket than the one that closes `container`: it closes the container around this
  /// one if it fits there, and this one if it does not.
  private mutating func closeOtherwise(_ container: Container) {
    report(.mismatchedCloser(expected: container.closer, found: characterHere ?? ""))
    if peek != container.parentCloser { position += 1 }
  }

  private var beginsItem: Bool {
    guard let byte = peek else { return false }
    return byte.isASCIIWord || "\"{[-".utf8.contains(byte)
  }
}
