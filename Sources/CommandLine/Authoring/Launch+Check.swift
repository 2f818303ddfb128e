import AppText
import CourseLibrary
import Files
import Lessons

extension Launch {
  /// Reports the problems of course files; when it watches them, again whenever one is saved.
  func check(
    _ files: [String], isWatching: Bool, asJSON: Bool
  ) throws(LaunchFailure) -> Plan {
    let words = localization
    let check = { @MainActor (files: [String]) in
      CourseCheck(files: files, localization: words).output(asJSON: asJSON)
    }
    guard isWatching else { return .output(check(files)) }
    var said: [String: CommandOutput] = [:]
    return .outputs(
      try following(files) {
        let changed = files.filter { file in
          let output = check([file])
          defer { said[file] = output }
          return said[file] != output
        }
        return changed.isEmpty ? nil : check(changed)
      })
  }

  /// What there is to say of files, at once and whenever one of them is saved.
  ///
  /// - Parameter say: nil when there is nothing new.
  func following(
    _ files: [String], _ say: @escaping @MainActor () -> CommandOutput?
  ) throws(LaunchFailure) -> AsyncStream<CommandOutput> {
    let changes: AsyncStream<Void>
    do throws(FileReadError) {
      changes = try CourseFileWatch(files: files.flatMap(placesOfFile)).changes()
    } catch {
      throw LaunchFailure(localization.sentence(for: error), code: .problem)
    }
    let (outputs, continuation) = AsyncStream.makeStream(of: CommandOutput.self)
    if let first = say() { continuation.yield(first) }
    let task = Task {
      for await _ in changes {
        if let next = say() { continuation.yield(next) }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return outputs
  }

  /// Where a file is named, and where it is if that is a link.
  private func placesOfFile(_ path: String) -> [FilePath] {
    let given = FilePath(path)
    let named = given.isAbsolute ? given : workingFolder.appending(given)
    return [named] + (RegularFile.resolved(named).map { [$0] } ?? [])
  }
}
