import Testing

@testable import Lessons

struct TypingPaceTests {
  private let text = "abcdefghij"

  private func pace(_ milliseconds: some Sequence<Int>) -> TypingPace {
    TypingPace(milliseconds.map { (milliseconds: $0, text: text) })
  }

  @Test func `a quarter of the answers are fast`() {
    let times = (1...40).map { $0 * 500 }
    let pace = pace(times.shuffled())
    let fast = times.count { pace.isQuick(.milliseconds($0), for: text) }
    #expect((10...11).contains(fast))
  }

  @Test func `a few answers make no pace`() {
    #expect(!pace(1...7).isQuick(.zero, for: text))
    #expect(pace(1...8).isQuick(.zero, for: text))
  }

  @Test(arguments: [Duration.seconds(61), .seconds(300), .seconds(1 << 60), .seconds(-1)])
  func `an interruption is not fast, however slow the learner is`(took: Duration) {
    #expect(!pace((1...20).map { _ in 60_000 }).isQuick(took, for: text))
  }

  @Test func `interruptions and empty answers are no measure`() {
    let odd = TypingPace((1...20).map { _ in (milliseconds: 90_000, text: text) })
    #expect(!odd.isQuick(.seconds(1), for: text))
    let empty = TypingPace((1...20).map { _ in (milliseconds: 1, text: "") })
    #expect(!empty.isQuick(.zero, for: text))
  }

  @Test func `a longer sentence may take longer`() {
    let pace = pace((1...8).map { _ in 1_000 })
    #expect(!pace.isQuick(.milliseconds(1_500), for: text))
    #expect(pace.isQuick(.milliseconds(1_500), for: text + text))
  }
}
