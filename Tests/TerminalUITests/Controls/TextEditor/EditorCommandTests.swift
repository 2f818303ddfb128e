import Terminal
import Testing

@testable import TerminalUI

@MainActor
struct EditorCommandTests {
  @Test func `every key that is listed does what it is listed for`() {
    for (key, command) in EditorCommand.keys.joined() {
      #expect(EditorCommand(key) == command, "\(key)")
    }
    #expect(EditorCommand(.character("한")) == .insert("한"))
    #expect(EditorCommand(.escape) == nil)
    #expect(EditorCommand(.tab) == nil)
  }

  @Test func `every key that is listed has its name in the help`() {
    let capabilities = TerminalCapabilities()
    for row in EditorCommand.keys {
      let binding = KeyBinding(row.map(\.key), title: "") { _ in }
      let names = binding.keyNames(for: capabilities)
      for key in row.map(\.key) {
        let name = (row.count == 1 ? key : Key(key.code)).name(for: capabilities)
        #expect(names.contains(name), "\(key)")
      }
    }
  }
}
