import AppTestSupport
import AppText
import Lessons
import Terminal
import Testing

@testable import Scenes

@MainActor
struct HeatMapChartTests {
  /// Monday, 1 June 2026.
  private let today = StudyDay(rawValue: 20_605)

  private func chart(_ counts: [Int: Int], _ words: Localization = .english) -> HeatMapChart {
    let counts = counts.map { (today.advanced(by: -$0), $1) }
    return HeatMapChart(
      map: HeatMap(Dictionary(uniqueKeysWithValues: counts), through: today),
      weekdays: words.weekdays, months: words.months,
      legend: (words[.progressLess], words[.progressMore]))
  }

  private let weeks = [0: 10, 1: 3, 2: 5, 3: 12, 4: 40, 8: 10, 20: 9, 369: 10, 370: 10]

  @Test func `a year stands in eighty columns`() {
    #expect(
      chart(weeks).drawing(width: 75) == [
        "        Jul Aug  Sep Oct Nov  Dec Jan Feb Mar  Apr May  Jun",
        "Mon ····················································▓",
        "Tue ·················································▒··",
        "Wed ····················································",
        "Thu ···················································█",
        "Fri ···················································▓",
        "Sat ···················································▒",
        "Sun ··················································▓░",
        "    less · ░ ▒ ▓ █ more",
      ])
  }

  @Test func `forty columns hold the end of the year`() {
    #expect(
      chart(weeks, .korean).drawing(width: 35) == [
        "   11   12  1   2   3    4   5    6",
        "월 ·······························▓",
        "화 ····························▒··",
        "수 ·······························",
        "목 ······························█",
        "금 ······························▓",
        "토 ······························▒",
        "일 ·····························▓░",
        "   적음 · ░ ▒ ▓ █ 많음",
      ])
  }

  @Test func `no month is left out, in either language and any width`() {
    for words in [Localization.english, .korean] {
      for width in 24...130 {
        let months = chart(weeks, words).drawing(width: width)[0].split(separator: " ")
        let isNumbered = months.allSatisfy { $0.allSatisfy(\.isNumber) }
        let names = isNumbered ? (1...12).map(String.init) : words.months
        let first = names.firstIndex(of: String(months[0])) ?? 0
        let inOrder = months.indices.map { names[(first + $0) % 12] }
        #expect(months.map(String.init) == inOrder, "\(width)")
      }
    }
  }

  @Test func `a week is a square where there is room`() {
    let rows = chart(weeks).drawing(width: 120)
    let empty = String(repeating: "· ", count: 51)
    #expect(rows[0].hasSuffix("Mar       Apr     May       Jun"))
    #expect(rows[1] == "Mon \(empty)· ▓▓")
    #expect(rows[4] == "Thu \(empty)██")
    #expect(rows[7] == "Sun \(empty.dropLast(2))▓▓░░")
  }

  @Test func `plain marks are of ASCII`() {
    #expect(
      chart(weeks).drawing(width: 24, isASCIIOnly: true) == [
        "     2   3    4   5    6",
        "Mon ...................*",
        "Tue ................+..",
        "Wed ...................",
        "Thu ..................#",
        "Fri ..................*",
        "Sat ..................+",
        "Sun .................*:",
        "    less . : + * # more",
      ])
  }

  @Test func `a level is told by its sign, whatever its colour`() {
    for isASCIIOnly in [false, true] {
      let marks = Marks(TerminalCapabilities(isASCIIOnly: isASCIIOnly))
      #expect(Set((0...4).map(marks.shade)).count == 5)
      #expect((0...4).allSatisfy { marks.shade($0).displayWidth == 1 })
    }
  }

  @Test func `nothing leaves its place, in any width`() {
    for width in 24...130 {
      let isInside = chart(weeks).staysInside(width: width)
      #expect(isInside, "\(width)")
    }
  }
}
