extension Character {
  /// Whether its script is written without spaces between words: Han, kana, Thai, Lao, Khmer,
  /// Burmese.
  var isOfUnspacedScript: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
