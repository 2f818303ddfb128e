import AppTestSupport
import AppText
import Lessons
import Terminal
import TerminalUI
import Testing

@testable import Scenes

@MainActor
struct ShareChartTests {
  private let chart = ShareChart(shares: [
    ShareChart.Share(name: "remembered", fraction: 0.5),
    ShareChart.Share(name: "wanted", fraction: 0.9),
  ])

  @Test func `shares are bars below each other, of one length`() {
    #expect(
      chart.drawing(width: 28) == ["remembered  ━━━━━───── 50 %", "wanted      ━━━━━━━━━─ 90 %"])
    #expect(
      chart.drawing(width: 28, isASCIIOnly: true) == [
        "remembered  #####----- 50 %", "wanted      #########- 90 %",
      ])
  }

  @Test func `nothing leaves its place, in any width`() {
    for width in 19...120 {
      let isInside = chart.staysInside(width: width)
      #expect(isInside, "\(width)")
    }
  }
}

@MainActor
struct StreakChartTests {
  private let week: [Streak.DayState] = [
    .studied, .frozen, .travelled, .missed, .studied, .open, .ahead,
  ]

  @Test func `each day has a sign of its own`() {
    #expect(
      StreakChart(week: week, weekdays: Localization.english.weekdays).drawing(width: 40) == [
        "Mon  Tue  Wed  Thu  Fri  Sat  Sun", " ✓    *    ▸    ✗    ✓    ?    ·",
      ])
    #expect(
      StreakChart(week: week, weekdays: Localization.korean.weekdays).drawing(width: 40) == [
        "월  화  수  목  금  토  일", "✓   *   ▸   ✗   ✓   ?   ·",
      ])
  }

  @Test func `each sign of the week is explained once, in as many lines as that takes`() {
    let chart = StreakChart(
      week: [.before, .studied, .studied, .missed, .open, .ahead, .ahead],
      weekdays: Localization.english.weekdays, legend: nil)
    var explained = chart
    explained.legend = SignLegend(chart.week, .english)
    #expect(
      explained.drawing(width: 76) == chart.drawing(width: 76) + [
        "✓ studied   ✗ missed   - before you began   ? today, still open   · to come"
      ])
    #expect(
      explained.drawing(width: 36) == chart.drawing(width: 36) + [
        "✓ studied   ✗ missed", "- before you began", "? today, still open   · to come",
      ])
  }
}

@MainActor
struct ChartCellTests {
  private let chart = ShareChart(shares: [ShareChart.Share(name: "a", fraction: 1)])

  @Test func `the sentence stands above its chart, and alone has the focus`() {
    let cell = ChartCell(sentence: "One two three", chart: chart)
    #expect(cell.drawing(fitting: 14) == ["   One two", "   three", "   a   100 %"])
    var canvas = Canvas(size: cell.size(fitting: 14))
    cell.draw(on: &canvas, in: canvas.bounds, state: CellState(isFocused: true))
    let isReversed = (0..<3).map { canvas[Point(x: 5, y: $0)].style.attributes.contains(.reverse) }
    #expect(isReversed == [true, true, false])
  }

  @Test func `half a row is taken only where that is wide`() {
    let half = ChartCell(sentence: "x", chart: chart, isHalf: true)
    #expect(half.size(fitting: 139).width == 139)
    #expect(half.size(fitting: 140).width == 70)
    #expect(ChartCell(sentence: "x").size(fitting: 160) == Size(width: 160, height: 1))
  }
}
