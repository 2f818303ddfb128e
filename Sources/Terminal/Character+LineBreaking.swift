/// What wrapping asks of a character; an editor that wraps as `wrapped(to:)` does asks the same.
extension Character {
  /// Whether a line may end here and the character go: white space but the kinds that forbid it.
  package var allowsLineBreak: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether this is of a script written without spaces: Han, kana, wide punctuation; no Hangul.
  package var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0x2E80...0x312F).contains(scalar.value) || (0x3190...0x9FFF).contains(scalar.value)
      || (0xF900...0xFAFF).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
      || (0x20000...0x3FFFD).contains(scalar.value)
  }

  /// Whether a line must not begin with it.
  package var isClosingPunctuation: Bool {
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return false }
    switch scalar {
    case "、", "。", "，", "．", "：", "；", "？", "！", "）", "］", "｝", "」", "』", "】", "〉", "》",
      "〕", "〗", "〙", "〛", "ー", "々", "…", "‥", "!", "?", ",", ".", ":", ";", ")", "]", "}", "”",
      "’", "\"", "'":
      return true
    default:
      return false
    }
  }
}
