import Glibc
import PseudoTerminal
import TestSupport
import Testing

/// Nothing happens while nothing happens, whatever happened before.
///
/// Several programs run side by side in each test, since each has to be watched for as long as
/// people need to notice a fan.
struct IdleTests {
  @Test func `an idle list is never woken and writes nothing`() throws {
    let today = try Idler(["--lang", "en"])
    try today.run.terminal.waitUntilShown("Welcome")

    let listing = try Idler(["--lang", "en"])
    try listing.run.openCourses()

    let filtering = try Idler(["--lang", "en"])
    try filtering.run.openCourses()
    try filtering.run.send("/korean\r")
    try filtering.run.terminal.waitUntil("the filtered list") { !$0.shows("Stand-up English") }

    let following = try Idler(["--lang", "en"])
    try following.run.openCourses()
    try #require(mkdir(following.home.file("courses"), 0o700) == 0)
    try following.home.write(SampleCourse.student.json, to: "courses/student.json")
    try following.run.terminal.waitUntilShown("Student")

    try expectIdle([today, listing, filtering, following])
  }

  @Test func `an idle list is never woken after a server answered`() throws {
    let server = try TestHTTPServer()
    server.serve("/library.json", .text(#"{"courses": []}"#))
    let answered = try Idler(["--lang", "en"])
    try answered.run.openCourses()
    try answered.run.send("a\(server.address)\r")
    try answered.run.terminal.waitUntilShown("no courses")
    try expectIdle([answered])
  }

  @Test func `an idle quiz is never woken and writes nothing`() throws {
    let asking = try Idler(studying: .student, ["--no-animation"])
    try asking.run.send("I am stu")
    try asking.run.waitUntil("half a sentence") { $0.answer == ["I", "am", "stu"] }

    let animated = try Idler(studying: .student, [])
    try animated.run.send("I am a student\r\r")
    try animated.run.waitForVerdict("✓ Right.")

    let left = try Idler(studying: .student, [])
    try left.run.press(.escape)
    try left.run.terminal.waitUntilShown("▸ Day 1")
    try left.run.press(.escape)
    try left.run.terminal.waitUntilShown("q quit")

    try expectIdle([asking, animated, left])
  }

  /// Waits until the spare threads of Dispatch have ended, then expects five seconds without a
  /// byte, a wake-up or a moment on a processor.
  private func expectIdle(
    _ idlers: [Idler], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for idler in idlers { try idler.waitUntilAlone() }
    let before = try idlers.map { try $0.record }
    idlers[0].run.terminal.watch(for: .seconds(5))
    for (idler, record) in zip(idlers, before) {
      #expect(try idler.record == record, sourceLocation: sourceLocation)
    }
  }
}

/// A program that is about to be left alone, in a home of its own.
private struct Idler {
  let home: TemporaryFolder
  let run: MalmoiRun

  init(_ arguments: [String]) throws {
    home = try TemporaryFolder()
    run = try MalmoiRun(arguments + ["--data", home.path], in: home)
  }

  init(studying course: SampleCourse, _ options: [String]) throws {
    home = try TemporaryFolder()
    run = try MalmoiRun.studying(course, in: home, options)
  }

  /// Waits until there are no threads left but the one that waits for signals and the one that
  /// waits for events; others end some five seconds after their last work.
  func waitUntilAlone() throws {
    // What it wrote while others were looked at may hold a question, as terminals are asked.
    run.terminal.watch(for: .milliseconds(200))
    let deadline = ContinuousClock.now + .seconds(30)
    while try record.threadCount > 2, ContinuousClock.now < deadline {
      run.terminal.watch(for: .milliseconds(100))
    }
  }

  /// What it has done so far.
  var record: Record {
    get throws {
      let activity = try #require(ProcessActivity(of: run.terminal.process))
      return Record(
        bytes: run.terminal.bytesReceived, wakeUps: activity.wakeUps,
        processorTime: activity.processorTime, threadCount: activity.threadCount)
    }
  }

  struct Record: Equatable {
    let bytes: Int
    let wakeUps: Int
    let processorTime: Double
    let threadCount: Int
  }
}
