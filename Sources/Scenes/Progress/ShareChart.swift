import Terminal
import TerminalUI

/// Shares of a whole as bars below each other.
struct ShareChart: Chart {
  /// One bar.
  struct Share: Hashable {
    let name: String
    /// From 0 to 1.
    let fraction: Double
  }

  let shares: [Share]

  /// The widest a bar gets: it is there to be compared, not to fill.
  private static let widestBar = 50

  func height(fitting width: Int) -> Int { shares.count }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let nameWidth = shares.map(\.name.displayWidth).max() ?? 0
    let barX = rect.minX + nameWidth + 2
    let barWidth = min(Self.widestBar, max(0, rect.maxX - barX - "100 %".count - 1))
    for (row, share) in shares.enumerated() {
      let y = rect.minY + row
      let bar = ProgressBar(fraction: share.fraction)
      canvas.write(share.name, at: Point(x: rect.minX, y: y), style: Theme.secondary)
      canvas.write(
        bar.text(width: barWidth, capabilities: canvas.capabilities),
        at: Point(x: barX, y: y), style: row == 0 ? Style(.good) : Theme.secondary)
      canvas.write(bar.percentage, at: Point(x: barX + barWidth + 1, y: y))
    }
  }
}
