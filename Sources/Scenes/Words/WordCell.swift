import Terminal
import TerminalUI

/// A word behind a mark.
///
/// No larger than what fits beside its type: twenty thousand of them are asked for their size.
package struct WordCell: CollectionCell {
  private let text: String
  /// From 0 to 4; nil where nothing is known of it.
  private let strength: UInt8?

  /// A word, shaded by its strength from 0 to 4, which is nil where nothing is known of it.
  package init(_ text: String, strength: Int? = nil) {
    self.text = text
    self.strength = strength.map { UInt8(clamping: $0) }
  }

  package func size(fitting width: Int) -> Size {
    Size(width: text.displayWidth + 2, height: 1)
  }

  package func draw(on canvas: inout Canvas, in rect: Rect, state: CellState) {
    let style = state.isFocused ? Theme.focus : .plain
    var place = rect.origin
    place.x += canvas.write(
      mark(canvas.capabilities), at: place, style: state.isFocused ? style : markStyle)
    place.x += canvas.write(" ", at: place, style: style)
    canvas.write(text, at: place, style: style)
  }

  private func mark(_ capabilities: TerminalCapabilities) -> String {
    guard let strength else { return capabilities.isASCIIOnly ? "-" : "▪" }
    return Marks(capabilities).shade(Int(strength))
  }

  private var markStyle: Style { strength.map { Theme.shade(Int($0)) } ?? .plain }
}
