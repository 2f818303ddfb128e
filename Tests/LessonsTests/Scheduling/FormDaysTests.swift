import Testing

@testable import Lessons

struct FormDaysTests {
  private let today = StudyDay(rawValue: 100)

  private func days(
    _ written: Int?, _ turned: Int, writtenDone: Bool = false, turnedDone: Bool = false
  ) -> [Int?] {
    let days = FormDays(
      written: written.map { today.advanced(by: $0) }, turned: today.advanced(by: turned),
      today: today, isWrittenDone: writtenDone, isTurnedDone: turnedDone)
    return [days.written, days.turned].map { $0.map { today.distance(to: $0) } }
  }

  @Test func `days that differ stay, and what is overdue is for today`() {
    #expect(days(3, 5) == [3, 5])
    #expect(days(-9, 5) == [0, 5])
    #expect(days(nil, -2) == [nil, 0])
  }

  @Test func `of two on one day the one as written goes first`() {
    #expect(days(0, 0) == [0, 1])
    #expect(days(-3, -8) == [0, 1])
    #expect(days(4, 4) == [4, 5])
  }

  @Test func `what was asked today keeps the other for tomorrow`() {
    #expect(days(3, 0, writtenDone: true) == [3, 1])
    #expect(days(1, 0, writtenDone: true) == [1, 2])
    #expect(days(0, 6, turnedDone: true) == [1, 6])
    #expect(days(0, 1, turnedDone: true) == [1, 2])
    #expect(days(0, 0, turnedDone: true) == [1, 0], "a step of what is asked today goes on")
  }

  @Test func `no two fall on one day, unless both were asked today`() {
    for written in -2...3 {
      for turned in -2...3 {
        for (one, other) in [(false, false), (true, false), (false, true)] {
          let result = days(written, turned, writtenDone: one, turnedDone: other)
          #expect(result[0] != result[1], "\(written) \(turned) \(one) \(other)")
        }
      }
    }
  }
}
