import CNcurses
import Glibc
import Terminal
import Testing

struct WidthAgreementTests {
  /// Format characters that the C library gives a column: they are never drawn.
  private static let invisible: [ClosedRange<UInt32>] = [
    0xAD...0xAD, 0x600...0x605, 0x6DD...0x6DD, 0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2,
    0x110BD...0x110BD, 0x110CD...0x110CD,
  ]

  /// Characters on which terminals disagree: they are drawn as a question mark.
  ///
  /// Editions of Unicode disagree too. Circled numbers on black squares, hexagrams, an Ahom vowel.
  private static let disputed: [ClosedRange<UInt32>] = [
    0x3248...0x324F, 0x4DC0...0x4DFF, 0x1171E...0x1171E,
  ]

  @Test func `our width of a code point is the one curses counts`() throws {
    try #require(setlocale(LC_CTYPE, "C.UTF-8") != nil)
    var disagreements: [UInt32] = []
    for value in [0x20...0x3FFFF, 0xE0000...0xE0FFF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let counted = max(0, Int(malmoi_wcwidth(scalar.value)))
      guard counted != scalar.displayWidth, scalar.isKnownToSystem else { continue }
      disagreements.append(scalar.value)
    }
    let expected = (Self.invisible + Self.disputed).joined().sorted()
    #expect(disagreements == expected)
  }

  @Test func `what curses counts and we do not is never drawn`() {
    for value in Self.invisible.joined() {
      let character = Unicode.Scalar(value).map(Character.init)
      #expect(character?.displayForm == [])
    }
  }
}

extension Unicode.Scalar {
  /// Whether the C library can know the code point: assigned in Unicode 14, and for use.
  fileprivate var isKnownToSystem: Bool {
    guard let age = properties.age, age.major <= 14 else { return false }
    switch properties.generalCategory {
    case .unassigned, .surrogate, .privateUse: return false
    default: return true
    }
  }
}
