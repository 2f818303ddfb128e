import AppTestSupport
import AppText
import Lessons
import Testing

@testable import Scenes

@MainActor
struct ProgressSentencesTests {
  /// Monday, 1 June 2026.
  private let today = StudyDay(rawValue: 20_605)

  /// What is said of answers and reviews on days before today, and of what is due from today on.
  private func sentences(
    _ answers: [Int: Int] = [:], reviews: [Int: (count: Int, recalled: Int)] = [:],
    due: [Int: Int] = [:], nextDue: Int? = nil, words: Localization = .english
  ) -> ProgressSentences {
    var tallies: [StudyDay: DayTally] = [:]
    for day in Set(answers.keys).union(reviews.keys) {
      let entry = reviews[day] ?? (0, 0)
      let count = max(answers[day] ?? 0, entry.count)
      tallies[today.advanced(by: -day)] = DayTally(
        answers: count, right: count, reviews: entry.count, recalled: entry.recalled,
        newSentences: count - entry.count, milliseconds: 0)
    }
    let dues = due.map { (today.advanced(by: $0), $1) }
    let figures = ProgressFigures(
      today: today, tallies: tallies, streak: streak(Set(answers.keys)),
      forecast: Forecast(Dictionary(uniqueKeysWithValues: dues), from: today),
      nextDueDay: nextDue.map(today.advanced))
    return ProgressSentences(figures: figures, words: words)
  }

  /// The streak of who studied so many days before today.
  private func streak(_ daysAgo: Set<Int>) -> Streak {
    let calendar = StudyCalendar()
    let days = daysAgo.map { days in
      let day = today.advanced(by: -days)
      return StudiedDay(
        day: day, firstAt: calendar.start(of: day, utcOffset: 0) + 3_600, lastOffset: 0)
    }
    return Streak(days, now: calendar.start(of: today, utcOffset: 0) + 7_200, utcOffset: 0)
  }

  @Test func `nothing done is said kindly`() {
    let nothing = sentences()
    #expect(nothing.year == "Nothing answered yet. Each day of study leaves its mark here.")
    #expect(nothing.streak == "No streak yet: the next answer begins one.")
    #expect(nothing.past == "The last 14 days: no reviews. Each will be a bar here.")
    #expect(
      nothing.coming == "The next 14 days: nothing comes back. What you learn will stand here.")
    #expect(
      nothing.retention
        == "No reviews a day or more apart in 30 days to tell what is remembered by. 90 % is wanted"
    )
  }

  @Test func `one answer is counted as one`() {
    let one = sentences([0: 1], due: [1: 1])
    #expect(one.year == "1 answer on 1 day, most on 1 Jun: 1")
    #expect(one.streak == "1 day in a row: the longest so far. One day may be missed this week.")
    #expect(one.past == "The last 14 days: no reviews. Each will be a bar here.")
    #expect(one.coming == "The next 14 days: 1 review, 0 of them today")
  }

  @Test func `a year is told by its days and the fullest of them, the later of equal ones`() {
    let year = sentences([0: 3, 40: 12, 41: 12, 300: 5, 500: 900, -3: 80]).year
    #expect(year == "32 answers on 4 days, most on 22 Apr: 12")
  }

  @Test func `a streak says what it takes to go on`() {
    #expect(
      sentences([1: 1, 2: 1, 3: 1]).streak
        == "3 days in a row: the longest so far. An answer today keeps it. "
        + "One day may be missed this week.")
    #expect(
      sentences([9: 2, 10: 2, 30: 1]).streak
        == "The next answer begins a new streak. The longest so far: 2 days.")
    #expect(
      sentences([0: 1, 20: 1, 21: 1]).streak
        == "1 day in a row. The longest so far: 2 days. One day may be missed this week.")
  }

  @Test func `everything due at once, and what is far in the future, make sense`() {
    #expect(
      sentences(due: [-400: 4_000, 0: 1_000]).coming
        == "The next 14 days: 5000 reviews, 5000 of them today")
    #expect(
      sentences(due: [400: 2], nextDue: 400).coming
        == "The next 14 days: nothing comes back before 6 Jul 2027")
    #expect(
      sentences(due: [40: 2], nextDue: 40).coming
        == "The next 14 days: nothing comes back before 11 Jul")
  }

  @Test(arguments: [
    (
      1, 1,
      "Remembered 1 of 1 review a day or more apart, in 30 days: too few to tell. "
        + "90 % is wanted"
    ),
    (
      29, 20,
      "Remembered 20 of 29 reviews a day or more apart, in 30 days: too few to tell. "
        + "90 % is wanted"
    ),
    (30, 27, "Remembered 90 % of 30 reviews a day or more apart, in 30 days; 90 % is wanted"),
    (400, 0, "Remembered 0 % of 400 reviews a day or more apart, in 30 days; 90 % is wanted"),
  ])
  func `what is remembered is told with what it rests on`(
    count: Int, recalled: Int, sentence: String
  ) {
    #expect(sentences(reviews: [3: (count, recalled), 30: (500, 0)]).retention == sentence)
  }

  @Test func `answers after a short step are reviews, first ones are not`() {
    let tally = DayTally(
      answers: 5, right: 5, reviews: 0, recalled: 0, newSentences: 3, milliseconds: 0)
    let figures = ProgressFigures(
      today: today, tallies: [today: tally], streak: streak([0]),
      forecast: Forecast([:], from: today))
    let sentences = ProgressSentences(figures: figures, words: .english)
    #expect(sentences.past == "The last 14 days: 2 reviews, most on Mon 1 Jun: 2")
    #expect(sentences.retention.hasPrefix("No reviews a day or more apart in 30 days"))
  }

  @Test func `reviews of the last days leave out older ones`() {
    #expect(
      sentences(reviews: [0: (2, 2), 13: (7, 1), 14: (90, 1)]).past
        == "The last 14 days: 9 reviews, most on Tue 19 May: 7")
  }

  @Test func `the same in Korean`() {
    let korean = sentences(
      [0: 1, 1: 4], reviews: [1: (3, 3)], due: [0: 2, 4: 5], words: .korean)
    #expect(korean.year == "2일 동안 답 5번, 가장 많은 날은 5월 31일(4번)")
    #expect(
      korean.streak == "2일째 이어 왔어요. 지금까지 가장 길어요. 이번 주에 하루는 쉬어도 돼요.")
    #expect(korean.past == "지난 14일: 복습 3개, 가장 많은 날은 5월 31일 일요일(3개)")
    #expect(korean.coming == "앞으로 14일: 복습 7개, 그중 오늘 2개")
    #expect(
      korean.retention
        == "최근 30일 하루 이상 지난 복습 3개 가운데 3개 기억. 아직 적어서 알 수 없어요. 목표는 90 %")
  }
}
