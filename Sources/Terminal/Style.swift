/// A colour of a picture: by what it means, which a `Palette` has numbers for, or one of the
/// terminal's sixteen named ones, whose looks are the learner's own choice.
package enum Color: UInt8, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
  /// The one colour that says "here".
  case accent
  /// Right, nearly right, wrong.
  case good, warn, bad
  /// Lines, which are no text.
  case frame
  /// Grounds: a panel, a block in the bank, a block in the answer.
  case raised, tile, placed

  /// The sixteen named colours.
  package static let named = allCases.filter { $0.number != nil }

  /// The number of a named colour; nil for a meaning.
  package var number: UInt8? { rawValue < Color.accent.rawValue ? rawValue : nil }
}

/// How a cell looks: colours and attributes.
///
/// A missing colour is the terminal's own.
package struct Style: Hashable, Sendable {
  /// Attributes that a terminal without colours shows too.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavier or brighter.
    package static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter.
    package static let dim = Attributes(rawValue: 1 << 1)
    /// With a line below.
    package static let underline = Attributes(rawValue: 1 << 2)
    /// Foreground and background exchanged.
    package static let reverse = Attributes(rawValue: 1 << 3)
    /// Slanted, where the terminal can.
    package static let italic = Attributes(rawValue: 1 << 4)
  }

  /// The colour of the text; nil is the terminal's own.
  package var foreground: Color?
  /// The colour behind the text; nil is the terminal's own.
  package var background: Color?
  /// Bold, dim, underlined, reversed, italic.
  package var attributes: Attributes

  /// A style from its parts; the terminal's own colours and no attributes unless given.
  package init(
    _ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes.
  package static let plain = Style()

  /// This style with more attributes.
  package func adding(_ attributes: Attributes) -> Style {
    Style(foreground, on: background, self.attributes.union(attributes))
  }
}
