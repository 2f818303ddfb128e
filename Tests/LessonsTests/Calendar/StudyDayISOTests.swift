import Testing

@testable import Lessons

struct StudyDayISOTests {
  @Test func `every day comes back from its date`() {
    for number in stride(from: -719_000, through: 2_900_000, by: 97) {
      let day = StudyDay(rawValue: number)
      #expect(StudyDay(iso: day.iso) == day)
    }
    #expect(StudyDay(iso: "1970-01-01")?.rawValue == 0)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-30", "2026-1-1", "2026-00-10", "+026-01-01", "2026-01-01x",
    "2026-1١-01",
  ])
  func `what is no date is none`(text: String) {
    #expect(StudyDay(iso: text) == nil)
  }
}
