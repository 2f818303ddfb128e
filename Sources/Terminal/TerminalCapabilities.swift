/// What a terminal can show; views choose their signs by it.
package struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours are wanted and there (none under NO_COLOR).
  package var colors: ColorDepth
  /// Whether only ASCII signs may be drawn for frames and marks (`--ascii`, or a poor locale).
  package var isASCIIOnly: Bool
  /// Whether its font has round corners; that of the Linux console has not.
  package var hasRoundCorners: Bool
  /// Who turns words that run from right to left.
  package var letterOrder: LetterOrder

  /// Capabilities from their parts.
  package init(
    colors: ColorDepth = .sixteen, isASCIIOnly: Bool = false, hasRoundCorners: Bool = true,
    letterOrder: LetterOrder = .byTerminal
  ) {
    self.colors = colors
    self.isASCIIOnly = isASCIIOnly
    self.hasRoundCorners = hasRoundCorners
    self.letterOrder = letterOrder
  }

  /// Whether grounds tell things apart, so that no brackets and lines need to.
  package var hasGrounds: Bool { colors >= .indexed && !isASCIIOnly }
}
