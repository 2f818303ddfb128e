import TestSupport
import Testing

@testable import Storage

struct SettingsTests {
  let database: LearnerDatabase
  let goal = SettingKey(rawValue: "dailyGoal")

  init() throws {
    database = try .inMemory()
  }

  @Test func `a setting is what it was last set to`() async throws {
    #expect(try await database.setting(goal) == nil)
    try await database.set(goal, to: "10")
    try await database.set(goal, to: "20")
    #expect(try await database.setting(goal) == "20")
    try await database.set(SettingKey(rawValue: "language"), to: "")
    #expect(
      try await database.settings() == [goal: "20", SettingKey(rawValue: "language"): ""])
  }

  @Test func `a setting can go back to its default`() async throws {
    try await database.set(goal, to: "10")
    try await database.set(goal, to: nil)
    #expect(try await database.settings().isEmpty)
  }
}
