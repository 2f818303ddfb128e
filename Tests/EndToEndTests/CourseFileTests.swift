import FoundationEssentials
import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// Files that are no course, or a strange one.
struct CourseFileTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: BadFile.all)
  func `check tells what is wrong and where`(file: BadFile) throws {
    try file.make(home)
    let run = try CommandRun(["check", BadFile.name], in: home)
    #expect(run.output == BadFile.name + file.complaint + "\n")
    #expect(run.status == .exited(1))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: BadFile.all)
  func `study refuses it in a sentence, before the terminal is touched`(file: BadFile) throws {
    try file.make(home)
    let run = try CommandRun(["study", BadFile.name], in: home, redirection: "")
    #expect(run.errors.contains(BadFile.name) && run.errors.hasPrefix("malmoi: "))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.status == .exited(1))
    #expect(run.bytesOnTerminal == 0)
    #expect(run.isTerminalCooked)
  }

  @Test func `check tells all that is wrong with all files`() throws {
    try home.write(#"{"format": 1, "id": "a b", "titel": "A", "title": " "}"#, to: "one.json")
    try home.write(SampleCourse.everyday.json, to: "two.json")
    let run = try CommandRun(["check", "one.json", "two.json", "three.json"], in: home)
    let places = run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "one.json:1:1:", "one.json:1:1:", "one.json:1:21:", "one.json:1:28:", "one.json:1:51:",
        "two.json:", "three.json:",
      ])
    #expect(run.status == .exited(1))
  }

  @Test func `check has nothing against the bundled courses`() throws {
    let courses = try BundledCourse.paths
    #expect(courses.count >= 2)
    let run = try CommandRun(["check"] + courses, in: home)
    #expect(run.status == .exited(0), "\(run.output)")
    #expect(run.output.split(separator: "\n").count == courses.count)
  }

  @Test func `a bad file among the courses is told beside those that can be opened`() throws {
    let courses = try TemporaryFolder()
    try courses.write("Dear", to: "diary.json")
    try courses.write(SampleCourse.student.json, to: "student.json")
    let added = try CommandRun(["sources", "add", courses.path], in: home)
    #expect(added.status == .exited(0), "\(added.errors)")

    let run = try MalmoiRun(["--seed", "7"], in: home)
    try run.openCourses()
    try run.terminal.waitUntil("course and complaint") {
      $0.shows("Student")
        && QuizPicture($0).shows(wrapped: "diary.json:1:1: expected a value, found “Dear”.")
    }
    try run.send("/student\r\r")
    try run.waitForSentence()
    try run.send("I am a student\r\r")
    try run.waitForVerdict("✓ Right.")
  }
}
