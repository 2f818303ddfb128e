/// A character as a cell keeps it: a code point in its display form and the marks on it.
///
/// Twelve plain bytes, where a `Character` is a string with a reference to count.
package struct Glyph: Hashable, Sendable {
  /// Code points a glyph has room for: more than one mark is rare, more than three are a prank.
  package static let capacity = 4

  /// The marks, 21 bits each, the first of them lowest; 0 after the last.
  private let marks: UInt64
  /// The code point that takes the columns.
  package let base: Unicode.Scalar

  /// A code point without marks.
  package init(_ base: Unicode.Scalar) {
    self.base = base
    marks = 0
  }

  /// A character in its display form.
  ///
  /// - Precondition: It has at most `capacity` code points, as `Character.displayForm` sees to.
  init(displayForm character: Character) {
    let scalars = character.unicodeScalars
    precondition(scalars.count <= Self.capacity, "\(character) is not in its display form")
    base = scalars[scalars.startIndex]
    marks = scalars.dropFirst().reversed().reduce(0) { $0 << Self.markBits | UInt64($1.value) }
  }

  /// A blank.
  package static let blank = Glyph(" ")

  /// Whether more than one code point is drawn.
  package var hasMarks: Bool { marks != 0 }

  /// The code points, in order.
  package var scalars: String.UnicodeScalarView {
    var scalars = String.UnicodeScalarView()
    scalars.append(base)
    var rest = marks
    while let mark = Unicode.Scalar(UInt32(rest & Self.markMask)), mark.value != 0 {
      scalars.append(mark)
      rest >>= Self.markBits
    }
    return scalars
  }

  /// The glyph as text.
  package var character: Character { Character(String(scalars)) }

  private static let markBits = 21
  private static let markMask: UInt64 = 1 << markBits - 1
}
