import AppTestSupport
import Files
import FoundationEssentials
import Lessons
import Storage
import Terminal
import TestSupport
import Testing

@testable import CommandLine

/// `malmoi courses` and `malmoi sources`, up to what they print.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CourseCommandsTests {
  private let place: LearnerPlace
  private let server: TestHTTPServer

  init() throws {
    place = try LearnerPlace()
    server = try TestHTTPServer(
      courses: CourseText(id: "s", title: "Served", answers: ["Go.", "Stay."]))
  }

  private func row(of id: String, in table: String) -> [String]? {
    table.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
    .first { $0.first == id }
  }

  @Test func `courses are listed with their situation, progress and source`() async throws {
    try await place.add(server.address)
    let output = try await place.output("courses")
    #expect(output.code == .done)
    #expect(output.errors == "")
    #expect(
      row(of: "s", in: output.text) == ["s", "Served", "not", "started", "0/2", server.address])
    #expect(
      row(of: "stand-up-english", in: output.text)?.suffix(5)
        == ["courses", "that", "came", "with", "malmoi"])
  }

  @Test func `the columns of the table stand below each other, in Korean too`() async throws {
    try await place.add(server.address)
    let lines = try await place.output("courses", language: "ko").text.split(separator: "\n")
    let starts = lines.compactMap { line -> Int? in
      line.firstRange(of: "시작 전").map { line[..<$0.lowerBound].displayWidth }
    }
    #expect(starts.count == lines.count)
    #expect(Set(starts).count == 1)
  }

  @Test func `programs read every key of every course`() async throws {
    try await place.add(server.address)
    let data = Data(try await place.output("courses", "--json").text.utf8)
    let rows = try JSONDecoder().decode([Row].self, from: data)
    let served = try #require(rows.first { $0.id == "s" })
    #expect(
      served
        == Row(
          id: "s", title: "Served", situation: "undone", doneDays: 0, totalDays: 2,
          doneSentences: 0, totalSentences: nil, source: server.address))
    #expect(try await place.output("courses", "--json").text.contains(#""totalSentences" : null"#))
    #expect(rows.first { $0.id == "stand-up-english" }?.source == "bundle")
  }

  @Test func `a source that fails is told beside the courses there are`() async throws {
    try await place.add(server.address)
    _ = try await place.output("courses")
    server.stop()
    let output = try await place.output("courses")
    #expect(output.code == .problem)
    #expect(
      output.errors == "\(server.address)library.json: cannot reach it (refused). Showing the "
        + "copy of a moment ago.")
    #expect(row(of: "s", in: output.text) != nil)
  }

  @Test func `sources are listed, added and removed`() async throws {
    let bundle = "courses that came with malmoi"
    let own = place.folder.file("data/courses")
    #expect(try await place.output("sources") == CommandOutput(lines: [bundle, own]))
    #expect(
      try await place.output("sources", "add", server.address)
        == CommandOutput("Added \(server.address)."))
    #expect(
      try await place.output("sources", "add", server.address + "library.json")
        == CommandOutput("\(server.address) is among the sources already."))
    #expect(
      try await place.output("sources") == CommandOutput(lines: [bundle, own, server.address]))
    #expect(
      try await place.output("sources", "remove", server.address)
        == CommandOutput("Removed \(server.address). What was learned from it stays."))
    #expect(
      try await place.output("sources", "remove", server.address)
        == CommandOutput(
          "",
          errors: "\(server.address) is not among the sources; malmoi sources lists them.",
          code: .problem))
  }

  @Test func `a folder that is not there is added, and said to be missing`() async throws {
    let folder = place.folder.file("stick")
    #expect(
      try await place.output("sources", "add", folder)
        == CommandOutput(
          "Added \(folder).",
          errors: "\(folder): there is no such folder. Its courses show as soon as it is there."))
    #expect(try await place.database().sources().map(\.address) == [folder])
  }

  @Test func `the learner's own folder is there already, and stays`() async throws {
    let own = place.folder.file("data/courses")
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    #expect(
      try await place.output("sources", "add", own)
        == CommandOutput("\(own) is among the sources already."))
    #expect(try await place.database().sources().isEmpty)
    #expect(try await place.output("sources", "remove", own).code == .problem)
  }

  @Test func `an address that makes no sense is wrong usage`() async throws {
    for action in ["add", "remove"] {
      await #expect(
        throws: LaunchFailure(
          "This is neither a folder (/…, ~/…, ./…) nor a server (https://…).", code: .wrongUsage)
      ) { try await place.output("sources", action, "courses") }
    }
  }

  @Test func `a saved address that this version cannot read is told, and can be removed`()
    async throws
  {
    try await place.add("gopher://h")
    let sentence = "The saved source “gopher://h” cannot be read by this version of malmoi."
    let listing = try await place.output("sources")
    #expect(listing.errors == sentence)
    #expect(listing.code == .problem)
    #expect(try await place.output("courses").errors == sentence)
    #expect(try await place.output("sources", "remove", "gopher://h").code == .done)
    #expect(try await place.output("sources").code == .done)
  }

  @Test func `a data folder that cannot be used ends the command`() async throws {
    try place.folder.write("", to: "file")
    let launch = try Launch(
      arguments: ["courses", "--data", place.folder.file("file")], environment: [:],
      executable: "/nowhere/malmoi")
    do throws(LaunchFailure) {
      _ = try await launch.plan()
      Issue.record("a file is no data folder")
    } catch {
      #expect(error.code == .unusable)
      #expect(error.message.contains(place.folder.file("file")))
    }
  }

  @Test func `an unknown course names those near to it`() async throws {
    let launch = try Launch(
      arguments: ["study", "standup-english", "--data", place.folder.file("data"), "--lang", "en"],
      environment: ["HOME": place.folder.file("home")], executable: "/nowhere/malmoi")
    do throws(LaunchFailure) {
      _ = try await launch.plan()
      Issue.record("there is no such course")
    } catch {
      #expect(
        error
          == LaunchFailure(
            "There is no course “standup-english”. Near to it: stand-up-english.", code: .problem))
    }
  }
}

/// A course as `malmoi courses --json` tells it.
private nonisolated struct Row: Decodable, Equatable {
  let id: String
  let title: String
  let situation: String
  let doneDays: Int
  let totalDays: Int
  let doneSentences: Int
  let totalSentences: Int?
  let source: String
}
