/// What is wrong with an answer, one thing at a time.
package struct Reason: Hashable, Sendable {
  /// What kind of thing it is; the raw values are for programs.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A letter off in a word that was typed.
    case spelling
    /// Words written together or apart.
    case spacing
    /// One word of two: login, log in.
    case wordForm = "word-form"
    case apostrophe
    case article
    /// Singular or plural.
    case number
    /// The form of a verb that goes with its subject: he goes.
    case agreement
    case tense
    /// Another ending or form of the same word.
    case ending
    /// A Korean particle.
    case particle
    /// 해요체, 합쇼체, 반말.
    case speechLevel = "speech-level"
    /// Native numbers with one counter, Sino-Korean ones with another.
    case numeral
    case order
    case otherWord = "other-word"
    case missing
    case extra
    /// 되 and 돼.
    case doeOrDwae = "doe-dwae"
    /// 안 and 않.
    case anOrAnh = "an-anh"
    /// 에요 and 예요.
    case ieyoOrYeyo = "ieyo-yeyo"
  }

  package let kind: Kind
  /// The word or words as they were given; nil where nothing was.
  package let given: String?
  /// What should stand there; nil where nothing should.
  package let expected: String?
  /// What the author says of the distractor that was taken.
  package let why: String?
  /// For the order: the word before which it goes; nil for the end.
  package let follower: String?

  package init(
    _ kind: Kind, given: String? = nil, expected: String? = nil, why: String? = nil,
    follower: String? = nil
  ) {
    self.kind = kind
    self.given = given
    self.expected = expected
    self.why = why
    self.follower = follower
  }

  /// The speech levels of what was given and of what was expected, where they differ.
  package var levels: (given: SpeechLevel, expected: SpeechLevel)? {
    guard kind == .speechLevel, let given, let expected else { return nil }
    return (SpeechLevel(of: given), SpeechLevel(of: expected))
  }
}
