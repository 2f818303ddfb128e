import TestSupport
import Testing

@testable import Storage

struct SourcesTests {
  let database: LearnerDatabase

  init() throws {
    database = try .inMemory()
  }

  @Test func `sources come in the order they were added`() async throws {
    try await database.addSource("/srv/z", kind: .folder, at: .at(5))
    try await database.addSource("https://a.example.org", kind: .server, at: .at(4))
    #expect(
      try await database.sources() == [
        SavedSource(address: "/srv/z", kind: .folder, addedAt: 5),
        SavedSource(address: "https://a.example.org", kind: .server, addedAt: 4),
      ])
  }

  @Test func `an address is there once`() async throws {
    #expect(try await database.addSource("/srv", kind: .folder, at: .at(1)))
    #expect(try await database.addSource("/srv", kind: .folder, at: .at(2)) == false)
    #expect(try await database.sources().map(\.addedAt) == [1])
  }

  @Test func `a source can be removed and added again`() async throws {
    try await database.addSource("/a", kind: .folder, at: .at(1))
    try await database.addSource("/b", kind: .folder, at: .at(1))
    #expect(try await database.removeSource("/a"))
    #expect(try await database.removeSource("/a") == false)
    #expect(try await database.addSource("/a", kind: .folder, at: .at(2)))
    #expect(try await database.sources().map(\.address) == ["/b", "/a"])
  }
}
