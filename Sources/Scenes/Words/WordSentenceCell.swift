import Terminal
import TerminalUI

/// A sentence that a word was met in: what was asked, the answer with the word marked, and where
/// it is from.
struct WordSentenceCell: CollectionCell {
  /// nil while it is not known.
  let prompt: String?
  let answer: String
  /// Where the word stands, by the indices of the answer.
  let marks: [Range<String.Index>]
  let origin: String
  /// How firm the sentence is, from 0 to 4.
  let strength: Int

  private static let insets = EdgeInsets(left: 3, right: 2)

  func size(fitting width: Int) -> Size {
    let room = self.room(in: width)
    return Size(
      width: width, height: promptLines(room).count + answer.wrapped(to: room).count + 1)
  }

  func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    canvas.fill(rect, style: style)
    let room = self.room(in: rect.width)
    var point = Point(x: rect.minX + Self.insets.left, y: rect.minY)
    for line in MarkedText.lines(of: answer, marks: marks, width: room) {
      line.draw(on: &canvas, at: point, width: room, style: style)
      point.y += 1
    }
    for line in promptLines(room) {
      canvas.write(line, at: point, style: style)
      point.y += 1
    }
    canvas.write(
      origin.truncated(to: room, ellipsis: canvas.capabilities.ellipsis), at: point,
      style: style.adding(.dim))
    canvas.write(
      Marks(canvas.capabilities).shade(strength), at: Point(x: rect.minX + 1, y: rect.minY),
      style: state.isFocused ? style : Theme.shade(strength))
  }

  private func room(in width: Int) -> Int {
    max(1, width - Self.insets.left - Self.insets.right)
  }

  private func promptLines(_ room: Int) -> [Substring] { prompt?.wrapped(to: room) ?? [] }
}

extension MarkedText {
  /// The lines of a text that is wrapped, each with its part of the marks.
  static func lines(
    of text: String, marks: [Range<String.Index>], width: Int
  ) -> [MarkedText] {
    text.wrapped(to: width).map { piece in
      let line = String(piece)
      func moved(_ index: String.Index) -> String.Index {
        let distance = text.utf8.distance(from: piece.startIndex, to: index)
        return line.utf8.index(line.startIndex, offsetBy: distance)
      }
      let seen = marks.map { $0.clamped(to: piece.startIndex..<piece.endIndex) }
      return MarkedText(
        line[...],
        marks: seen.filter { !$0.isEmpty }.map { moved($0.lowerBound)..<moved($0.upperBound) })
    }
  }
}
