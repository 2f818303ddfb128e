import Terminal
import TestSupport
import Testing

struct KeyScriptTests {
  @Test func `characters stand for themselves, brackets hold names`() {
    #expect(
      keys("I am<Enter><Esc><C-s><S-Left>") == [
        .character("I"), .space, .character("a"), .character("m"), .enter, .escape,
        .control("s"), Key(.left, .shift),
      ])
    #expect(
      keys("한<F12><A-x><C-S-Right><lt>a>") == [
        .character("한"), Key(.function(12)), Key(.character("x"), .alt),
        Key(.right, [.control, .shift]), .character("<"), .character("a"), .character(">"),
      ])
    #expect(keys("<C-->") == [.control("-")])
    #expect(keys("") == [])
  }
}
