import Terminal
import TerminalUI
import TestSupport
import Testing

@MainActor
struct KeyBindingTests {
  static let latin = Array("qwertyuiopasdfghjklzxcvbnmQWERTOP")
  static let korean = Array("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ")

  @Test func `each letter of the Korean layout stands for the Latin one on its key`() {
    #expect(Self.latin.count == Self.korean.count)
    for (latin, korean) in zip(Self.latin, Self.korean) {
      #expect(Key.character(korean).onLatinLayout == .character(latin))
      let bindings = [KeyBinding(.character(latin), title: String(latin)) {}]
      #expect(bindings.binding(for: .character(korean))?.title == String(latin))
    }
  }

  @Test func `a syllable or a Latin letter stands for no other`() {
    #expect(Key.character("바").onLatinLayout == nil)
    #expect(Key.character("q").onLatinLayout == nil)
    #expect(Key.enter.onLatinLayout == nil)
  }

  @Test func `a binding of the Korean letter itself comes first`() {
    let bindings = [
      KeyBinding(.character("q"), title: "quit") {}, KeyBinding(.character("ㅂ"), title: "ㅂ") {},
    ]
    #expect(bindings.binding(for: .character("ㅂ"))?.title == "ㅂ")
  }

  @Test func `modifiers must match`() {
    let bindings = [KeyBinding(.control("s"), title: "skip") {}]
    #expect(bindings.binding(for: .control("s")) != nil)
    #expect(bindings.binding(for: .character("s")) == nil)
    #expect(bindings.binding(for: .character("ㄴ")) == nil)
  }

  @Test func `a command of several keys is told which was pressed`() async throws {
    var pressed: [Key] = []
    let screen = PaneScreen("")
    screen.keyBindings = [
      KeyBinding([.left, .right, .character("h")], title: "move") { pressed.append($0) }
    ]
    let stage = Stage()
    try await stage.coordinator.transition(to: .pane(screen), using: .root)
    stage.terminal.feed("<Right><Left>ㅗ")
    #expect(pressed == [.right, .left, .character("h")])
  }
}
