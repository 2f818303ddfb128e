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
  /// The part of the sentence that is cut first where there is no room for all of it; empty when
  /// there is none.
  ///
  /// Such as a title: what follows says what was done, and by which key it is undone.
  package let detail: String

  package init(_ sentence: String, _ kind: Kind, detail: String = "") {
    self.sentence = sentence
    self.kind = kind
    self.detail = detail
  }

  /// Draws the notice into the first row of `rect`, cut where the hint bar ends.
  func draw(on canvas: inout Canvas, in rect: Rect) {
    let sign = sign(canvas.capabilities)
    // As in the hint bar, no wide character ends just before the corner.
    let width = rect.width - 3
    let ellipsis = canvas.capabilities.ellipsis
    let text = "\(sign) \(sentence(fitting: width - 2, ellipsis: ellipsis))"
    canvas.write(
      text.truncated(to: width, ellipsis: ellipsis),
      at: Point(x: min(rect.minX + 1, rect.maxX), y: rect.minY), style: style)
  }

  /// The sentence with as much of its detail as there is room for, a few columns at least.
  private func sentence(fitting width: Int, ellipsis: String) -> String {
    let excess = sentence.displayWidth - width
    guard excess > 0, !detail.isEmpty, let place = sentence.firstRange(of: detail) else {
      return sentence
    }
    let room = max(detail.displayWidth - excess, Self.leastDetail)
    let shown = detail.truncated(to: room, ellipsis: ellipsis)
    return "\(sentence[..<place.lowerBound])\(shown)\(sentence[place.upperBound...])"
  }

  /// Columns of a detail that are shown in any case.
  private static let leastDetail = 4

  private func sign(_ capabilities: TerminalCapabilities) -> String {
    switch kind {
    case .done: capabilities.isASCIIOnly ? "+" : "✓"
    case .warning: "!"
    }
  }

  private var style: Style {
    switch kind {
    case .done: Theme.right
    case .warning: Theme.almost
    }
  }
}
