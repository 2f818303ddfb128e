import Terminal

/// The colours a picture is drawn with: those of the app, and what a terminal has of its own.
struct PicturePalette {
  /// A colour in sRGB, each part from 0 to 255.
  struct RGB: Hashable {
    let red, green, blue: Int

    /// From 0xRRGGBB.
    init(_ hex: Int) {
      (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255)
    }

    /// `#rrggbb`.
    var hex: String {
      "#"
        + [red, green, blue].map { part in
          let digits = String(part, radix: 16)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
  }

  /// Behind everything.
  let ground: RGB
  /// Text without a colour of its own.
  let text: RGB
  /// The app's colours on that ground.
  let palette: Palette

  /// The colours of text and ground in a cell, attributes taken into account.
  func colors(of style: Style) -> (text: RGB, ground: RGB) {
    let shown = palette.rendition(of: style)
    return (shown.foreground.map(rgb) ?? text, shown.background.map(rgb) ?? ground)
  }

  private func rgb(_ number: Palette.Number) -> RGB {
    let (red, green, blue) = Palette.parts(of: number)
    return RGB(Int(red) << 16 | Int(green) << 8 | Int(blue))
  }
}

extension PicturePalette {
  /// A dark ground, as most terminals have.
  static let dark = PicturePalette(
    ground: RGB(0x161b22), text: RGB(0xd7dde6),
    palette: Palette(depth: .indexed, ground: .dark))

  /// A white ground.
  static let light = PicturePalette(
    ground: RGB(0xffffff), text: RGB(0x1f2630),
    palette: Palette(depth: .indexed, ground: .light))

  /// The palette of a name on the command line; nil when there is none.
  static func named(_ name: String) -> PicturePalette? {
    switch name {
    case "dark": dark
    case "light": light
    default: nil
    }
  }
}
