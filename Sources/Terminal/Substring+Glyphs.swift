extension Substring {
  /// Calls `body` with each glyph that this text is drawn as on one line, and its columns.
  ///
  /// A code point that is drawn as it is, before another such or the end, is a character by
  /// itself: no rule of Unicode's text segmentation (UAX #29) joins two of them. Most text is made
  /// of these, and nothing has to be looked up for it.
  @inline(__always)
  func forEachGlyph(_ body: (_ glyph: Glyph, _ width: Int) -> Void) {
    var text = self
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let (value, length) = bytes.scalar(at: offset)
        let next = offset + length
        if let width = Unicode.Scalar.ownWidth(value), let scalar = Unicode.Scalar(value),
          next == bytes.count || Unicode.Scalar.ownWidth(bytes.scalar(at: next).value) != nil
        {
          body(Glyph(scalar), width)
          offset = next
        } else {
          let start = utf8.index(startIndex, offsetBy: offset)
          for glyph in self[start].displayForm { body(glyph, glyph.width) }
          offset = utf8.distance(from: startIndex, to: index(after: start))
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// The columns of a code point that is drawn as it is, wherever it stands; nil for all others.
  ///
  /// Such are Latin, punctuation, arrows, box drawing and bars, kana, ideographs, letters and
  /// syllables of Hangul: in normal form C, and drawn alike everywhere.
  @inline(__always)
  static func ownWidth(_ value: UInt32) -> Int? {
    // ASCII first, then Hangul: most text is one or the other.
    if value < 0x7F { return value >= 0x20 ? 1 : nil }
    if value >= 0xAC00 { return value <= 0xD7A3 || 0xFF01...0xFF5E ~= value ? 2 : nil }
    return switch value {
    case 0xA1...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2190...0x21FF, 0x232B...0x23E8,
      0x2500...0x25FC, 0x25FF:
      1
    case 0x3001...0x3003, 0x3008...0x3011, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163,
      0x4E00...0x9FFF:
      2
    default: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The code point that begins at `offset` of well-formed UTF-8, and how many bytes it has.
  @inline(__always)
  fileprivate func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[offset])
    switch first {
    case ..<0x80: return (first, 1)
    case ..<0xE0: return ((first & 0x1F) << 6 | tail(offset + 1), 2)
    case ..<0xF0: return ((first & 0x0F) << 12 | tail(offset + 1) << 6 | tail(offset + 2), 3)
    default:
      let middle = tail(offset + 1) << 12 | tail(offset + 2) << 6
      return ((first & 0x07) << 18 | middle | tail(offset + 3), 4)
    }
  }

  @inline(__always)
  private func tail(_ offset: Int) -> UInt32 { UInt32(self[offset]) & 0x3F }
}
