import CNcurses
import Terminal

/// Styles as attributes and colour pairs of curses, a pair allocated when it is first needed.
struct StylePalette {
  /// How curses is told to draw.
  private struct Rendition {
    var attributes: attr_t
    var pair: Int32
  }

  /// How many colours are drawn.
  let depth: ColorDepth
  /// Which colours things have.
  var palette: Palette {
    didSet { if palette != oldValue { blanks = [:] } }
  }

  private let hasDefaultColors: Bool
  private var blanks: [Style: cchar_t] = [:]

  /// Sets up the colours of the screen that has just been opened.
  ///
  /// - Parameter isColorWanted: False under NO_COLOR, which curses itself does not know.
  init(isColorWanted: Bool) {
    let hasColor = isColorWanted && has_colors() && start_color() == OK
    hasDefaultColors = hasColor && use_default_colors() == OK
    depth = hasColor ? Self.depth(colorCount: malmoi_colors()) : .none
    palette = Palette(depth: depth, ground: .dark)
  }

  private static func depth(colorCount: Int32) -> ColorDepth {
    switch colorCount {
    case ..<16: .eight
    case ..<256: .sixteen
    case 256: .indexed
    default: Terminfo.hasDirectColors ? .direct : .indexed
    }
  }

  /// A blank cell of `style`, to put other code points into.
  mutating func blank(of style: Style) -> cchar_t {
    if let known = blanks[style] { return known }
    let made = makeBlank(of: style)
    blanks[style] = made
    return made
  }

  private func makeBlank(of style: Style) -> cchar_t {
    let rendition = makeRendition(of: palette.rendition(of: style))
    var blank = cchar_t()
    malmoi_setcchar(
      &blank, [UInt32(UInt8(ascii: " ")), 0], rendition.attributes, rendition.pair)
    return blank
  }

  private func makeRendition(of shown: Palette.Rendition) -> Rendition {
    var rendition = Rendition(attributes: Self.attributes(of: shown.attributes), pair: 0)
    guard depth > .none, shown.foreground != nil || shown.background != nil else {
      return rendition
    }
    // With eight colours a bright one is the plain one in bold.
    if depth == .eight, let number = shown.foreground, number >= 8 {
      rendition.attributes |= malmoi_attr_bold()
    }
    let pair = alloc_pair(
      number(of: shown.foreground, else: .white), number(of: shown.background, else: .black))
    rendition.pair = max(0, pair)
    return rendition
  }

  /// What curses calls a colour.
  private func number(of color: Palette.Number?, else fallback: Color) -> Int32 {
    guard let color else { return hasDefaultColors ? -1 : Int32(fallback.rawValue) }
    switch depth {
    case .none, .eight: return Int32(color) % 8
    case .direct where color >= 16:
      let (red, green, blue) = Palette.parts(of: color)
      return Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    // Where any colour can be shown the first eight numbers are still those of ECMA-48.
    case .direct: return Int32(color) % 8
    case .sixteen, .indexed: return Int32(color)
    }
  }

  private static func attributes(of attributes: Style.Attributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= malmoi_attr_bold() }
    if attributes.contains(.dim) { result |= malmoi_attr_dim() }
    if attributes.contains(.underline) { result |= malmoi_attr_underline() }
    if attributes.contains(.reverse) { result |= malmoi_attr_reverse() }
    if attributes.contains(.italic) { result |= malmoi_attr_italic() }
    return result
  }
}
