import FoundationEssentials
import Terminal
import TestSupport
import Testing
import UnicodeText

struct DisplayFormTests {
  @Test(arguments: [
    ("👁️", "👁"), ("♻️", "♻"), ("👨‍👩‍👧‍👦", "👨👩👧👦"), ("👩🏽‍🚀", "👩🏽🚀"), ("❤️‍🔥", "❤🔥"), ("1️⃣", "1\u{20E3}"),
    ("🇰🇷", "KR"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴GBENG"), ("❤︎", "❤"), ("👍🏽", "👍🏽"), ("☝🏽", "☝"), ("👽🏽", "👽"), ("🏽", "🏽"),
    ("\u{1112}\u{1161}\u{11AB}", "한"),
    ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "á\u{302}\u{303}\u{304}\u{305}"),
    ("\u{1112}\u{1112}\u{1161}\u{11AB}\u{11AB}", "\u{1112}한\u{11AB}"), ("각\u{302E}", "각"),
    ("क्\u{200D}ष", "क्\u{200D}ष"), ("می\u{200C}", "می\u{200C}"), ("☺\u{200D}", "☺"),
    ("\u{1161}", "ㅏ"), ("\u{11AB}\u{308}", "ㄴ\u{308}"), ("\u{301}", "◌\u{301}"),
    ("ཀ\u{FB5}\u{FAD}\u{FB3}\u{F74}\u{F7E}\u{F83}", "ཀ\u{FB5}\u{FAD}\u{FB3}\u{F74}◌\u{F7E}\u{F83}"),
    ("\u{7}", ""), ("\u{200D}", ""), ("\r\n", ""),
  ])
  func `disputed clusters are drawn in a form all terminals agree on`(
    given: String, drawn: String
  ) {
    let form = given.flatMap(\.displayForm)
    let scalars = form.flatMap(\.scalars)
    #expect(scalars.map(\.codePoint) == drawn.unicodeScalars.map(\.codePoint))
    #expect(given.displayWidth == form.reduce(0) { $0 + $1.width })
  }

  @Test(arguments: WritingSystems.samples)
  func `no letter, sign or mark of a script is left out of the picture`(
    script: String, text: String
  ) {
    let drawn = text.flatMap(\.displayForm).flatMap(\.scalars)
    let isVariant = { (scalar: Unicode.Scalar) in scalar.value >= 0xE0000 }
    let expected = text.nfc.unicodeScalars.filter { !isVariant($0) }
    #expect(drawn.map(\.codePoint) == expected.map(\.codePoint), "\(script)")
    #expect(text.displayWidth == expected.reduce(0) { $0 + $1.displayWidth })
  }

  @Test func `no picture of an emoji sequence is left out`() throws {
    let path = "/usr/share/unicode/emoji/emoji-test.txt"
    let file = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "\(path) is missing: install unicode-data, as the README's test command does")
    let isFigure = { (scalar: Unicode.Scalar) in
      !scalar.properties.isVariationSelector && !scalar.properties.isEmojiModifier
        && scalar.value != 0x200D && !(0x1F1E6...0x1F1FF).contains(scalar.value)
        && scalar.value < 0xE0000
    }
    var count = 0
    for line in file.split(separator: "\n") where line.first != "#" {
      let numbers = line.prefix { $0 != ";" }.split(separator: " ")
      let scalars = numbers.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
      let emoji = String(String.UnicodeScalarView(scalars))
      let drawn = emoji.flatMap(\.displayForm).flatMap(\.scalars)
      let figures = scalars.filter(isFigure).map(\.codePoint)
      let drawnFigures = drawn.filter { !$0.properties.isEmojiModifier }.map(\.codePoint)
      #expect(
        figures.isEmpty || Array(drawnFigures.prefix(figures.count)) == figures, "\(emoji)")
      #expect(!drawn.isEmpty && emoji.displayWidth > 0)
      count += 1
    }
    #expect(count > 4_000)
  }

  @Test func `a prank has its end`() {
    let family = Array(repeating: "👩", count: 500).joined(separator: "\u{200D}")
    #expect(family.count == 1 && family.displayWidth == 30)
    let stack = "ཀ" + String(repeating: "\u{FAD}", count: 10_000)
    #expect(stack.count == 1 && stack.displayWidth == 31)
    #expect(("e" + String(repeating: "\u{300}", count: 10_000)).displayWidth == 1)
  }
}

extension Unicode.Scalar {
  fileprivate var codePoint: String { String(value, radix: 16) }
}
