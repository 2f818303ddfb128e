import AppText
import Lessons
import Terminal
import TerminalUI

/// A sentence, and below it the chart that it tells; the sentence is what has the focus.
struct ChartCell: CollectionCell {
  let sentence: String
  /// nil where there is nothing to be drawn.
  var chart: (any Chart)?
  /// Whether it takes half the row where that is wide enough.
  var isHalf = false

  /// The columns that hold two charts.
  private static let roomForTwo = 140
  private static let insets = EdgeInsets(left: 3, right: 2)

  func size(fitting width: Int) -> Size {
    let columns = isHalf && width >= Self.roomForTwo ? width / 2 : width
    let room = max(0, columns - Self.insets.left - Self.insets.right)
    let chartRows = chart?.height(fitting: room) ?? 0
    return Size(width: columns, height: lines(width: columns).count + chartRows)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let lines = lines(width: rect.width)
    let style = state.isFocused ? Theme.focus : .plain
    let head = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: lines.count)
    canvas.fill(head, style: style)
    for (row, line) in lines.enumerated() {
      let point = Point(x: rect.minX + Self.insets.left, y: rect.minY + row)
      canvas.write(line, at: point, style: style)
    }
    let place = rect.inset(
      by: EdgeInsets(top: lines.count, left: Self.insets.left, right: Self.insets.right))
    canvas.clipped(to: place) { chart?.draw(on: &$0, in: place) }
  }

  private func lines(width: Int) -> [Substring] {
    let lines = sentence.wrapped(to: max(1, width - Self.insets.left - Self.insets.right))
    return lines.isEmpty ? [""] : lines
  }
}

/// Makes the cells of Progress.
struct ProgressCellMaker {
  let viewModel: ProgressViewModel

  private var words: Localization { viewModel.context.localization }

  func cell(_ item: ProgressItem) -> any CollectionCell {
    switch item {
    case .failure:
      return MessageCell(kind: .problem, text: failure, hint: "r \(words[.keyRetry])")
    case .loading: return MessageCell(kind: .loading, text: words[.progressLoading])
    case .words: return wordsCell
    case .year, .streak, .past, .coming, .retention:
      return viewModel.figures.value.map { cell(item, $0) } ?? MessageCell(kind: .empty, text: "")
    }
  }

  private var failure: String { viewModel.failure.map { words.sentence(for: $0) } ?? "" }

  private func cell(_ item: ProgressItem, _ figures: ProgressFigures) -> any CollectionCell {
    let sentences = ProgressSentences(figures: figures, words: words)
    switch item {
    case .streak: return ChartCell(sentence: sentences.streak, chart: streak(figures))
    case .past:
      return ChartCell(
        sentence: sentences.past, chart: bars(figures.pastReviews, figures),
        isHalf: hasTwoCharts(figures))
    case .coming:
      return ChartCell(
        sentence: sentences.coming, chart: bars(figures.comingReviews, figures),
        isHalf: hasTwoCharts(figures))
    case .retention: return ChartCell(sentence: sentences.retention, chart: retention(figures))
    case .year, .failure, .loading, .words:
      return ChartCell(sentence: sentences.year, chart: year(figures))
    }
  }

  private func year(_ figures: ProgressFigures) -> HeatMapChart {
    HeatMapChart(
      map: figures.year, weekdays: words.weekdays, months: words.months,
      legend: (words[.progressLess], words[.progressMore]))
  }

  private func streak(_ figures: ProgressFigures) -> StreakChart {
    let week = figures.streak.week
    return StreakChart(week: week, weekdays: words.weekdays, legend: SignLegend(week, words))
  }

  /// Whether both halves of the reviews are drawn: a sentence alone beside bars would hang
  /// halfway down.
  private func hasTwoCharts(_ figures: ProgressFigures) -> Bool {
    bars(figures.pastReviews, figures) != nil && bars(figures.comingReviews, figures) != nil
  }

  /// nil when there is no bar to be seen.
  private func bars(
    _ days: [ProgressFigures.DayCount], _ figures: ProgressFigures
  ) -> BarChart? {
    guard days.contains(where: { $0.count > 0 }) else { return nil }
    return BarChart(
      bars: days.map { entry in
        BarChart.Bar(
          names: [words.weekday(of: entry.day), String(entry.day.date.day)], count: entry.count,
          isMarked: entry.day == figures.today)
      })
  }

  private func retention(_ figures: ProgressFigures) -> ShareChart? {
    figures.retention.map { retention in
      ShareChart(shares: [
        ShareChart.Share(name: words[.progressRemembered], fraction: retention),
        ShareChart.Share(name: words[.progressWanted], fraction: figures.wantedRetention),
      ])
    }
  }

  private var wordsCell: ChartCell {
    guard let met = viewModel.words.value else { return ChartCell(sentence: words[.wordsLoading]) }
    guard met.count > 0 else { return ChartCell(sentence: words[.wordsEmpty]) }
    return ChartCell(
      sentence: words[.progressWords(words: words.count(.words, met.count), known: met.knownCount)],
      chart: StrengthLegend(words, counts: met.counts))
  }
}
