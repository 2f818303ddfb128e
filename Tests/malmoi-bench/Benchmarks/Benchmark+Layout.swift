import Terminal
import TerminalUI

extension Benchmark {
  /// Laying out many cells, and finding those that are seen.
  static let layout = Benchmark(name: "layout") {
    let few = frames(count: 1_000)
    let many = frames(count: 100_000)
    return [
      .time(
        "layout of 100,000 cells", limit: 20e-3,
        .seconds { frames(count: 100_000) }),
      .time(
        "the same in a view that asks each cell for its size",
        .seconds(runs: 10, warmUps: 2) { drawnView(count: 100_000) }),
      .time("finding the visible ones of 1,000 cells", limit: 1e-6, findings(in: few)),
      .time("finding the visible ones of 100,000 cells", limit: 1e-6, findings(in: many)),
    ]
  }

  /// Cells of one to sixteen columns, and a higher one here and there, in eighty columns.
  private static func frames(count: Int) -> FlowFrames {
    let section = FlowFrames.SectionInput(
      layout: FlowLayout(minimumInteritemSpacing: 1), headerHeight: 1, itemCount: count)
    return FlowFrames(sections: [section], width: 80) { item, _ in
      Size(width: 1 + item &* 7 % 16, height: item % 97 == 0 ? 2 : 1)
    }
  }

  /// Finds a screenful at places all over the content; the time of one of them.
  private static func findings(in frames: FlowFrames) -> Samples {
    let starts = (0..<1_000).map { $0 &* 7_919 % max(1, frames.contentHeight - 24) }
    let seconds = Samples.seconds {
      for start in starts { keep(frames.items(in: start..<start + 24)) }
    }
    return seconds.scaled(by: 1 / Double(starts.count))
  }

  /// A view of words, drawn for the first time.
  private static func drawnView(count: Int) -> Canvas {
    let words = WordsScreen(words: (0..<count).map(SampleWords.word))
    var canvas = Canvas(size: Size(width: 80, height: 24))
    words.updateProperties()
    words.draw(on: &canvas, in: canvas.bounds)
    return canvas
  }
}
