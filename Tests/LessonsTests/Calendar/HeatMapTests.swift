import Testing

@testable import Lessons

struct HeatMapTests {
  /// Wednesday, 2 December 2026.
  let today = StudyCalendar().day(at: noon(2026, 12, 2), utcOffset: 0)

  @Test func `a year stands in weeks that begin on Monday and end today`() throws {
    let map = HeatMap([:], through: today)
    #expect(map.weeks.count == 53)
    #expect(map.weeks.allSatisfy { $0.count == 7 })
    let last = try #require(map.weeks.last)
    #expect(last[2]?.day == today)
    #expect(last[3...].allSatisfy { $0 == nil })
    #expect(map.weeks.dropLast().joined().allSatisfy { $0 != nil })
    #expect(map.weeks.joined().allSatisfy { ($0?.level ?? 0) == 0 })
    #expect(map.weeks.allSatisfy { $0[0]?.day.weekday == 0 })
    #expect(map.weeks[0][0]?.day.date ?? (0, 0, 0) == (2025, 12, 1))
  }

  @Test func `a day is as dark as it was fuller than usual`() {
    let counts = [0: 10, 1: 10, 2: 10, 3: 4, 4: 5, 5: 9, 6: 19, 7: 20, 8: 500, 9: 0, 10: -3]
    let map = HeatMap(
      Dictionary(uniqueKeysWithValues: counts.map { (today.advanced(by: -$0), $1) }),
      through: today)
    let levels = Dictionary(
      uniqueKeysWithValues: map.weeks.joined().compactMap { $0 }.map { ($0.day, $0.level) })
    let found = (0...10).map { levels[today.advanced(by: -$0)] }
    #expect(found == [3, 3, 3, 1, 2, 2, 3, 4, 4, 0, 0])
  }

  @Test func `months are marked where they begin`() {
    let map = HeatMap([:], through: today, columns: 6)
    // From Monday 26 October on: November begins in the first column, December in the last.
    #expect(
      map.months == [HeatMap.Month(column: 0, month: 11), HeatMap.Month(column: 5, month: 12)])
  }

  @Test func `counts of any size are no trap`() {
    let map = HeatMap([today: .max, today.advanced(by: -1): 1], through: today, columns: 1)
    #expect(map.weeks[0][2]?.level == 3)
    #expect(map.weeks[0][1]?.level == 1)
  }
}

struct ForecastTests {
  let today = StudyDay(rawValue: 100)

  @Test func `what is overdue wants to be done today`() {
    let dues = [90, 99, 100, 101, 113, 114, 5_000].enumerated().map {
      (StudyDay(rawValue: $1), $0 + 1)
    }
    let forecast = Forecast(Dictionary(uniqueKeysWithValues: dues), from: today)
    #expect(forecast.counts == [6, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5])
  }

  @Test func `nothing due is a forecast too`() {
    #expect(Forecast([:], from: today, days: 3).counts == [0, 0, 0])
  }
}

struct DayTallyTests {
  private func review(_ grade: Grade, _ stage: Card.Stage?, days: Int) -> Review {
    Review(grade: grade, time: 0, stage: stage, elapsedDays: days, retrievability: nil)
  }

  @Test func `answers are counted by what they say`() {
    var tally = DayTally()
    #expect(tally.retention == nil)
    tally += DayTally(review(.good, nil, days: 0), isRight: true, milliseconds: 1_000)
    tally += DayTally(review(.again, .review, days: 3), isRight: false, milliseconds: 2_000)
    tally += DayTally(review(.hard, .review, days: 3), isRight: true, milliseconds: -5)
    tally += DayTally(review(.good, .review, days: 0), isRight: true, milliseconds: .max)
    tally += DayTally(nil, isRight: false, milliseconds: 0)
    #expect(tally.answers == 5)
    #expect(tally.right == 3)
    #expect(tally.reviews == 2)
    #expect(tally.recalled == 1)
    #expect(tally.newSentences == 1)
    #expect(tally.milliseconds == 63_000)
    #expect(tally.retention == 0.5)
    let whole = tally
    tally -= whole
    #expect(tally == DayTally())
  }
}
