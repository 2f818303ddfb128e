/// Who turns the letters of a word that runs from right to left.
///
/// Words are put into their order by malmoi in either case, and never two of them beside each other
/// without a sign between them that keeps a terminal from joining them.
package enum LetterOrder: String, Hashable, CaseIterable, Sendable {
  /// The terminal, as VTE, Konsole and mlterm do: letters are sent as they are read.
  case byTerminal = "terminal"
  /// malmoi, for terminals that draw what they are sent from left to right, as xterm, Alacritty and
  /// tmux in them do: the last letter is sent first, and Arabic ones in the form they have there.
  case byMalmoi = "malmoi"
}
