import Terminal

/// Asks the terminal how many columns pictures take that not every terminal knows, and reads the
/// answers.
///
/// A sample is written and the terminal asked where its cursor is then (CPR, DSR 6 of ECMA-48):
/// behind two columns, it draws all of its kind in two. The sample is gone before the first frame.
nonisolated enum PictureQuestion {
  /// The newest picture of each edition of Unicode from 14 (2021) on, the first that terminals still
  /// in use do not know; then one with a colour of skin.
  private static let samples: [(text: String, knowledge: PictureKnowledge)] = [
    ("\u{1FAE0}", PictureKnowledge(edition: 14)), ("\u{1FAE8}", PictureKnowledge(edition: 15)),
    ("\u{1FAE9}", PictureKnowledge(edition: 16)), ("\u{1FAEA}", PictureKnowledge(edition: 17)),
    ("\u{1F44D}\u{1F3FD}", PictureKnowledge(hasSkins: true)),
  ]

  /// What asks.
  ///
  /// The samples stand in the second row: an answer that names the first would be the
  /// key F3 with modifiers.
  static let bytes = Array(
    (samples.map { "\(home)\($0.text)\u{1B}[6n" }.joined() + "\(home)\u{1B}[K").utf8)

  /// What the samples and the cursor behind them take, in cells.
  static let room = Size(width: 4, height: 2)

  private static let home = "\u{1B}[2;1H"

  /// What the terminal knows by its answers.
  ///
  /// - Parameter columns: where the cursor was behind each sample, counted from one; those that are
  ///   still to come are missing.
  static func knowledge(byAnswers columns: [Int]) -> PictureKnowledge {
    var known = PictureKnowledge.none
    for (sample, column) in zip(samples, columns) where column == 3 {
      known.edition = max(known.edition, sample.knowledge.edition)
      known.hasSkins = known.hasSkins || sample.knowledge.hasSkins
    }
    return known
  }
}

/// Which pictures a terminal draws in two columns, beyond those that all do.
nonisolated struct PictureKnowledge: Hashable, Sendable {
  /// The newest edition of Unicode whose pictures it knows.
  var edition = 13
  /// Whether a picture and the colour of its skin take two columns together.
  var hasSkins = false

  /// What every terminal knows.
  static let none = PictureKnowledge()

  /// Whether it draws a code point in the columns we count; that of one which is no picture is not
  /// its matter.
  func includes(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1F000 else { return true }
    guard let age = scalar.properties.age else { return false }
    return age.major <= edition || !scalar.properties.isEmojiPresentation
  }
}
