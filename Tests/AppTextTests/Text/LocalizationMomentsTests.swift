import AppTestSupport
import AppText
import Storage
import Testing

@testable import AppText

/// When something was, seen from eight in the morning of 1 June 2026 in Seoul.
struct LocalizationMomentsTests {
  nonisolated private static let ages: [(Duration, String, String)] = [
    (.seconds(-90), "a moment ago", "방금"), (.seconds(59), "a moment ago", "방금"),
    (.minutes(1), "1 minute ago", "1분 전"), (.minutes(59), "59 minutes ago", "59분 전"),
    (.hours(2), "2 hours ago", "2시간 전"), (.hours(8), "8 hours ago", "8시간 전"),
    (.seconds(8 * 3_600 + 1), "yesterday", "어제"), (.hours(31), "yesterday", "어제"),
    (.hours(32), "yesterday", "어제"), (.days(3), "29 May", "5월 29일"),
    (.days(400), "27 Apr 2025", "2025년 4월 27일"),
  ]

  @Test(arguments: ages)
  func `the age is said in the unit that people would use`(
    age: Duration, english: String, korean: String
  ) {
    let now = Timestamp.beforeTests(by: .zero)
    let seconds = now.seconds - age.components.seconds
    #expect(Localization.english.moment(ofSeconds: seconds, at: now) == english)
    #expect(Localization.korean.moment(ofSeconds: seconds, at: now) == korean)
  }

  @Test func `at night the evening is hours ago and not yesterday`() {
    let now = Timestamp(seconds: 1_780_268_400 - 7 * 3_600, utcOffset: 9 * 3_600)
    #expect(
      Localization.english.moment(ofSeconds: now.seconds - 2 * 3_600, at: now) == "2 hours ago")
    #expect(
      Localization.english.moment(ofSeconds: now.seconds - 7 * 3_600, at: now) == "yesterday")
  }
}
