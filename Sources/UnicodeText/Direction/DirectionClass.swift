import CUtf8proc

/// How a code point takes part in the order of a line of text: its class in Unicode's bidirectional
/// algorithm (UAX #9, 3.2).
///
/// What begins and ends embeddings and isolates counts as nothing: course files hold none.
package enum DirectionClass: UInt8, Sendable {
  /// A letter that runs to the right, or to the left; an Arabic one.
  case left, right, arabic
  /// A digit, what stands in and beside numbers, and an Arabic digit.
  case number, numberSign, numberEnd, arabicNumber, numberPart
  /// A mark on the letter before, a blank, what parts the columns of a line, any other sign.
  case mark, blank, separator, sign
  /// Not drawn by itself.
  case nothing

  /// Whether it runs to the left.
  package var isRightToLeft: Bool { self == .right || self == .arabic }
  /// Whether it runs as what is around it does.
  var isNeutral: Bool { self == .blank || self == .separator || self == .sign }
}

extension Unicode.Scalar {
  /// Its class in the bidirectional algorithm.
  package var directionClass: DirectionClass {
    switch utf8proc_bidi_class_t(UInt32(utf8proc_get_property(Int32(value)).pointee.bidi_class)) {
    case UTF8PROC_BIDI_CLASS_L: .left
    case UTF8PROC_BIDI_CLASS_R: .right
    case UTF8PROC_BIDI_CLASS_AL: .arabic
    case UTF8PROC_BIDI_CLASS_EN: .number
    case UTF8PROC_BIDI_CLASS_ES: .numberSign
    case UTF8PROC_BIDI_CLASS_ET: .numberEnd
    case UTF8PROC_BIDI_CLASS_AN: .arabicNumber
    case UTF8PROC_BIDI_CLASS_CS: .numberPart
    case UTF8PROC_BIDI_CLASS_NSM: .mark
    case UTF8PROC_BIDI_CLASS_WS: .blank
    case UTF8PROC_BIDI_CLASS_S, UTF8PROC_BIDI_CLASS_B: .separator
    case UTF8PROC_BIDI_CLASS_ON: .sign
    case _ where mayRunRightToLeft: .right
    default: .nothing
    }
  }

  /// Whether it is in a block of scripts that run from right to left; a glance, where most text has
  /// nothing of them.
  @inline(__always)
  package var mayRunRightToLeft: Bool { Self.mayRunRightToLeft(value) }

  /// Whether a code point is in a block of scripts that run from right to left.
  @inline(__always)
  package static func mayRunRightToLeft(_ value: UInt32) -> Bool {
    guard value >= 0x590, value < 0x900 || value >= 0xFB1D else { return false }
    return switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
