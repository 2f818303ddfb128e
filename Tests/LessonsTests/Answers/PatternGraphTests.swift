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
    #expect(graph.holds(word(text), from: graph.wordStarts) == isHeld)
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

  @Test(arguments: [
    ("I fixed the bug", "I fixed the bug."),
    ("we fixed a bag", "We fixed a bug."),
    ("they found the issue", "They found the issue."),
    ("", "I fixed a bug."),
    ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "I fixed a bug."),
  ])
  func `the nearest way is found among all`(given: String, expected: String) throws {
    let graph = PatternGraph([pattern("{I|We|They} {fixed|found} {a|the} {bug|issue}.")])
    let nearest = try #require(graph.nearest(to: word(given), answer: 0))
    #expect(graph.text(along: nearest.path) == expected)
  }

  @Test func `the nearest way has the edits of the best of all ways`() throws {
    let source = pattern("{ab|b{c|}} {d |}e{f|gg}")
    let graph = PatternGraph([source])
    var generator = SeededGenerator(seed: 5)
    let ways = (0..<100).map { _ in
      source.path { Int.random(in: 0..<$0, using: &generator) }.text
    }
    for _ in 0..<200 {
      let given = String(
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          "abcdefg ".randomElement(using: &generator) ?? "a"
        })
      let text = word(given)
      let best = Set(ways).map { levenshtein(text.scalars, word($0).scalars) }.min()
      let nearest = try #require(graph.nearest(to: text, answer: 0))
      #expect(nearest.edits == best, "\(given)")
      let told = word(graph.text(along: nearest.path)).scalars
      #expect(levenshtein(text.scalars, told) == best, "\(given)")
    }
  }

  @Test func `a table too large is not filled`() {
    let graph = PatternGraph([AnswerPattern(literal: String(repeating: "a", count: 1_900))])
    #expect(graph.nearest(to: word(String(repeating: "b", count: 1_900)), answer: 0) == nil)
  }

  private func levenshtein(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let cost = min(
          diagonal + (letter == right[column] ? 0 : 1), row[column] + 1, row[column + 1] + 1)
        diagonal = row[column + 1]
        row[column + 1] = cost
      }
    }
    return row[right.count]
  }
}
