import Storage
import TestSupport
import Testing

/// Who may exchange with other machines.
struct ExchangeTurnTests {
  @Test func `of those with one data folder one has the turn, until it is done`() throws {
    let folder = try TemporaryFolder()
    let app = try LearnerDatabase.open(in: folder)
    let command = try LearnerDatabase.open(in: folder)
    var turn = app.takeTurn()
    #expect(turn != nil && command.takeTurn() == nil && app.takeTurn() == nil)
    turn = nil
    #expect(command.takeTurn() != nil)
  }

  @Test func `other data folders, and a database in memory, have turns of their own`() throws {
    let folders = [try TemporaryFolder(), try TemporaryFolder()]
    let one = try LearnerDatabase.open(in: folders[0])
    let other = try LearnerDatabase.open(in: folders[1])
    let memory = try LearnerDatabase.inMemory()
    let turns = [one.takeTurn(), other.takeTurn(), memory.takeTurn(), memory.takeTurn()]
    #expect(turns.allSatisfy { $0 != nil })
    withExtendedLifetime(folders) {}
  }
}
