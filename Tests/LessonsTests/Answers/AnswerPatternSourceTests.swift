import Testing

@testable import Lessons

struct AnswerPatternSourceTests {
  @Test(arguments: [
    "I am ready.", "{I am|I'm} {really |}ready{ to {go|start}|}.", "New~York", "{|a}{b|}c",
    #"a \{ \| \~ \\ \}"#, "{저는|전} 학교에 {갔어요|갔습니다}.",
  ])
  func `the text of a pattern is the pattern again`(source: String) throws {
    #expect(try AnswerPattern(source).source == source)
  }
}
