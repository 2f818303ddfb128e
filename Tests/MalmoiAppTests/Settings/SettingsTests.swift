import Storage
import Testing

@testable import MalmoiApp

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
    ("something-newer", "1"),
  ])
  func `what a row cannot mean is the default`(key: String, text: String) {
    #expect(Settings(rows: [SettingKey(rawValue: key): text]) == Settings())
  }

  @Test(arguments: [
    ("wanted-retention", "-3", 70),
    ("wanted-retention", "100", 97), ("day-start", "23", 12), ("day-start", "5", 5),
  ])
  func `numbers are brought into their range`(key: String, text: String, value: Int) {
    let settings = Settings(rows: [SettingKey(rawValue: key): text])
    let values = [
      "wanted-retention": settings.wantedRetention,
      "day-start": settings.dayStart,
    ]
    #expect(values[key] == value)
  }

  /// Settings that differ from the defaults in every value.
  static var chosen: Settings {
    var settings = Settings()
    settings.language = .korean
    settings.appearance = .highContrast
    settings.isAnimated = false
    settings.blockLabels = .homeRow
    settings.wantedRetention = 85
    settings.dayStart = 0
    return settings
  }
}
