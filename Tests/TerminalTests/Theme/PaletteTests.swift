import Terminal
import Testing

/// The colours of every text on every ground, worked out from the table.
struct PaletteTests {
  /// Grounds that terminals have: black and white, and those of schemes that many use.
  private static let grounds: [Ground: [UInt32]] = [
    .dark: [0x000000, 0x1E1E1E, 0x282A36, 0x002B36, 0x2E3440, 0x1D1F21],
    .light: [0xFFFFFF, 0xFDF6E3, 0xFAFAFA, 0xEFF1F5],
  ]
  /// Text on the terminal's own ground has its own colour, which is not ours to judge.
  private static let texts: [Style] = [
    Theme.secondary, Theme.accent, Theme.currentTab, Theme.right, Theme.almost, Theme.wrong,
    Theme.missing, Theme.extra, Theme.misplaced, Theme.shade(0), Theme.shade(4),
  ]
  private static let ownGrounds: [Style] = [
    Theme.focus, Theme.raised, Theme.block, Theme.answer, Theme.faded,
    Theme.block.adding(.reverse), Theme.answer.adding(.reverse),
  ]

  @Test(arguments: Ground.allCases, [false, true])
  func `every text can be read on the terminal's ground`(ground: Ground, isStrong: Bool) throws {
    let palette = Palette(depth: .indexed, ground: ground, isStrong: isStrong)
    for text in Self.texts {
      let rendition = palette.rendition(of: text)
      guard let number = rendition.foreground else {
        #expect(isStrong || text.foreground == nil && !text.attributes.contains(.dim))
        continue
      }
      #expect(rendition.background == nil)
      for color in try #require(Self.grounds[ground]) {
        let contrast = contrast(luminance(of: number), luminance(ofColor: color))
        #expect(contrast >= 4.5, "\(text) on \(String(color, radix: 16)): \(contrast)")
      }
    }
  }

  @Test(arguments: Ground.allCases, [false, true])
  func `every text can be read on every ground of ours`(ground: Ground, isStrong: Bool) throws {
    let palette = Palette(depth: .indexed, ground: ground, isStrong: isStrong)
    for own in Self.ownGrounds {
      for color in [nil, .accent, .good, .warn, .bad] as [Color?] {
        for attributes in [[], .dim] as [Style.Attributes] {
          var style = own.adding(attributes)
          style.foreground = color
          let rendition = palette.rendition(of: style)
          let front = try #require(rendition.foreground, "\(style)")
          let back = try #require(rendition.background, "\(style)")
          let contrast = contrast(luminance(of: front), luminance(of: back))
          #expect(contrast >= 4.5, "\(front) on \(back) for \(style): \(contrast)")
          #expect(rendition.attributes.isDisjoint(with: [.dim, .reverse]))
        }
      }
    }
  }

  @Test(arguments: [ColorDepth.none, .eight])
  func `with few colours what has the focus has one ground, faint text too`(depth: ColorDepth) {
    let palette = Palette(depth: depth, ground: .dark)
    let plain = palette.rendition(of: Theme.focus)
    let faint = palette.rendition(of: Theme.focus.adding(.dim))
    #expect(plain.attributes.contains(.reverse))
    #expect(faint == plain)
  }

  @Test(arguments: Ground.allCases)
  func `blocks of every state look different from each other`(ground: Ground) {
    let palette = Palette(depth: .indexed, ground: ground)
    let states = [
      Theme.block, Theme.answer, Theme.faded, Theme.block.adding(.reverse), .plain, Theme.focus,
    ]
    let grounds = states.map { palette.rendition(of: $0).background }
    #expect(Set(grounds).count == states.count)
    let focused = palette.rendition(of: Theme.block.adding(.reverse))
    #expect(focused == palette.rendition(of: Theme.answer.adding([.reverse]).plainWeight))
  }

  /// What xterm and the console of a PC make of the first eight colours and their bright ones.
  private static let named: [[UInt32]] = [
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F,
      0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ],
    [
      0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA, 0x555555,
      0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ],
  ]

  @Test(arguments: [ColorDepth.eight, .sixteen], Ground.allCases)
  func `the named colours that are used can be read, too`(depth: ColorDepth, ground: Ground) {
    let palette = Palette(depth: depth, ground: ground)
    let back = luminance(ofColor: ground == .dark ? 0x000000 : 0xFFFFFF)
    for text in Self.texts {
      guard let number = palette.rendition(of: text).foreground else { continue }
      for colors in Self.named {
        let contrast = contrast(luminance(ofColor: colors[Int(number)]), back)
        #expect(contrast >= 4.5, "\(text) in \(number): \(contrast)")
      }
    }
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `where there are few colours attributes tell what matters`(depth: ColorDepth) {
    let palette = Palette(depth: depth, ground: .dark)
    #expect(palette.rendition(of: Theme.focus).attributes == .reverse)
    #expect(palette.rendition(of: Theme.focus.tinted(.accent)).foreground == nil)
    #expect(palette.rendition(of: Theme.secondary).attributes == .dim)
    #expect(palette.rendition(of: Theme.faded).attributes == .dim)
    #expect(palette.rendition(of: Theme.answer).attributes == .bold)
    #expect(palette.rendition(of: Theme.block.adding(.reverse)).attributes == .reverse)
    #expect(palette.rendition(of: Theme.block).background == nil)
    #expect(palette.rendition(of: Theme.raised).background == nil)
    let strong = Palette(depth: depth, ground: .dark, isStrong: true)
    #expect(strong.rendition(of: Theme.secondary).attributes == [])
    #expect(strong.rendition(of: .plain).attributes == .bold)
  }

  @Test func `without colours no role has one`() {
    for ground in Ground.allCases {
      let palette = Palette(depth: .none, ground: ground)
      for color in Color.allCases where color.number == nil {
        let rendition = palette.rendition(of: Style(color, on: color))
        #expect(rendition.foreground == nil && rendition.background == nil)
      }
    }
  }
}

extension Style {
  /// This style without being bold.
  fileprivate var plainWeight: Style {
    Style(foreground, on: background, attributes.subtracting(.bold))
  }
}
