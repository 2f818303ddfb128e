/// The name a memo goes by: here, in exported files and on other machines.
///
/// Not made here: whoever makes the first version of a memo brings the chance with it.
package struct MemoID: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  /// The memo of that name, which is taken as it is.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Reads a name from outside; nil unless it is 1 to 64 ASCII letters, digits, `-` and `_`.
  package init?(readFrom text: some StringProtocol) {
    guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(\.isPartOfMemoID) else {
      return nil
    }
    rawValue = String(text)
  }
}

extension MemoID: CustomStringConvertible {
  package var description: String { rawValue }
}

extension UInt8 {
  fileprivate var isPartOfMemoID: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
