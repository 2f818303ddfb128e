import Terminal

/// A sentence in place of the hint bar, until the next key; in as many rows as it takes.
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

  /// The rows the notice is said in, where there is room for `size` of them: one when it fits into
  /// one, if need be with its detail cut; else wrapped, and cut when even all rows are too few.
  package func lines(fitting size: Size, _ capabilities: TerminalCapabilities) -> [String] {
    let ellipsis = capabilities.ellipsis
    // As in the hint bar, no wide character ends just before the corner.
    let width = size.width - 3
    let sign = sign(capabilities)
    let room = Size(width: width - sign.displayWidth - 1, height: max(1, size.height))
    let sentence = sentence(fitting: room, ellipsis: ellipsis)
    guard room.height > 1, room.width > 0 else {
      return ["\(sign) \(sentence)".truncated(to: width, ellipsis: ellipsis)]
    }
    let lines = sentence.fitted(into: room, ellipsis: ellipsis)
    let blank = String(repeating: " ", count: sign.displayWidth)
    return lines.enumerated().map { ($0 == 0 ? sign : blank) + " " + $1 }
  }

  /// Draws the notice into the lowest rows of `rect` that it takes, and returns these rows.
  @discardableResult
  func draw(on canvas: inout Canvas, in rect: Rect) -> Rect {
    let lines = lines(fitting: rect.size, canvas.capabilities)
    let place = rect.inset(by: EdgeInsets(top: rect.height - lines.count))
    canvas.fill(place)
    for (row, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(x: min(place.minX + 1, place.maxX), y: place.minY + row), style: style)
    }
    return place
  }

  /// The sentence with its detail cut where it fits into one row so, or has no other; else as it is.
  private func sentence(fitting size: Size, ellipsis: String) -> String {
    let excess = sentence.displayWidth - size.width
    guard excess > 0, !detail.isEmpty, let place = sentence.firstRange(of: detail) else {
      return sentence
    }
    let room = max(detail.displayWidth - excess, Self.leastDetail)
    let shown = detail.truncated(to: room, ellipsis: ellipsis)
    let cut = "\(sentence[..<place.lowerBound])\(shown)\(sentence[place.upperBound...])"
    return size.height == 1 || cut.displayWidth <= size.width ? cut : sentence
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
