import Terminal

extension Canvas {
  /// A picture that is the same for the same seed: its number, then overlapping pieces of narrow,
  /// wide and combining text.
  ///
  /// Every fourth picture is the one before it moved up by a row, for curses to scroll.
  package mutating func drawRandom(seed: UInt64) {
    let isMoved = seed % 4 == 3
    drawPieces(seed: isMoved ? seed - 1 : seed, movedUpBy: isMoved ? 1 : 0)
    fill(Rect(x: 0, y: 0, width: size.width, height: 1))
    write("#\(seed)", at: .zero)
  }

  private mutating func drawPieces(seed: UInt64, movedUpBy rows: Int) {
    let texts = ["a", "bc", "한", "국어", "é", "e\u{301}x", "日本語", "👍🏽", "─│", "word and 말", " "]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<next(size.width * size.height / 4) {
      let place = Point(x: next(size.width + 4) - 2, y: next(size.height) + 1 - rows)
      let style = Style(
        Color(rawValue: UInt8(next(20))), on: nil, next(3) == 0 ? .reverse : [])
      write(texts[next(texts.count)], at: place, style: style)
    }
  }
}
