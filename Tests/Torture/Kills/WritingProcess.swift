import Glibc
import Storage

/// The victim of kills: a process that goes on with a `WritingScript` and says the number of each
/// step once it is done.
package enum WritingProcess {
  /// Writes until it is killed.
  ///
  /// - Parameter folder: the learner's data folder.
  package static func run(folder: String, seed: UInt64) async throws {
    let database = try WritingScript.database(in: folder)
    var script = WritingScript(seed: seed)
    for number in 0... {
      try await script.perform(number, in: database)
      let line = "\(number)\n"
      guard write(STDOUT_FILENO, line, line.utf8.count) == line.utf8.count else { return }
    }
  }
}
