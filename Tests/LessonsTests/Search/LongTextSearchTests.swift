import TestSupport
import Testing

@testable import Lessons

struct LongTextSearchTests {
  private func place(of query: String, in text: String, after offset: Int = 0) -> Int? {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    return TextSearch(query).firstRange(in: text, after: start).map {
      text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
    }
  }

  @Test(arguments: [0, 5, 15_000, 16_380, 16_384, 16_400, 33_000, 1_000_000])
  func `a text is found wherever it stands`(offset: Int) {
    let text = String(repeating: "가", count: offset / 3) + "Needle\nin" + "나".repeated(5_000)
    #expect(place(of: "needle in", in: text) == offset / 3 * 3)
    #expect(place(of: "needles", in: text) == nil)
  }

  @Test func `what ends before the start does not count`() {
    let text = "one two one"
    #expect(place(of: "one", in: text, after: 3) == 8)
    #expect(place(of: "one", in: text, after: 2) == 0)
    #expect(place(of: "", in: text) == nil)
  }

  @Test func `one character of many bytes is passed over`() {
    let text = "a" + String(repeating: "\u{301}", count: 60_000) + "needle"
    #expect(place(of: "needle", in: text) != nil)
    #expect(place(of: "missing", in: text) == nil)
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
