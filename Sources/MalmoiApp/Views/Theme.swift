import Terminal

/// How things look, by what they mean.
///
/// Colours are the terminal's own sixteen. Nothing is told by colour alone: every style that
/// means something differs in attributes too, or stands beside a mark.
enum Theme {
  /// The name of a place, the title of a course.
  static let title = Style(attributes: .bold)
  /// The place one is at, among those beside it.
  static let currentTab = Style(attributes: [.bold, .underline])
  /// What may be overlooked: labels, descriptions, rules.
  static let secondary = Style(attributes: .dim)
  /// What the eye should find: the number of a block, progress.
  static let accent = Style(.cyan)
  /// The sentence to be translated.
  static let prompt = Style(attributes: .bold)
  /// The cell that keys go to.
  static let focus = Style(attributes: .reverse)
  /// A block in the bank.
  static let block = Style.plain
  /// A block in the answer.
  static let answer = Style(attributes: .bold)
  /// A block that does not start with what is typed.
  static let faded = Style(attributes: .dim)
  /// A right answer; stands beside `Marks.right`.
  static let right = Style(.green, attributes: .bold)
  /// A right answer with a slip; stands beside `Marks.almost`.
  static let almost = Style(.yellow, attributes: .bold)
  /// A wrong answer or a failure; stands beside `Marks.wrong`.
  static let wrong = Style(.red, attributes: .bold)
  /// A word of the right answer that was not given.
  static let missing = Style(.green, attributes: [.bold, .underline])
  /// A word given that does not belong.
  static let extra = Style(.red, attributes: .dim)
  /// A word given in another place than where it belongs.
  static let misplaced = Style(.yellow, attributes: .underline)

  /// How firm or how much something is, from 0 to 4; stands with `Marks.shade`.
  static func shade(_ level: Int) -> Style {
    level == 0 ? secondary : Style(.green)
  }
}

extension Style {
  /// A style of attributes alone, or with a foreground colour.
  init(_ foreground: Color? = nil, attributes: Attributes) {
    self.init(foreground, on: nil, attributes)
  }

  /// This style with another foreground; a reversed one keeps its own, to stay readable.
  func tinted(_ color: Color) -> Style {
    attributes.contains(.reverse) ? self : Style(color, on: background, attributes)
  }
}
