import TestSupport
import Testing

@testable import Scenes

@MainActor
struct BarChartTests {
  private func chart(_ counts: [Int]) -> BarChart {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return BarChart(
      bars: counts.enumerated().map { index, count in
        BarChart.Bar(
          names: [names[index % 7], String(index + 8)], count: count, isMarked: index == 0)
      })
  }

  @Test func `bars stand side by side, each below its figure`() {
    #expect(
      chart([0, 1, 2, 16, 40, 39, 20]).drawing(width: 40) == [
        "                     40   39",
        "                    ███  ▇▇▇",
        "                    ███  ███   20",
        "                16  ███  ███  ▄▄▄",
        "      1    2   ███  ███  ███  ███",
        " 0   ▁▁▁  ▂▂▂  ███  ███  ███  ███",
        "Mon  Tue  Wed  Thu  Fri  Sat  Sun",
        " 8    9    10   11   12   13   14",
      ])
  }

  @Test func `a bar beside a very long one is still seen`() {
    #expect(
      chart([1, 0, 5_000]).drawing(width: 15) == [
        "          5000", "          ███", "          ███", "          ███", " 1        ███",
        "▁▁▁   0   ███", "Mon  Tue  Wed", " 8    9    10",
      ])
  }

  @Test func `without the columns they lie below each other`() {
    #expect(
      chart([0, 1, 2, 16, 40, 39, 7]).drawing(width: 24) == [
        "Mon 8  0",
        "Tue 9  ▍ 1",
        "Wed 10 ▊ 2",
        "Thu 11 █████▋ 16",
        "Fri 12 ██████████████ 40",
        "Sat 13 █████████████▋ 39",
        "Sun 14 ██▌ 7",
      ])
  }

  @Test func `plain bars are of ASCII`() {
    #expect(
      chart([0, 1, 9, 40]).drawing(width: 22, isASCIIOnly: true) == [
        "                40", "               ###", "               ###", "           9   ###",
        "      1   ###  ###", " 0   ###  ###  ###", "Mon  Tue  Wed  Thu", " 8    9    10   11",
      ])
    #expect(
      chart([0, 1, 9, 40]).drawing(width: 12, isASCIIOnly: true) == [
        "Mon 8  0", "Tue 9  # 1", "Wed 10 # 9", "Thu 11 ## 40",
      ])
  }

  @Test func `no bars and bars of nothing are drawn too`() {
    #expect(chart([]).drawing(width: 40).isEmpty)
    #expect(chart([0, 0]).drawing(width: 10)[5] == " 0    0")
  }

  @Test(arguments: [
    (0, "0"), (9_999, "9999"), (12_345, "12k"), (1_234_567, "1M"), (87_654_321, "87M"),
    (.max, "9E"),
  ])
  func `figures that are too long lose their last digits`(count: Int, figure: String) {
    #expect(count.figure(width: 4) == figure)
  }

  @Test func `nothing leaves its place, whatever the figures`() {
    var generator = SeededGenerator(seed: 9)
    for round in 0..<300 {
      let counts = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        Int.random(in: 0...[1, 50, 5_000, Int.max][round % 4], using: &generator)
      }
      let width = Int.random(in: 16...100, using: &generator)
      let isInside = chart(counts).staysInside(width: width)
      #expect(isInside, "\(counts) in \(width)")
    }
  }
}
