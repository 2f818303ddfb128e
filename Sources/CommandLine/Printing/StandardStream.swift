import AppText
import Glibc
import Terminal

/// A file that is open from the start, written to the end or not at all.
package nonisolated struct StandardStream: Sendable {
  let descriptor: Int32

  /// Standard output.
  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// Standard error.
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// The stream of a file that is open for writing.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens what the program was started without, so that no file of ours gets its number: one that
  /// is closed can afterwards neither be read nor written.
  ///
  /// To be called before anything else is opened.
  package static func openMissing() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes lines, and waits until the system has taken them all.
  ///
  /// - Returns: nil, or the code of what the system says against it.
  package func write(_ lines: [String]) -> Int32? {
    guard !lines.isEmpty else { return nil }
    var text = lines.joined(separator: "\n") + "\n"
    return text.withUTF8(writeAll) ?? flush()
  }

  /// Lines that take the place of what a terminal shows; elsewhere as they are.
  func clearing(_ lines: [String]) -> [String] {
    guard isatty(descriptor) == 1 else { return lines }
    // Home, and erase what is below (ECMA-48: CUP, ED).
    return ["\u{1B}[H\u{1B}[2J" + (lines.first ?? "")] + lines.dropFirst()
  }

  /// Columns and rows of the terminal that it is; nil for a file, and where nobody knows.
  var terminalSize: Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Shows a line in place of the one that was shown before, on a terminal; an empty one takes it
  /// away.
  func show(_ line: String) {
    var text = "\r\u{1B}[K\(line.printable)"
    // A line of progress that cannot be shown is none.
    _ = text.withUTF8(writeAll)
  }

  private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Others that have the stream open may have set it not to wait.
  private func waitForRoom() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }

  /// Some file systems say only when a file is closed that there was no room for it.
  private func flush() -> Int32? {
    let copy = dup(descriptor)
    guard copy >= 0 else { return errno }
    return close(copy) == 0 ? nil : errno
  }
}
