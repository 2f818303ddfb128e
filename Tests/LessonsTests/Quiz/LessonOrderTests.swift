import Testing

@testable import Lessons

struct LessonOrderTests {
  private func day(_ count: Int, lines: Int = 0) -> [Sentence] {
    (0..<count).map { sentence("s\($0)") }
      + (0..<lines).map {
        Sentence(
          id: SentenceID(rawValue: "l\($0)"), prompt: "p", answers: [pattern("l\($0)")],
          speaker: "A")
      }
  }

  private func order(_ sentences: [Sentence], day: Int) -> [String] {
    LessonOrder.ordered(sentences, dayIndex: day).map(\.id.rawValue)
  }

  @Test func `the first days are as the author put them`() {
    for index in 0..<3 { #expect(order(day(8), day: index) == day(8).map(\.id.rawValue)) }
  }

  @Test func `then neighbours are kept apart, the first, the last and dialogues apart`() {
    #expect(order(day(8), day: 3) == ["s0", "s1", "s4", "s2", "s5", "s3", "s6", "s7"])
    #expect(
      order(day(7, lines: 3), day: 9)
        == ["s0", "s1", "s4", "s2", "s5", "s3", "s6", "l0", "l1", "l2"])
    #expect(order(day(0, lines: 3), day: 9) == ["l0", "l1", "l2"])
  }

  @Test func `no sentence is lost, whatever the day`() {
    for count in 0..<20 {
      for lines in 0..<4 {
        let sentences = day(count, lines: lines)
        #expect(Set(order(sentences, day: 5)) == Set(sentences.map(\.id.rawValue)))
        #expect(order(sentences, day: 5).count == sentences.count)
      }
    }
  }
}
