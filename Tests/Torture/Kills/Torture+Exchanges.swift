import Files
import Glibc
import PseudoTerminal
import Storage
import TestSupport

extension Torture {
  /// Two data folders that `malmoi sync` exchanges between, and all that goes wrong with that.
  static let exchanges = Torture(
    "exchanges",
    "malmoi sync killed at any step, on a full disk and on one that can only be read: two machines "
      + "come to the same", rounds: 100
  ) { run in
    let place = try SharedPlace()
    let machines = try (0...1).map { number in
      ExchangingMachine(
        folder: try TemporaryFolder(),
        script: WritingScript(seed: UInt64(run.number(in: 0...1 << 30)) * 2 + UInt64(number)))
    }
    for _ in 0..<run.number(in: 3...6) {
      let machine = run.any(of: machines)
      try await machine.go(on: run.number(in: 1...12))
      try machine.exchange(at: place, through: run)
    }
    for machine in machines + machines {
      run.expect(try machine.sync(place.path).wait() == 0, "what was left cannot be exchanged")
    }
    let dumps = try await [machines[0].dump(), machines[1].dump()]
    run.expect(dumps[0] == dumps[1], "\(Set(dumps[0]).symmetricDifference(dumps[1])) differ")
    for machine in machines {
      let problems = try DatabaseContent.problems(in: machine.folder.path)
      run.expect(problems.isEmpty, "\(problems)")
    }
  }
}

/// Where two machines leave their logs: a small disk where one may be made.
@MainActor
private final class SharedPlace {
  private let folder: TemporaryFolder
  /// Nil where only root could make one.
  let disk: SmallDisk?

  init() throws {
    folder = try TemporaryFolder()
    disk = try? SmallDisk(kilobytes: 4_096)
  }

  var path: String { disk?.path ?? folder.path }
}

@MainActor
private final class ExchangingMachine {
  let folder: TemporaryFolder
  private var script: WritingScript
  private var step = 0

  init(folder: TemporaryFolder, script: WritingScript) {
    self.folder = folder
    self.script = script
  }

  private func database() throws -> LearnerDatabase {
    try LearnerDatabase(folder: FilePath(folder.path), now: WritingScript.start)
  }

  /// The learner does so many things.
  func go(on steps: Int) async throws {
    let database = try database()
    var script = script
    for _ in 0..<steps {
      try await script.perform(step, in: database)
      step += 1
    }
    self.script = script
  }

  /// What all machines must have in common.
  func dump() async throws -> [String] { try await database().canonicalDump() }

  /// The program at work; what it says in words is of no interest.
  func sync(_ place: String) throws -> ReportingProcess {
    let program = try TerminalProgram.path(ofProduct: "malmoi")
    return try ReportingProcess(
      path: "/bin/sh",
      arguments: [
        "-c", #"exec "$0" --data "$1" sync "$2" 2>/dev/null"#, program, folder.path, place,
      ])
  }

  /// An exchange that something is in the way of.
  func exchange(at place: SharedPlace, through run: TortureRun) throws {
    switch run.number(in: 0...3) {
    case 0 where place.disk != nil:
      let filler = try place.disk?.fill(leaving: run.number(in: 0...2) * 4_096)
      run.did("full disks")
      _ = try sync(place.path).wait()
      if let filler { unlink(filler) }
    case 1 where place.disk?.makeReadOnly() == true:
      run.did("disks that can only be read")
      _ = try sync(place.path).wait()
      run.expect(place.disk?.makeWritable() == true, "the disk stays as it is")
    default:
      let process = try sync(place.path)
      run.spin(microseconds: run.number(in: 0...150_000))
      process.kill()
      run.did(process.wait() == nil ? "kills" : "exchanges")
    }
  }
}
