import Terminal
import TestSupport
import UnicodeText

extension Torture {
  /// Characters made of anything that combines, 2,000 words a round.
  static let clusters = Torture(
    "clusters",
    "characters of any letters, signs, marks and pictures: each letter is drawn, in the columns "
      + "that were counted", rounds: 100
  ) { run in
    for _ in 0..<2_000 {
      let text = (0..<run.number(in: 1...4)).map { _ in cluster(run) }.joined()
      let glyphs = text.flatMap(\.displayForm)
      run.did("words")
      run.expect(
        text.displayWidth == glyphs.reduce(0) { $0 + $1.width }, "\(text.debugDescription): width")
      let drawn = glyphs.flatMap(\.scalars)
      var rest = drawn[...]
      for letter in text.nfc.unicodeScalars where letter.isAlwaysDrawn {
        guard let place = rest.firstIndex(of: letter) else {
          run.found("\(text.debugDescription): \(letter.debugDescription) is lost")
          break
        }
        rest = rest[(place + 1)...]
      }
      expectBox(around: text, run)
    }
  }

  /// Draws a text between two lines, too narrow for it or not, and expects both to stand.
  private static func expectBox(around text: String, _ run: TortureRun) {
    var canvas = Canvas(size: Size(width: 40, height: 1))
    let room = run.number(in: 1...38)
    canvas.write("│", at: Point(x: room + 1, y: 0))
    canvas.write("│", at: .zero)
    canvas.write(text.truncated(to: room, ellipsis: "…"), at: Point(x: 1, y: 0))
    let sides = [0, room + 1].map { canvas[Point(x: $0, y: 0)].character }
    run.expect(sides == ["│", "│"], "\(text.debugDescription) leaves its \(room) columns")
  }

  private static func cluster(_ run: TortureRun) -> String {
    let word = run.any(of: WritingSystems.samples).text
    let marks = ["", "", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{1F3FD}", "\u{93F}"]
    let letter = String(run.any(of: Array(word)))
    let picture = run.any(of: ["👩", "👍", "🇰", "❤", "1", "🏴", "\u{1FAE0}", "\u{1FAFF}"])
    return (0..<run.number(in: 1...3)).map { _ in
      run.any(of: [letter, picture]) + run.any(of: marks)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter that no picture of its character leaves out; the letters that Hangul
  /// syllables are made of have other forms.
  fileprivate var isAlwaysDrawn: Bool {
    properties.isAlphabetic && displayWidth > 0 && !(0x1100...0x11FF).contains(value)
      && !(0x3131...0x318E).contains(value)
  }
}
