import AppTestSupport
import Terminal
import TerminalUI
import Testing

@testable import Scenes

@MainActor
struct HelpViewModelTests {
  @Test func `commands stand under their headings, those of the screen first`() throws {
    let help = HelpViewModel(
      bindings: [
        KeyBinding(.enter, title: "check") {},
        KeyBinding(.control("l"), title: "redraw", group: "Everywhere") {},
        KeyBinding(.tab, title: "hint") {},
      ], context: try SceneStage().context)
    #expect(help.sections.map(\.title) == ["On this screen", "Everywhere"])
    #expect(help.sections.map { $0.bindings.map(\.title) } == [["check", "hint"], ["redraw"]])
  }

  @Test func `a command that is off says why`() throws {
    let binding = KeyBinding(.tab, title: "hint", disabledReason: "No.") {}
    let english = HelpViewModel(bindings: [], context: try SceneStage().context)
    #expect(english.title(of: binding) == "hint – now off: No.")
    let korean = HelpViewModel(bindings: [], context: try SceneStage(.korean).context)
    #expect(korean.title(of: binding) == "hint – 지금은 안 됨: No.")
  }
}
