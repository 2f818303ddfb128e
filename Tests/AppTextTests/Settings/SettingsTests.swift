import AppTestSupport
import Lessons
import Storage
import Terminal
import Testing

@testable import AppText

@MainActor
struct SettingsTests {
  @Test func `nothing chosen keeps no rows`() {
    #expect(Settings().rows(changedFrom: Settings()).isEmpty)
    #expect(Settings(rows: [:]) == Settings())
  }

  @Test func `every choice comes back from the rows it is kept in`() {
    let chosen = Self.chosen
    let rows = chosen.rows(changedFrom: Settings())
    #expect(rows.count == SettingField.all.count)
    #expect(Settings(rows: rows.compactMapValues(\.self)) == chosen)
  }

  @Test func `going back to a default forgets the row`() {
    let rows = Settings().rows(changedFrom: Self.chosen)
    #expect(rows.count == SettingField.all.count)
    #expect(rows.values.allSatisfy { $0 == nil })
  }

  @Test(arguments: [
    ("language", "tlh"), ("appearance", ""), ("animation", "yes"), ("day-start", "early"),
    ("answering", "aloud"), ("ground", "purple"), ("ground", ""), ("right-to-left", "up"),
    ("something-newer", "1"),
  ])
  func `what a row cannot mean is the default`(key: String, text: String) {
    #expect(Settings(rows: [SettingKey(rawValue: key): text]) == Settings())
  }

  @Test(arguments: [
    ("wanted-retention", "-3", 70),
    ("daily-goal", "-1", 0), ("daily-goal", "1000", 200), ("daily-goal", "7", 7),
    ("wanted-retention", "100", 97), ("day-start", "23", 12), ("day-start", "5", 5),
  ])
  func `numbers are brought into their range`(key: String, text: String, value: Int) {
    let settings = Settings(rows: [SettingKey(rawValue: key): text])
    let values = [
      "wanted-retention": settings.wantedRetention,
      "day-start": settings.dayStart,
      "daily-goal": settings.dailyGoal,
    ]
    #expect(values[key] == value)
  }

  @Test(arguments: [(10, 1, 15), (10, -1, 5), (7, 1, 10), (7, -1, 5), (0, -1, 0), (200, 1, 200)])
  func `a goal moves by fives within its range`(value: Int, steps: Int, moved: Int) {
    #expect(SettingRange.dailyGoal.stepped(value, by: steps) == moved)
  }

  /// Settings that differ from the defaults in every value.
  static var chosen: Settings {
    var settings = Settings()
    settings.language = .korean
    settings.appearance = .highContrast
    settings.ground = .light
    settings.letterOrder = .byMalmoi
    settings.isAnimated = false
    settings.blockLabels = .homeRow
    settings.answering = .typing
    settings.speaksAnswers = true
    settings.asksBeforeHalf = false
    settings.dailyGoal = 0
    settings.isNewFirst = true
    settings.weights =
      FSRSWeights(FSRSWeights.standard.values.dropLast() + [0.2]) ?? .standard
    settings.wantedRetention = 85
    settings.dayStart = 0
    settings.introducesWords = false
    settings.offersHangul = false
    settings.romanizes = false
    settings.asksGaps = false
    settings.asksChoices = false
    settings.asksTyped = false
    settings.asksHeard = true
    settings.mostReviews = 0
    settings.easyDays = [5, 6]
    settings.awayUntil = StudyDay(rawValue: 21_000)
    return settings
  }
}
