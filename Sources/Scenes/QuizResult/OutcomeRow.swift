import Lessons
import Terminal

/// What became of the sentences of a session: a sign for each, in order.
struct OutcomeRow: Chart {
  let outcomes: [SentenceOutcome]

  /// One row, where the signs fit into it.
  func height(fitting width: Int) -> Int {
    (1...max(1, width)).contains(columns) ? 1 : 0
  }

  /// The columns of all signs, a blank between two.
  var columns: Int { 2 * outcomes.count - 1 }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    guard height(fitting: rect.width) > 0 else { return }
    let marks = Marks(canvas.capabilities)
    for (index, outcome) in outcomes.enumerated() {
      let (sign, style) = Self.sign(of: outcome, marks)
      canvas.write(sign, at: Point(x: rect.minX + 2 * index, y: rect.minY), style: style)
    }
  }

  private static func sign(of outcome: SentenceOutcome, _ marks: Marks) -> (String, Style) {
    if outcome.isRightAtOnce { return (marks.right, Theme.right) }
    return outcome.isRight ? (marks.almost, Theme.almost) : (marks.wrong, Theme.wrong)
  }
}
