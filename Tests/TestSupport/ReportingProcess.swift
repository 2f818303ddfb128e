import Glibc

/// A program at work that says what it has done, one number a line, and may be killed meanwhile.
package final class ReportingProcess {
  private let id: pid_t
  private let output: UnsafeMutablePointer<FILE>

  /// Starts a program, its output read through a pipe.
  package init(path: String, arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(step: "pipe", code: errno) }
    defer { close(ends[1]) }
    // No other child may keep the pipe open: its end is how a death is noticed.
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)

    var pointers = ([path] + arguments).map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var id = pid_t()
    let code = posix_spawn(&id, path, &actions, nil, &pointers, environ)
    guard code == 0, let output = fdopen(ends[0], "r") else {
      close(ends[0])
      throw Failure(step: "posix_spawn \(path)", code: code)
    }
    self.id = id
    self.output = output
  }

  deinit {
    fclose(output)
  }

  /// The number it says next; nil when the process is gone.
  package func nextReport() -> Int? {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    guard getline(&line, &capacity, output) > 0, let line else { return nil }
    return Int(String(cString: line).prefix { $0.isNumber })
  }

  /// Kills it as a power cut would.
  package func kill() {
    signal(SIGKILL)
  }

  /// Sends it a signal.
  package func signal(_ number: Int32) {
    Glibc.kill(id, number)
  }

  /// Waits until it is gone; returns its exit code, nil when it was killed.
  package func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : nil
  }

  /// What the system refused.
  package struct Failure: Error {
    let step: String
    let code: Int32
  }
}
