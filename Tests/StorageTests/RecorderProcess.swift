import Glibc

/// A `storage-recorder` at work, its output read through a pipe.
final class RecorderProcess {
  private let id: pid_t
  private let output: UnsafeMutablePointer<FILE>

  /// Starts one; see its main.swift for what the parameters mean.
  init(folder: String, name: String, count: Int, writesMemo: Bool = false) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(step: "pipe", code: errno) }
    defer { close(ends[1]) }
    // No other child may keep the pipe open: its end is how a death is noticed.
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)

    let arguments =
      [Self.path, folder, name, String(count)] + (writesMemo ? ["memo"] : [])
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var id = pid_t()
    let code = posix_spawn(&id, Self.path, &actions, nil, &pointers, environ)
    guard code == 0, let output = fdopen(ends[0], "r") else {
      close(ends[0])
      throw Failure(step: "posix_spawn \(Self.path)", code: code)
    }
    self.id = id
    self.output = output
  }

  deinit {
    fclose(output)
  }

  /// The number of the next answer that was recorded; nil when the process is gone.
  func nextRecorded() -> Int? {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    guard getline(&line, &capacity, output) > 0, let line else { return nil }
    return Int(String(cString: line).prefix { $0.isNumber })
  }

  /// Kills it as a power cut would.
  func kill() {
    Glibc.kill(id, SIGKILL)
  }

  /// Waits until it is gone; returns its exit code, nil when it was killed.
  func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : nil
  }

  struct Failure: Error {
    let step: String
    let code: Int32
  }

  /// The program lies beside the one that runs the tests.
  private static let path: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = max(0, readlink("/proc/self/exe", &buffer, buffer.count - 1))
    let tests = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex)
    return "\(folder)/storage-recorder"
  }()
}
