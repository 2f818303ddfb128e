/// How things look, by what they mean: the art direction of every screen.
///
/// One accent, the blue of indigo; green, amber and red for verdicts alone; all else in the
/// terminal's own colours and a few quiet grounds, so that what matters is what has colour. Nothing
/// is told by colour alone: every style that means something differs in attributes too, or stands
/// beside a mark. `Palette` says which colours these are on a terminal.
package enum Theme {
  /// The name of a place, the title of a course.
  package static let title = Style(attributes: .bold)
  /// The place one is at, among those beside it.
  package static let currentTab = Style(.accent, attributes: [.bold, .underline])
  /// What may be overlooked: labels, descriptions.
  package static let secondary = Style(attributes: .dim)
  /// Lines and corners; no text.
  package static let frame = Style(.frame, attributes: .dim)
  /// What the eye should find: the number of a block, progress.
  package static let accent = Style(.accent)
  /// The sentence to be translated.
  package static let prompt = Style(attributes: .bold)
  /// The cell that keys go to.
  package static let focus = Style(attributes: .reverse)
  /// What stands on a ground of its own: a panel, a bar.
  package static let raised = Style(nil, on: .raised)
  /// A text that is being typed.
  package static let typed = Style(attributes: .bold)
  /// The name of a key.
  package static let key = Style(.accent, attributes: .bold)
  /// A block in the bank.
  package static let block = Style(nil, on: .tile)
  /// A block in the answer.
  package static let answer = Style(nil, on: .placed, .bold)
  /// A block that does not start with what is typed.
  package static let faded = Style(nil, on: .tile, .dim)
  /// Where a block lay that is in the answer now.
  package static let gap = Style(.frame, attributes: .dim)
  /// A right answer; stands beside `Marks.right`.
  package static let right = Style(.good, attributes: .bold)
  /// A right answer with a slip; stands beside `Marks.almost`.
  package static let almost = Style(.warn, attributes: .bold)
  /// A wrong answer or a failure; stands beside `Marks.wrong`.
  package static let wrong = Style(.bad, attributes: .bold)
  /// A word of the right answer that was not given.
  package static let missing = Style(.good, attributes: [.bold, .underline])
  /// A word given that does not belong.
  package static let extra = Style(.bad, attributes: .dim)
  /// A word given in another place than where it belongs.
  package static let misplaced = Style(.warn, attributes: .underline)

  /// How firm or how much something is, from 0 to 4; stands with a mark of as much ink.
  package static func shade(_ level: Int) -> Style {
    level == 0 ? secondary : accent
  }
}

extension Style {
  /// A style of attributes alone, or with a foreground colour.
  package init(_ foreground: Color? = nil, attributes: Attributes) {
    self.init(foreground, on: nil, attributes)
  }

  /// This style with another foreground.
  package func tinted(_ color: Color) -> Style {
    Style(color, on: background, attributes)
  }

  /// This style on a ground, unless it has one of its own.
  package func on(_ ground: Color) -> Style {
    Style(foreground, on: background ?? ground, attributes)
  }
}
