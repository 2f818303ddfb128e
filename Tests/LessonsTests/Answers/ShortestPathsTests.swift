import Testing

@testable import Lessons

struct ShortestPathsTests {
  @Test(arguments: [
    ("{I am|I'm} {really |}ready.", ["I'm ready.", "I am ready.", "I'm really ready."]),
    ("One way.", ["One way."]),
    ("{a{bb|}|ccc} d", ["a d", "abb d", "ccc d"]),
  ])
  func `the shortest answers come first`(source: String, texts: [String]) {
    #expect(pattern(source).shortestPaths(limit: 3).map(\.text) == texts)
  }

  @Test func `no alternatives are multiplied out`() {
    let source = Array(repeating: "{aa|b|}x", count: 60).joined(separator: " ")
    let paths = pattern(source).shortestPaths(limit: 10)
    #expect(paths.count == 10)
    #expect(paths[0].text == Array(repeating: "x", count: 60).joined(separator: " "))
  }
}
