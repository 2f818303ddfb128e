/// How a process ended.
package enum ExitStatus: Hashable, Sendable {
  /// By itself, with this code.
  case exited(Int32)
  /// By this signal.
  case signaled(Int32)

  /// What `waitpid` reported (`WIFEXITED` and its like are macros).
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }
}
