import Testing

@testable import Lessons

struct PatternGraphTests {
  private func word(_ text: String) -> ComparableText {
    ComparableText(text, overlooking: .harmless)
  }

  @Test(arguments: [
    ("really", true), ("I'm", true), ("ready", true), ("I", true), ("am", true),
    ("i am", true), ("read", false), ("eady", false), ("I'm am", false), ("", false),
  ])
  func `it holds the words of all ways and no parts of them`(text: String, isHeld: Bool) {
    let graph = PatternGraph([pattern("{I am|I'm} {really |}ready.")])
    #expect(WordSearch(graph).holds(word(text)) == isHeld)
  }

  @Test func `words lead on only where they may stand`() {
    let graph = PatternGraph([pattern("Yesterday, I {fixed|found} a bug.")])
    let after = ["yesterday", "I", "found"].reduce(graph.starts) {
      graph.places(after: word($1), from: $0)
    }
    #expect(!after.isEmpty)
    #expect(graph.word(after: after) == "a")
    #expect(graph.places(after: word("bug"), from: after).isEmpty)
    #expect(graph.places(after: word("yester"), from: graph.starts).isEmpty)
  }

  @Test func `the next word keeps its punctuation`() {
    let graph = PatternGraph([pattern("Yesterday, {maybe, |}I slept.")])
    #expect(graph.word(after: graph.starts) == "Yesterday,")
    let after = graph.places(after: word("Yesterday"), from: graph.starts)
    #expect(graph.word(after: after) == "maybe,")
  }
}
