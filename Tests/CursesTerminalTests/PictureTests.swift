import PseudoTerminal
import Terminal
import Testing

@testable import terminal_probe

@Suite(.serialized) struct PictureTests {
  @Test(arguments: ["xterm-256color", "xterm", "screen-256color", "linux", "vt220"])
  func `wide characters at the edges leave no halves behind`(name: String) throws {
    let terminal = try ProbeRun.started(
      "picture", environment: ["TERM": name], columns: 20, rows: 8)
    let screen = try terminal.waitUntil("the corner") { $0.cells[7][18].text == "하" }
    #expect(
      screen.rows == [
        "                가나",
        "                 가",
        "éㅎㅏㄴ한한",
        "❤👨👩👧👍KR|",
        " x국말",
        "??|",
        "",
        "                  하",
      ])
    #expect(screen.cursor == (19, 7))
    #expect(screen.isCursorVisible)
  }

  @Test(arguments: [
    ("xterm-256color", ColorDepth.indexed, 30, false), ("screen-256color", .indexed, 31, true),
    ("tmux-256color", .indexed, 30, true), ("vt220", .none, 17, false),
    ("linux", .eight, 12, false),
  ])
  func `whatever follows whatever, the screen shows the picture`(
    name: String, depth: ColorDepth, columns: Int, tearsBesideCorner: Bool
  ) throws {
    let terminal = try ProbeRun.started(
      "random", environment: ["TERM": name], columns: columns, rows: 9)
    for seed in 1...80 as ClosedRange<UInt64> {
      var canvas = Canvas(size: Size(width: columns, height: 9))
      canvas.drawRandom(seed: seed)
      if tearsBesideCorner { canvas.blankWideCharacterBesideCorner() }
      try terminal.send("x")
      try terminal.waitUntil("picture \(seed)") {
        $0.rows[0] == "#\(seed)" && $0.shows(canvas, in: depth)
      }
    }
  }

  @Test func `attributes and the sixteen colours arrive as asked for`() throws {
    let screen = try ProbeRun.started("styles").waitUntilShown("italic")
    #expect(screen.cells[0][0].isBold)
    #expect(screen.cells[2][0].isUnderlined)
    #expect(screen.cells[3][0].background != .standard, "what has the focus has a ground")
    #expect(screen.cells[4][0].isItalic)
    #expect(!screen.cells[0][10].isBold)
    for color in Color.named {
      let column = 20 + Int(color.rawValue) * 2
      #expect(screen.cells[0][column].foreground == .indexed(Int(color.rawValue)))
      #expect(screen.cells[0][column].background == .standard)
      #expect(screen.cells[1][column].foreground == .standard)
      #expect(screen.cells[1][column].background == .indexed(Int(color.rawValue)))
      #expect(screen.cells[2][column].isReversed)
      #expect(screen.cells[2][column].text == "한")
    }
    #expect(!screen.isCursorVisible)
  }

  @Test func `the terminal's word on its ground changes all colours at once, and types nothing`()
    throws
  {
    let terminal = try ProbeRun.started("styles")
    let dark = try terminal.waitUntilShown("italic").cells[3][0].background
    try terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    let light = Palette(depth: .indexed, ground: .light).rendition(of: Theme.focus).background
    let number = try #require(light)
    let screen = try terminal.waitUntil("other colours") {
      $0.cells[3][0].background == .indexed(Int(number))
    }
    #expect(dark != screen.cells[3][0].background)
    let list = try ProbeRun.started()
    try list.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}a")
    try list.waitUntilShown("1 key a")
  }

  @Test(arguments: [("15;0", Ground.dark), ("0;15", .light)])
  func `before that the environment tells the ground`(value: String, ground: Ground) throws {
    let terminal = try ProbeRun.started("styles", environment: ["COLORFGBG": value])
    let screen = try terminal.waitUntilShown("italic")
    let palette = Palette(depth: .indexed, ground: ground)
    let number = try #require(palette.rendition(of: Theme.focus).background)
    #expect(screen.cells[3][0].background == .indexed(Int(number)))
  }

  @Test func `with eight colours a bright one is the plain one in bold`() throws {
    let terminal = try ProbeRun.started("styles", environment: ["TERM": "xterm"])
    let screen = try terminal.waitUntilShown("italic")
    for color in Color.named {
      let cell = screen.cells[0][20 + Int(color.rawValue) * 2]
      #expect(cell.isBold == (color.rawValue >= 8), "\(color)")
    }
  }

  @Test(arguments: ["xterm-256color", "xterm"])
  func `NO_COLOR leaves bold, reverse and the rest`(name: String) throws {
    let terminal = try ProbeRun.started("styles", environment: ["NO_COLOR": "1", "TERM": name])
    let screen = try terminal.waitUntilShown("italic")
    #expect(screen.cells.joined().allSatisfy { $0.foreground == .standard })
    #expect(screen.cells.joined().allSatisfy { $0.background == .standard })
    #expect(screen.cells[0][0].isBold)
    #expect(screen.cells[3][0].isReversed)
  }

  @Test func `one key more costs a few bytes`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send("a")
    try terminal.waitUntilShown("1 key a")
    let before = terminal.bytesReceived
    try terminal.send("b")
    try terminal.waitUntilShown("2 key b")
    #expect(terminal.bytesReceived - before < 60)
  }

  @Test func `moving a full screen up by a row costs about a row`() throws {
    let terminal = try ProbeRun.started("scroll", columns: 120, rows: 40)
    try terminal.waitUntilShown("line 39")
    let before = terminal.bytesReceived
    try terminal.send("a")
    let screen = try terminal.waitUntilShown("line 40")
    #expect(screen.rows[0].hasPrefix("line 1 "))
    #expect(screen.rows[39].hasPrefix("line 40 "))
    #expect(terminal.bytesReceived - before < 600)
  }

  @Test func `^L paints over what another program wrote`() throws {
    let terminal = try ProbeRun.started()
    try terminal.scribble("\u{1B}[H\u{1B}[41mrubbish\r\nrubbish\u{1B}[m")
    try terminal.waitUntilShown("rubbish")
    try terminal.send("\u{0C}")
    let screen = try terminal.waitUntil("a clean screen") {
      !$0.shows("rubbish") && $0.shows("1 key ctrl+l")
    }
    #expect(screen.rows[0].hasPrefix("80x24"))
    #expect(screen.rows[1] == "1 key ctrl+l")
    #expect(screen.cells.joined().allSatisfy { $0.background == .standard })
  }

  @Test func `a stuck line drops frames and tells when it takes them again`() throws {
    let terminal = try ProbeRun.started("fill")
    try terminal.send("a")
    terminal.stall(for: .milliseconds(300))
    let screen = try terminal.waitUntilShown("ready again")
    #expect(screen.rows[1] == "1 key a")
    #expect(terminal.bytesReceived < 1 << 18)
  }
}

extension TerminalScreen {
  /// Whether every cell is that of the picture, reversed or on a ground as it is; libvterm knows no
  /// colours of skin, and does not say how the right half of a wide character looks.
  fileprivate func shows(_ canvas: Canvas, in depth: ColorDepth) -> Bool {
    let drawn = canvas.text.map { row in
      String(String.UnicodeScalarView(row.unicodeScalars.filter { !$0.properties.isEmojiModifier }))
    }
    guard cells.map({ $0.map(\.text).joined() }) == drawn else { return false }
    let palette = Palette(depth: depth, ground: .dark)
    return cells.indices.allSatisfy { y in
      zip(cells[y], canvas.row(y)).allSatisfy { shown, drawn in
        let rendition = palette.rendition(of: drawn.style)
        return shown.text.isEmpty
          || shown.isReversed == rendition.attributes.contains(.reverse)
            && shown.background == rendition.background.map { .indexed(Int($0)) } ?? .standard
      }
    }
  }
}

extension Canvas {
  /// Blanks the wide character that ends just before the lower-right corner, if one does.
  fileprivate mutating func blankWideCharacterBesideCorner() {
    let left = Point(x: size.width - 3, y: size.height - 1)
    if self[left].span == .leading { write(" ", at: left, style: self[left].style) }
  }
}
