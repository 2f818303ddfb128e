import Foundation
import Testing
import UnicodeText

struct DirectionLevelsTests {
  @Test func `every line of Unicode's test without embeddings stands as it should`() throws {
    let path = "/usr/share/unicode/BidiCharacterTest.txt"
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "\(path) is missing: install unicode-data, as the README's test command does")
    var count = 0
    for line in text.utf8.split(separator: 10) where line.first != UInt8(ascii: "#") {
      let sample = try #require(BidiSample(line))
      guard !sample.isLeftOut else { continue }
      count += 1
      let levels = DirectionLevels(sample.scalars, isRightToLeft: sample.isRightToLeft)
      for (level, expected) in zip(levels.levels, sample.levels) where expected != nil {
        guard level != expected else { continue }
        Issue.record("\(String(decoding: line, as: UTF8.self)): \(levels.levels)")
        return
      }
      let shown = levels.visualOrder.filter { sample.levels[$0] != nil }
      guard shown != sample.order else { continue }
      Issue.record("\(String(decoding: line, as: UTF8.self)): \(shown)")
      return
    }
    #expect(count > 1_000, "the test looked at \(count) lines")
  }

  @Test(arguments: [
    ("abc", false), ("שלום", true), ("1. שלום", true), ("a שלום", false), ("...", false),
    ("مرحبا a", true), ("", false),
  ])
  func `the first letter says which way a line runs`(text: String, isRightToLeft: Bool) {
    #expect(DirectionLevels(Array(text.unicodeScalars)).isRightToLeft == isRightToLeft)
  }
}

/// A line of BidiCharacterTest.txt: code points, the direction asked for, the level of the line, the
/// levels (x for what is not drawn), the order from left to right.
private struct BidiSample {
  let scalars: [Unicode.Scalar]
  let isRightToLeft: Bool?
  let levels: [UInt8?]
  let order: [Int]

  init?(_ line: Substring.UTF8View.SubSequence) {
    let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { $0.split(separator: 32).map { String(decoding: $0, as: UTF8.self) } }
    guard fields.count == 5, let direction = fields[1].first else { return nil }
    scalars = fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    isRightToLeft = direction == "2" ? nil : direction == "1"
    levels = fields[3].map { UInt8($0) }
    order = fields[4].compactMap { Int($0) }
  }

  /// Embeddings, overrides and isolates, and brackets other than those of ASCII.
  var isLeftOut: Bool {
    scalars.contains {
      (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        || (0x2329...0x232A).contains($0.value) || (0x3008...0x3011).contains($0.value)
    }
  }
}
