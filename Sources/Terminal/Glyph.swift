/// What a terminal draws into one cell, or into two for a wide one: a code point that takes the
/// columns, and the marks on it.
///
/// Twelve plain bytes, where a `Character` is a string with a reference to count.
package struct Glyph: Hashable, Sendable {
  /// Code points a glyph has room for, as many as a cell of curses has.
  package static let capacity = 5

  // The code point that takes the columns in 21 bits, then four marks of 18 bits each, the first of
  // them lowest, 0 after the last: all marks that are drawn are below 2^18.
  private var low: UInt64
  private var high: UInt32 = 0

  /// A code point without marks.
  package init(_ base: Unicode.Scalar) {
    low = UInt64(base.value)
  }

  /// A blank.
  package static let blank = Glyph(" ")

  /// The code point that takes the columns.
  package var base: Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: low & Self.baseMask)) ?? " "
  }

  /// Columns it takes: 1 or 2.
  package var width: Int { base.displayWidth }

  /// Whether more than one code point is drawn.
  package var hasMarks: Bool { low >> Self.baseBits != 0 }

  /// The code points, in order.
  package var scalars: String.UnicodeScalarView {
    var scalars = String.UnicodeScalarView([base])
    var rest = bits >> UInt128(Self.baseBits)
    while let mark = Unicode.Scalar(UInt32(truncatingIfNeeded: rest & Self.markMask)),
      mark.value != 0
    {
      scalars.append(mark)
      rest >>= UInt128(Self.markBits)
    }
    return scalars
  }

  /// The glyph as text.
  package var character: Character { String(scalars).first ?? " " }

  /// Puts one more mark on it; says whether there was room for it.
  @discardableResult
  mutating func add(_ mark: Unicode.Scalar) -> Bool {
    let count = scalars.count
    guard count < Self.capacity, UInt128(mark.value) <= Self.markMask else { return false }
    let place = Self.baseBits + (count - 1) * Self.markBits
    let bits = bits | UInt128(mark.value) << UInt128(place)
    low = UInt64(truncatingIfNeeded: bits)
    high = UInt32(truncatingIfNeeded: bits >> 64)
    return true
  }

  /// The picture in no colour of skin.
  package var withoutSkin: Glyph {
    var glyph = Glyph(base)
    for mark in scalars.dropFirst() where !mark.properties.isEmojiModifier { glyph.add(mark) }
    return glyph
  }

  private var bits: UInt128 { UInt128(high) << 64 | UInt128(low) }

  private static let baseBits = 21
  private static let baseMask: UInt64 = 1 << baseBits - 1
  private static let markBits = 18
  private static let markMask: UInt128 = 1 << markBits - 1
}
