import CNcurses
import Terminal

/// Styles as attributes and colour pairs of curses, a pair allocated when it is first needed.
struct StylePalette {
  /// How curses is told to draw.
  private struct Rendition {
    var attributes: attr_t
    var pair: Int32
  }

  /// Whether colours are drawn at all.
  let hasColor: Bool
  private let colorCount: Int32
  private let hasDefaultColors: Bool
  private var blanks: [Style: cchar_t] = [:]

  /// Sets up the colours of the screen that has just been opened.
  ///
  /// - Parameter isColorWanted: False under NO_COLOR, which curses itself does not know.
  init(isColorWanted: Bool) {
    hasColor = isColorWanted && has_colors() && start_color() == OK
    hasDefaultColors = hasColor && use_default_colors() == OK
    colorCount = hasColor ? malmoi_colors() : 0
  }

  /// A blank cell of `style`, to put other code points into.
  mutating func blank(of style: Style) -> cchar_t {
    if let known = blanks[style] { return known }
    let made = makeBlank(of: style)
    blanks[style] = made
    return made
  }

  private func makeBlank(of style: Style) -> cchar_t {
    let rendition = makeRendition(of: style)
    var blank = cchar_t()
    malmoi_setcchar(
      &blank, [UInt32(UInt8(ascii: " ")), 0], rendition.attributes, rendition.pair)
    return blank
  }

  private func makeRendition(of style: Style) -> Rendition {
    var rendition = Rendition(attributes: Self.attributes(of: style.attributes), pair: 0)
    guard hasColor, style.foreground != nil || style.background != nil else { return rendition }
    // With eight colours a bright one is the plain one in bold.
    if colorCount < 16, let color = style.foreground, color.isBright {
      rendition.attributes |= malmoi_attr_bold()
    }
    let pair = alloc_pair(
      number(of: style.foreground, else: .white), number(of: style.background, else: .black))
    rendition.pair = max(0, pair)
    return rendition
  }

  private func number(of color: Color?, else fallback: Color) -> Int32 {
    guard let color else { return hasDefaultColors ? -1 : Int32(fallback.rawValue) }
    return Int32(color.rawValue) % (colorCount < 16 ? 8 : 16)
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

extension Color {
  fileprivate var isBright: Bool { rawValue >= Color.brightBlack.rawValue }
}
