/// Which colours a picture has on a terminal: a table from what things mean to numbers.
///
/// Attributes are what things mean where there are few colours: what may be overlooked is dim, what
/// has the focus is reversed. Where there are enough colours these stand in for such attributes, and
/// every text has its own on every ground, so that all of it can be read.
package struct Palette: Hashable, Sendable {
  /// The number of a colour: below 16 one that the learner's terminal chooses, from there on one
  /// that looks the same everywhere.
  package typealias Number = UInt8

  /// The colours of all that stands on one kind of ground; nil is the terminal's own.
  package struct Inks: Hashable, Sendable {
    var ground: Number?
    var text: Number?
    var quiet: Number?
    var accent: Number?
    var good: Number?
    var warn: Number?
    var bad: Number?
    var frame: Number?
  }

  /// How a terminal is told to draw a cell.
  package struct Rendition: Hashable, Sendable {
    package var foreground: Number?
    package var background: Number?
    package var attributes: Style.Attributes
  }

  /// Whether everything stands out: nothing is faint, and what is not faint elsewhere is bold.
  let isStrong: Bool
  /// The colours of each kind of ground; a ground that is not told apart is missing.
  let inks: [Surface: Inks]

  /// How a style is drawn.
  package func rendition(of style: Style) -> Rendition {
    var style = style
    if isStrong, !style.attributes.contains(.dim) { style = style.adding(.bold) }
    let surface = Surface(of: style)
    let inks = inks[surface] ?? inks[.plain] ?? Inks()
    var rendition = Rendition(attributes: style.attributes)
    rendition.background = inks.ground ?? style.background.flatMap(\.number)
    if inks.ground != nil { rendition.attributes.remove(.reverse) }
    // Reversed, what is faint would be a ground of another shade.
    if rendition.attributes.contains(.reverse) { rendition.attributes.remove(.dim) }
    // Reversed without a ground for it, a colour would be the ground.
    if rendition.attributes.contains(.reverse), style.foreground?.number == nil { return rendition }
    rendition.foreground = inks.number(of: style)
    if isStrong || inks.quiet != nil { rendition.attributes.remove(.dim) }
    return rendition
  }
}

extension Palette.Inks {
  /// The colour of a text in a style; nil is the terminal's own.
  fileprivate func number(of style: Style) -> Palette.Number? {
    switch style.foreground {
    case .accent?: accent
    case .good?: good
    case .warn?: warn
    case .bad?: bad
    case .frame?: frame ?? quiet
    case .raised?, .tile?, .placed?: text
    case let named?: named.rawValue
    case nil: style.attributes.contains(.dim) ? quiet ?? text : text
    }
  }
}

extension Palette {
  /// What text stands on, as far as colours tell it apart.
  package enum Surface: Hashable, Sendable, CaseIterable {
    /// The terminal's own ground.
    case plain
    /// A panel or a bar.
    case raised
    /// What has the focus.
    case focus
    /// A block, one that has the focus, one that was placed, one that does not match.
    case tile, tileFocus, tilePlaced, tileFaded

    /// The surface that a style asks for.
    init(of style: Style) {
      let isReversed = style.attributes.contains(.reverse)
      self =
        switch style.background {
        case .tile? where isReversed, .placed? where isReversed: .tileFocus
        case .tile?: style.attributes.contains(.dim) ? .tileFaded : .tile
        case .placed?: .tilePlaced
        case let named? where named.number != nil: .plain
        case _ where isReversed: .focus
        case .raised?: .raised
        default: .plain
        }
    }
  }
}
