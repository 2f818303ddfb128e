import Lessons
import Terminal

/// What the marks of strength mean, with how many words have each where that is told.
struct StrengthLegend: Chart {
  /// For each strength, from 0 on, what stands behind its mark.
  let entries: [String]

  /// Blanks between two entries.
  private static let gap = 3

  /// The strengths, with the counts of words if they are given.
  init(_ words: Localization, counts: [Int]? = nil) {
    entries = (0...MetWord.highestStrength).map { strength in
      let name = words[.strength(strength)]
      return counts.map { "\(name) \($0[strength])" } ?? name
    }
  }

  func height(fitting width: Int) -> Int {
    (places(width: width).last?.y ?? 0) + 1
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let marks = Marks(canvas.capabilities)
    for (level, place) in places(width: rect.width).enumerated() {
      let point = Point(x: rect.minX + place.x, y: rect.minY + place.y)
      canvas.write(marks.shade(level), at: point, style: Theme.shade(level))
      canvas.write(
        entries[level], at: Point(x: point.x + 2, y: point.y), style: Theme.secondary)
    }
  }

  /// Where the entries stand from the upper-left corner: as many in a row as fit.
  private func places(width: Int) -> [Point] {
    var point = Point.zero
    return entries.map { entry in
      let columns = 2 + entry.displayWidth
      if point.x > 0, point.x + columns > width { point = Point(x: 0, y: point.y + 1) }
      defer { point.x += columns + Self.gap }
      return point
    }
  }
}

extension TextKey {
  /// For how long a word of a strength stays.
  static func strength(_ strength: Int) -> TextKey {
    let keys: [TextKey] = [.wordsHours, .wordsDays, .wordsWeeks, .wordsMonths, .wordsLong]
    return keys[min(max(strength, 0), keys.count - 1)]
  }
}
