import Terminal
import Testing

@testable import TerminalUI

@MainActor
struct KeyBindingListingTests {
  private func binding(
    _ keys: Key..., title: String, group: String? = nil, reason: String? = nil
  ) -> KeyBinding {
    KeyBinding(keys, title: title, group: group, disabledReason: reason) { _ in }
  }

  private func list(_ bindings: [KeyBinding], inOrderOf groups: [String] = []) -> [String] {
    bindings.listed(inOrderOf: groups).map { binding in
      let names = binding.allKeyNames(for: TerminalCapabilities()).joined(separator: " ")
      return "\(binding.group ?? "-"): \(names): \(binding.title)"
    }
  }

  @Test func `what is called the same is told once, with all its keys`() {
    let words = [
      binding(Key(.left, .control), Key(.right, .control), title: "by word"),
      binding(.home, title: "to the start"),
      binding(Key(.character("b"), .alt), title: "by word"),
    ]
    #expect(list(words) == ["-: Ctrl+←→ Alt+b: by word", "-: Home: to the start"])
  }

  @Test func `the same name means another thing when it is off, or under another heading`() {
    let undo = [
      binding(.control("r"), title: "undo", reason: "Nothing to undo."),
      binding(.control("_"), title: "undo"), binding(.control("z"), title: "undo", group: "text"),
    ]
    #expect(list(undo) == ["-: ^R: undo", "-: ^_: undo", "text: ^Z: undo"])
  }

  @Test func `a key stands where it is heard, and what has none left does not`() {
    let keys = [
      binding(.pageUp, .pageDown, title: "scroll"),
      binding(.up, .down, .pageUp, .pageDown, title: "move"), binding(.pageUp, title: "never"),
    ]
    #expect(list(keys) == ["-: PgUp/PgDn: scroll", "-: ↑↓: move"])
  }

  @Test func `a key that does nothing now stands where it will be heard`() {
    let keys = [
      binding(.enter, title: "open", reason: "Nothing to open."), binding(.enter, title: "close"),
    ]
    #expect(list(keys) == ["-: ⏎: close"])
  }

  @Test func `headings stand together, those that are asked for first`() {
    let keys = [
      binding(.enter, title: "check", group: "answer"), binding(.tab, title: "hint"),
      binding(.up, title: "scroll", group: "sentence"),
      binding(.space, title: "place", group: "answer"),
    ]
    #expect(
      list(keys, inOrderOf: ["sentence", "absent", "answer"]) == [
        "sentence: ↑: scroll", "answer: ⏎: check", "answer: Space: place", "-: ⇥: hint",
      ])
  }

  @Test func `every key has its name once, those of two directions beside each other`() {
    let keys = binding(
      .up, .down, .home, .pageDown, .end, .enter, Key(.left, .shift), Key(.right, .shift),
      title: "move")
    #expect(
      keys.allKeyNames(for: TerminalCapabilities()) == [
        "↑↓", "Home/End", "PgDn", "⏎", "Shift+←→",
      ])
    #expect(
      keys.allKeyNames(for: TerminalCapabilities(isASCIIOnly: true))[0] == "Up/Down")
    let digits = KeyBinding((1...4).map { .character(Character("\($0)")) }, title: "grade") { _ in }
    #expect(digits.allKeyNames(for: TerminalCapabilities()) == ["1-4"])
    let letters = KeyBinding("asd".map(Key.character), title: "pick") { _ in }
    #expect(letters.allKeyNames(for: TerminalCapabilities()) == ["a", "s", "d"])
  }
}
