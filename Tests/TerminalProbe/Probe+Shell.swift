import CursesTerminal
import Dispatch
import Glibc

extension Probe {
  /// Runs a shell with the terminal given back, as an editor would be run.
  func runShell() async {
    await terminal.released {
      let process = Self.spawnShell()
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          var status: Int32 = 0
          waitpid(process, &status, 0)
          continuation.resume()
        }
      }
    }
  }

  private static func spawnShell() -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let name = strdup("sh")
    defer { free(name) }
    var process: pid_t = 0
    posix_spawn(&process, "/bin/sh", nil, &attributes, [name, nil], environ)
    return process
  }
}
