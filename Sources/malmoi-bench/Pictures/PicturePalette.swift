import Terminal

/// The colours a picture is drawn with: what a terminal has for the sixteen names, and its grounds.
struct PicturePalette {
  /// A colour in sRGB, each part from 0 to 255.
  struct RGB: Hashable {
    let red, green, blue: Int

    /// From 0xRRGGBB.
    init(_ hex: Int) {
      (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255)
    }

    private init(_ red: Int, _ green: Int, _ blue: Int) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// `#rrggbb`.
    var hex: String {
      "#"
        + [red, green, blue].map { part in
          let digits = String(part, radix: 16)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// The colour between this and another one: a share of this, the rest of that.
    func mixed(_ share: Double, with other: RGB) -> RGB {
      func part(_ mine: Int, _ theirs: Int) -> Int {
        Int((Double(mine) * share + Double(theirs) * (1 - share)).rounded())
      }
      return RGB(part(red, other.red), part(green, other.green), part(blue, other.blue))
    }
  }

  /// Behind everything.
  let ground: RGB
  /// Text without a colour of its own.
  let text: RGB
  /// The sixteen named colours, in the order of their numbers.
  let named: [RGB]

  /// The colours of text and ground in a cell, attributes taken into account.
  func colors(of style: Style) -> (text: RGB, ground: RGB) {
    var text = style.foreground.map(rgb) ?? self.text
    var ground = style.background.map(rgb) ?? self.ground
    if style.attributes.contains(.reverse) { (text, ground) = (ground, text) }
    if style.attributes.contains(.dim) { text = text.mixed(0.62, with: ground) }
    return (text, ground)
  }

  private func rgb(_ color: Color) -> RGB { named[Int(color.rawValue)] }
}

extension PicturePalette {
  /// A dark ground, as most terminals have.
  static let dark = PicturePalette(
    ground: RGB(0x161b22), text: RGB(0xd7dde6),
    named: [
      0x2b313b, 0xff8a80, 0x7ee2a0, 0xf2cf73, 0x84b6ff, 0xd6a6ff, 0x6fd9dd, 0xd7dde6,
      0x7d8796, 0xffa69e, 0xa3f0bb, 0xffe29a, 0xa9ccff, 0xe5c4ff, 0x9aeef0, 0xffffff,
    ].map { RGB($0) })

  /// A white ground.
  static let light = PicturePalette(
    ground: RGB(0xffffff), text: RGB(0x1f2630),
    named: [
      0x1f2630, 0xb3261e, 0x1a6b3c, 0x7a5600, 0x1d55b5, 0x7b2fb0, 0x0b6670, 0xd9dee6,
      0x66707e, 0xc9352c, 0x23824b, 0x8f6700, 0x2a68cf, 0x9041c9, 0x0f7a86, 0xf4f6f9,
    ].map { RGB($0) })

  /// The palette of a name on the command line; nil when there is none.
  static func named(_ name: String) -> PicturePalette? {
    switch name {
    case "dark": dark
    case "light": light
    default: nil
    }
  }
}
