import Terminal

/// The signs that stand beside a state, so that colour never tells it alone.
struct Marks {
  private let isASCIIOnly: Bool

  /// The signs a terminal can show.
  init(_ capabilities: TerminalCapabilities) {
    isASCIIOnly = capabilities.isASCIIOnly
  }

  var right: String { isASCIIOnly ? "+" : "✓" }
  var almost: String { isASCIIOnly ? "~" : "≈" }
  var wrong: String { isASCIIOnly ? "x" : "✗" }
  var next: String { isASCIIOnly ? ">" : "▸" }
  var bar: String { isASCIIOnly ? "|" : "▌" }
  var separator: String { isASCIIOnly ? "-" : "·" }
  var arrow: String { isASCIIOnly ? "->" : "→" }
  var loading: String { isASCIIOnly ? "*" : "◌" }
  var more: String { isASCIIOnly ? "v" : "↓" }
  var horizontalRule: Character { isASCIIOnly ? "-" : "─" }
}
