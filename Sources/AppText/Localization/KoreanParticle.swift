import UnicodeText

/// A Korean particle that has two forms, one after a vowel and one after a consonant.
///
/// The tables write both, as people do where they cannot know what comes before: “은(는)”. Once it
/// is known and its sound is sure, the one that is right takes their place: 한국어는, 문장은. How a
/// learner reads a word in Latin letters is not sure; both forms stay after it.
enum KoreanParticle: String, CaseIterable {
  case topic = "은(는)"
  case subject = "이(가)"
  case object = "을(를)"
  case companion = "와(과)"
  case direction = "(으)로"

  /// The particle as it is said after `text`.
  func form(after text: String) -> String {
    guard let end = SyllableEnd(of: text) else { return rawValue }
    let isClosed = end != .vowel
    return switch self {
    case .topic: isClosed ? "은" : "는"
    case .subject: isClosed ? "이" : "가"
    case .object: isClosed ? "을" : "를"
    case .companion: isClosed ? "과" : "와"
    case .direction: isClosed && end != .rieul ? "으로" : "로"
    }
  }

  /// `text` with the right form of the particle that it begins with, behind closing marks or not,
  /// when it follows `value`.
  static func fit(_ text: Substring, after value: String) -> Substring {
    let marks = text.prefix { "”’\"'」』)".contains($0) }
    let rest = text[marks.endIndex...]
    guard let particle = allCases.first(where: { rest.hasPrefix($0.rawValue) }) else { return text }
    return marks + particle.form(after: value) + rest.dropFirst(particle.rawValue.count)
  }
}

/// How the last syllable of a text ends when it is said.
private enum SyllableEnd {
  case vowel
  /// The one consonant after which 로 stands as after a vowel.
  case rieul
  case otherConsonant

  /// Nil when the text does not end in Hangul or a digit; signs and spaces at its end are not said.
  init?(of text: String) {
    let said = text.nfc.unicodeScalars.last { !$0.properties.isSilent }
    switch said {
    case let syllable? where ("가"..."힣").contains(syllable):
      self.init(finalConsonant: (syllable.value - 0xAC00) % 28)
    // 영 일 이 삼 사 오 육 칠 팔 구; what ends in more than one zero (백, 천, 만) ends so too.
    case "2", "4", "5", "9": self = .vowel
    case "1", "7", "8": self = .rieul
    case "0", "3", "6": self = .otherConsonant
    default: return nil
    }
  }

  /// Numbered as Unicode composes syllables: 0 is none, 8 is ㄹ.
  private init(finalConsonant number: UInt32) {
    self =
      switch number {
      case 0: .vowel
      case 8: .rieul
      default: .otherConsonant
      }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a sign like this is passed over in reading.
  fileprivate var isSilent: Bool {
    switch generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .dashPunctuation, .spaceSeparator:
      true
    default: false
    }
  }
}
