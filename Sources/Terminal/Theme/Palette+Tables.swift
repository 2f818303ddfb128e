/// The colours themselves. Those from 16 on are a cube of 6×6×6 colours and 24 greys; each text has a
/// contrast of at least 4.5 to 1 on its ground, which a test works out from this table.
extension Palette {
  /// The palette of a terminal.
  ///
  /// - Parameters:
  ///   - ground: What its text stands on.
  ///   - isStrong: Whether nothing is to be faint.
  package init(depth: ColorDepth, ground: Ground, isStrong: Bool = false) {
    self.isStrong = isStrong
    inks =
      switch (depth, ground) {
      case (.none, _): [:]
      case (.eight, _), (.sixteen, _): [.plain: ground == .dark ? .namedOnDark : .namedOnLight]
      case (_, .dark): isStrong ? Self.dark.merging(Self.strongDark) { $1 } : Self.dark
      case (_, .light): isStrong ? Self.light.merging(Self.strongLight) { $1 } : Self.light
      }
  }

  private static let dark: [Surface: Inks] = [
    .plain: Inks(
      quiet: 248, accent: 111, good: 114, warn: 179, bad: 210, frame: 240),
    .raised: Inks(
      ground: 236, text: 253, quiet: 248, accent: 111, good: 114, warn: 179, bad: 210, frame: 243),
    .focus: Inks(
      ground: 24, text: 231, quiet: 253, accent: 153, good: 157, warn: 223, bad: 224, frame: 110),
    .tile: Inks(
      ground: 238, text: 254, quiet: 251, accent: 153, good: 157, warn: 222, bad: 217, frame: 246),
    .tileFocus: Inks(ground: 111, all: 234),
    .tilePlaced: Inks(
      ground: 60, text: 231, quiet: 254, accent: 195, good: 194, warn: 230, bad: 255, frame: 147),
    .tileFaded: Inks(ground: 235, all: 247),
  ]

  private static let light: [Surface: Inks] = [
    .plain: Inks(
      quiet: 241, accent: 25, good: 22, warn: 94, bad: 124, frame: 248),
    .raised: Inks(
      ground: 255, text: 235, quiet: 241, accent: 25, good: 22, warn: 94, bad: 124, frame: 247),
    .focus: Inks(
      ground: 189, text: 234, quiet: 239, accent: 25, good: 22, warn: 58, bad: 124, frame: 103),
    .tile: Inks(
      ground: 254, text: 235, quiet: 240, accent: 25, good: 22, warn: 94, bad: 124, frame: 245),
    .tileFocus: Inks(ground: 25, all: 231),
    .tilePlaced: Inks(
      ground: 153, text: 234, quiet: 239, accent: 19, good: 22, warn: 52, bad: 88, frame: 67),
    .tileFaded: Inks(ground: 255, all: 241),
  ]

  private static let strongDark: [Surface: Inks] = [
    .plain: Inks(accent: 153, good: 157, warn: 229, bad: 217, frame: 250),
    .raised: Inks(
      ground: 236, text: 231, quiet: 231, accent: 153, good: 157, warn: 229, bad: 217, frame: 250),
  ]

  private static let strongLight: [Surface: Inks] = [
    .plain: Inks(accent: 18, good: 22, warn: 52, bad: 88, frame: 240),
    .raised: Inks(
      ground: 255, text: 16, quiet: 16, accent: 18, good: 22, warn: 52, bad: 88, frame: 240),
  ]
}

extension Palette.Inks {
  /// On black, where plain red and yellow are too dark to be read.
  fileprivate static let namedOnDark = Palette.Inks(
    accent: Color.cyan.rawValue, good: Color.green.rawValue,
    warn: Color.brightYellow.rawValue, bad: Color.brightRed.rawValue)

  /// On white, where green, cyan and yellow are too bright to be read: what is right is told by its
  /// mark and by being bold.
  fileprivate static let namedOnLight = Palette.Inks(
    accent: Color.blue.rawValue, warn: Color.magenta.rawValue, bad: Color.red.rawValue)

  /// One colour for all that stands on a ground.
  fileprivate init(ground: Palette.Number, all ink: Palette.Number) {
    self.init(
      ground: ground, text: ink, quiet: ink, accent: ink, good: ink, warn: ink, bad: ink,
      frame: ink)
  }
}

extension Palette {
  /// The parts of a colour that looks the same everywhere, from 0 to 255: those of xterm.
  ///
  /// - Precondition: The number is 16 or more.
  package static func parts(of number: Number) -> (red: UInt8, green: UInt8, blue: UInt8) {
    precondition(number >= 16, "the terminal chooses its first sixteen colours itself")
    guard number < 232 else {
      let grey = 8 + 10 * (number - 232)
      return (grey, grey, grey)
    }
    let index = Int(number) - 16
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    return (levels[index / 36], levels[index / 6 % 6], levels[index % 6])
  }
}
