import Terminal

/// What the keys of the terminal at hand send, as terminfo tells it.
///
/// `KeyDecoder` knows the sequences that nearly all terminals share; this is for the others.
enum KeySequences {
  /// The sequences that terminfo has and that only a key can send.
  static func load() -> [[UInt8]: Key] {
    var sequences: [[UInt8]: Key] = [:]
    for (capability, key) in keys {
      guard let bytes = Terminfo.bytes(of: capability), isSequence(bytes) else { continue }
      sequences[bytes] = key
    }
    return sequences
  }

  /// Control characters are left out: some old terminal's Down is everyone's Enter.
  static func isSequence(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2, bytes[0] == 0x1B else { return false }
    return bytes.count == 2 || bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O")
  }

  /// Capabilities (terminfo(5), user_caps(5)) with the keys they describe.
  static let keys: [(String, Key)] = plainKeys + modifiedKeys + functionKeys

  private static let plainKeys: [(String, Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
    ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
    ("kich1", Key(.insert)), ("kdch1", .delete), ("kbs", .backspace), ("kent", .enter),
    ("kcbt", Key(.tab, .shift)),
  ]

  private static let functionKeys: [(String, Key)] = (1...12).map {
    ("kf\($0)", Key(.function($0)))
  }

  /// The extended names: `kLFT` is Shift+Left, `kLFT3` to `kLFT8` are the other modifiers by
  /// xterm's number.
  private static let modifiedKeys: [(String, Key)] = {
    let names: [(String, Key.Code)] = [
      ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home),
      ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
    ]
    return names.flatMap { name, code in
      [(name, Key(code, .shift))]
        + (3...8).map { ("\(name)\($0)", Key(code, Key.Modifiers(parameter: $0))) }
    } + [("kri", Key(.up, .shift)), ("kind", Key(.down, .shift))]
  }()
}
