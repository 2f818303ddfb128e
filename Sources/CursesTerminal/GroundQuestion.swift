import Terminal

/// Asks the terminal what colour its text stands on, and reads the answer (xterm's OSC 11).
nonisolated enum GroundQuestion {
  /// What asks.
  ///
  /// Terminals that do not know the question drop it, as ECMA-48 wants it.
  static let bytes = Array("\u{1B}]11;?\u{1B}\\".utf8)

  /// Whether a terminal may be asked.
  ///
  /// The Linux console of older kernels prints what it does not know of such a sequence; its ground
  /// is black.
  static func isFor(terminalName: String?) -> Bool {
    terminalName?.hasPrefix("linux") == false
  }

  /// The ground that an answer tells, such as `11;rgb:ffff/ffff/ffff`; nil for any other answer.
  ///
  /// - Parameter bytes: The answer as it came, without the Esc ] before it and what ends it.
  static func ground(inAnswer bytes: some Collection<UInt8>) -> Ground? {
    let answer = String(decoding: bytes, as: UTF8.self)
    let number = "11;"
    guard answer.hasPrefix(number) else { return nil }
    let spec = answer.dropFirst(number.count)
    guard let colon = spec.firstIndex(of: ":"), ["rgb", "rgba"].contains(spec[..<colon]) else {
      return nil
    }
    let parts = spec[spec.index(after: colon)...]
      .split(separator: "/", omittingEmptySubsequences: false).map(fraction)
    guard (3...4).contains(parts.count), let red = parts[0], let green = parts[1],
      let blue = parts[2]
    else { return nil }
    return Ground(red: red, green: green, blue: blue)
  }

  /// One to four hexadecimal digits as a part of what they can say at most (XParseColor(3)).
  private static func fraction(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    return Double(value) / Double(1 << (4 * digits.count) - 1)
  }
}
