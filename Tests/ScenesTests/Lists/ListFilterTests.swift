import Lessons
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes

@MainActor
struct ListFilterTests {
  private let filter = ListFilter(placeholder: "find")

  @Test func `what is typed is looked for, and told when it is something else`() {
    var changes: [String] = []
    filter.didChange = { [filter] in changes.append(filter.text) }
    #expect(!filter.edited(by: .key(.character("a"))), "nobody wants to filter yet")
    filter.requested()
    for key in keys("ab<Left><Right><Backspace>") { _ = filter.edited(by: .key(key)) }
    #expect(changes == ["a", "ab", "a"])
    #expect(filter.search == TextSearch("a"))
  }

  @Test func `it is typed until it is accepted, and in use until it is cleared`() {
    var begins = 0
    filter.didBegin = { begins += 1 }
    filter.requested()
    filter.requested()
    #expect(begins == 1)
    _ = filter.edited(by: .paste("한국"))
    filter.accepted()
    #expect(!filter.isTyped && filter.isActive && filter.isInUse)
    filter.requested()
    #expect(filter.field?.text == "한국", "typed on where it was left")
    filter.cleared()
    #expect(!filter.isInUse && filter.search.isEmpty)
  }

  @Test func `nothing is told when nothing was looked for`() {
    filter.didChange = { Issue.record("nothing has changed") }
    filter.requested()
    filter.accepted()
    filter.cleared()
  }
}
