import AppTestSupport
import FoundationEssentials
import Glibc
import Lessons
import TestSupport
import Testing

@testable import CommandLine

/// Commands that go on whenever a file is saved.
@MainActor
struct FollowingTests {
  private let place: LearnerPlace
  private let path: String

  init() throws {
    place = try LearnerPlace()
    path = place.folder.file("t.malmoi")
    try place.folder.write(Self.course, to: "t.malmoi")
  }

  private static let course = "# T\n:: id t  ko > en\n## One\n네. = Yes.\n물 = Water.\n"

  /// What is printed, one after the other.
  private func outputs(
    _ arguments: String...
  ) async throws -> AsyncStream<CommandOutput>.Iterator {
    let launch = try place.launch(arguments)
    guard case .outputs(let outputs) = try await launch.plan() else {
      preconditionFailure("\(arguments) ends by itself")
    }
    return outputs.makeAsyncIterator()
  }

  @Test func `a check tells what changed, saved in place or by a rename`() async throws {
    var outputs = try await outputs("check", "--watch", path)
    #expect(
      await outputs.next(isolation: #isolation)?.lines == [
        "\(path): 1 day, 2 sentences, no problems"
      ])
    try place.folder.write(Self.course + "차\n", to: "t.malmoi")
    #expect(
      await outputs.next(isolation: #isolation)?.lines.first?.hasPrefix("\(path):6:2: ") == true)
    try place.folder.write(Self.course + "차 = Tea.\n", to: "t.malmoi.tmp")
    try #require(rename(path + ".tmp", path) == 0)
    #expect(
      await outputs.next(isolation: #isolation)?.lines == [
        "\(path): 1 day, 3 sentences, no problems"
      ])
  }

  @Test func `a preview goes to what was changed, and keeps it while the file is broken`()
    async throws
  {
    var outputs = try await outputs("study", path, "--watch")
    #expect(await outputs.next(isolation: #isolation)?.lines.contains("  네.") == true)
    try place.folder.write(Self.course.replacing("Water.", with: "Water!"), to: "t.malmoi")
    #expect(await outputs.next(isolation: #isolation)?.lines.contains("  물") == true)
    try place.folder.write(Self.course + "차", to: "t.malmoi")
    let broken = await outputs.next(isolation: #isolation)
    #expect(broken?.lines.first?.hasPrefix("\(path):6:2: ") == true)
    #expect(broken?.lines.contains("  물") == true)
  }
}
