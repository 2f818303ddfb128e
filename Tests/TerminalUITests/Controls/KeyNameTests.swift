import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct KeyNameTests {
  @Test(arguments: [
    ("<Enter>", "⏎", "Enter"), ("<Backspace>", "⌫", "Bksp"), ("<Tab>", "⇥", "Tab"),
    ("<Esc>", "Esc", "Esc"), ("<C-s>", "^S", "^S"), ("<Up>", "↑", "Up"), ("<Down>", "↓", "Down"),
    ("<S-Left>", "Shift+←", "Shift+Left"), ("<A-x>", "Alt+x", "Alt+x"), ("<F1>", "F1", "F1"),
    ("<C-Right>", "Ctrl+→", "Ctrl+Right"), ("<Space>", "Space", "Space"), ("?", "?", "?"),
    ("<C-Space>", "Ctrl+Space", "Ctrl+Space"), ("<PageUp>", "PgUp", "PgUp"), ("ㅂ", "ㅂ", "ㅂ"),
  ])
  func `a key has a name on every terminal`(script: String, name: String, ascii: String) {
    for key in keys(script) {
      #expect(key.name(for: TerminalCapabilities()) == name)
      #expect(key.name(for: TerminalCapabilities(isASCIIOnly: true)) == ascii)
    }
  }

  @Test(arguments: [
    ("<Up><Down>", "↑↓", "Up/Down"), ("<Left><Right><Up><Down>", "←→↑↓", "Left/Right/Up/Down"),
    ("<Up><Down><PageUp><Home>", "↑↓", "Up/Down"),
    ("123456789", "1-9", "1-9"), ("<Enter><Space>", "⏎", "Enter"), ("12", "1", "1"),
    ("asd", "a", "a"), ("<S-Left><S-Right>", "Shift+←→", "Shift+Left/Right"),
    ("<PageUp><PageDown>", "PgUp/PgDn", "PgUp/PgDn"), ("<S-Left>", "Shift+←", "Shift+Left"),
    ("<C-Left><C-Right>", "Ctrl+←→", "Ctrl+Left/Right"), ("<Home><C-a>", "Home", "Home"),
    ("<S-Left><Right>", "Shift+←", "Shift+Left"), ("", "", ""),
  ])
  func `several keys of a command are named together where that is short`(
    script: String, name: String, ascii: String
  ) {
    let binding = KeyBinding(keys(script), title: "") { _ in }
    #expect(binding.keyNames(for: TerminalCapabilities()) == name)
    #expect(binding.keyNames(for: TerminalCapabilities(isASCIIOnly: true)) == ascii)
  }
}
