import AppText
import Lessons
import Terminal

/// What the marks of strength mean, with how many words have each where that is told.
struct StrengthLegend: Chart {
  private let legend: SignLegend

  /// The strengths, with the counts of words if they are given.
  init(_ words: Localization, counts: [Int]? = nil) {
    legend = SignLegend(
      entries: (0...MetWord.highestStrength).map { strength in
        let name = words[.strength(strength)]
        return SignLegend.Entry(
          sign: { $0.shade(strength) }, style: Theme.shade(strength),
          meaning: counts.map { "\(name) \($0[strength])" } ?? name)
      })
  }

  func height(fitting width: Int) -> Int { legend.height(fitting: width) }

  func draw(on canvas: inout Canvas, in rect: Rect) { legend.draw(on: &canvas, in: rect) }
}
