import Glibc

/// What makes a wait in poll(2) end: a pipe to oneself.
final class WakeUpPipe: Sendable {
  /// What becomes readable.
  let descriptor: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    let isOpen = pipe(&ends) == 0
    precondition(isOpen, "no descriptors are left to wake up by")
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Makes it readable; a pipe that is full is so already.
  func send() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Makes it unreadable again.
  func clear() {
    var bytes: (UInt64, UInt64) = (0, 0)
    while read(descriptor, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 { continue }
  }
}
