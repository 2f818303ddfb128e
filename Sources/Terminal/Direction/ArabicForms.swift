/// The forms that Arabic letters have beside each other, as code points of their own (Unicode's
/// Arabic Presentation Forms): a terminal that does not turn words does not join their letters
/// either.
///
/// Left out are the ligatures, lam with alef too, and letters of languages beside Arabic, Persian
/// and Urdu: they stay as they are.
enum ArabicForms {
  /// Characters of a line, in the order they are read, in the forms they have there.
  static func shaped(_ characters: [Character]) -> [Character] {
    let letters = characters.map { $0.unicodeScalars.first.flatMap(Joining.init) }
    return characters.indices.map { index in
      guard let letter = letters[index], let forms = letter.forms else { return characters[index] }
      let joinsBefore = index > 0 && letters[index - 1]?.joinsAfter == true && letter.joinsBefore
      let joinsAfter =
        letter.joinsAfter && index + 1 < letters.count && letters[index + 1]?.joinsBefore == true
      // In the order of the code points: alone, last, first, in the middle.
      let form = (joinsAfter ? 2 : 0) + (joinsBefore ? 1 : 0)
      guard let scalar = Unicode.Scalar(forms + UInt32(form)) else { return characters[index] }
      var scalars = characters[index].unicodeScalars
      scalars.replaceSubrange(..<scalars.index(after: scalars.startIndex), with: [scalar])
      return String(scalars).first ?? characters[index]
    }
  }

  /// How a letter joins others.
  private struct Joining {
    /// The code point of its form alone; nil for the stroke that only joins.
    let forms: UInt32?
    let joinsBefore: Bool
    let joinsAfter: Bool

    init?(_ scalar: Unicode.Scalar) {
      if scalar.value == 0x640 {
        (forms, joinsBefore, joinsAfter) = (nil, true, true)
        return
      }
      guard let (forms, count) = ArabicForms.letters[scalar.value] else { return nil }
      self.forms = forms
      joinsBefore = count > 1
      joinsAfter = count == 4
    }
  }

  /// The first form of each letter, and how many it has.
  private static let letters: [UInt32: (UInt32, Int)] = {
    // From U+FE80 on, in the order of the letters from hamza to ghain and from feh to yeh.
    let counts = "12222424244444222244444444" + "44444442" + "24"
    let codes = Array(0x621...0x63A as ClosedRange<UInt32>) + Array(0x641...0x64A)
    var next: UInt32 = 0xFE80
    var letters: [UInt32: (UInt32, Int)] = [
      0x67E: (0xFB56, 4), 0x686: (0xFB7A, 4), 0x698: (0xFB8A, 2), 0x6A9: (0xFB8E, 4),
      0x6AF: (0xFB92, 4), 0x6CC: (0xFBFC, 4), 0x679: (0xFB66, 4), 0x688: (0xFB88, 2),
      0x691: (0xFB8C, 2), 0x6BA: (0xFB9E, 2), 0x6BE: (0xFBAA, 4), 0x6C1: (0xFBA6, 4),
      0x6D2: (0xFBAE, 2),
    ]
    for (code, count) in zip(codes, counts.compactMap(\.wholeNumberValue)) {
      letters[code] = (next, count)
      next += UInt32(count)
    }
    return letters
  }()
}
