import Terminal

/// A sentence in place of the hint bar, until the next key.
package struct Notice: Hashable, Sendable {
  /// What a sentence is about; each kind stands behind a sign of its own.
  package enum Kind: Hashable, Sendable {
    /// What was asked for is done.
    case done
    /// It could not be done, or not quite.
    case warning
  }

  /// What is said, in the learner's language.
  package let sentence: String
  package let kind: Kind

  package init(_ sentence: String, _ kind: Kind) {
    self.sentence = sentence
    self.kind = kind
  }

  /// Draws the notice into the first row of `rect`, cut where the hint bar ends.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let text = "\(sign(canvas.capabilities)) \(sentence)"
    // As in the hint bar, no wide character ends just before the corner.
    canvas.write(
      text.truncated(to: rect.width - 3, ellipsis: canvas.capabilities.ellipsis),
      at: Point(x: min(rect.minX + 1, rect.maxX), y: rect.minY), style: style)
  }

  private func sign(_ capabilities: TerminalCapabilities) -> String {
    switch kind {
    case .done: capabilities.isASCIIOnly ? "+" : "✓"
    case .warning: "!"
    }
  }

  private var style: Style {
    switch kind {
    case .done: Style(.green, .bold)
    case .warning: Style(.yellow, .bold)
    }
  }
}
