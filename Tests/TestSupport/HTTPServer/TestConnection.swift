import Glibc

/// One connection to the test server; closed when the value goes away.
final class TestConnection {
  private let descriptor: Int32
  private let stopSignal: StopSignal

  init(descriptor: Int32, stopSignal: StopSignal) {
    self.descriptor = descriptor
    self.stopSignal = stopSignal
  }

  deinit {
    close(descriptor)
  }

  /// Reads up to the empty line; nil when the client goes away before, or speaks TLS.
  func readRequest() -> TestHTTPRequest? {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while !bytes.suffix(4).elementsEqual(end) {
      var byte: UInt8 = 0
      guard recv(descriptor, &byte, 1, 0) == 1, bytes.count < 65_536 else { return nil }
      bytes.append(byte)
      if bytes == [0x16] { return nil }
    }
    return TestHTTPRequest(head: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads what follows the head of a request; nil when the client goes away before its end.
  func readBody(of request: TestHTTPRequest) -> [UInt8]? {
    let length = request.headers["content-length"].flatMap(Int.init) ?? 0
    var bytes: [UInt8] = []
    while bytes.count < length {
      let part = [UInt8](unsafeUninitializedCapacity: length - bytes.count) { buffer, count in
        count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
      }
      if part.isEmpty { return nil }
      bytes += part
    }
    return bytes
  }

  /// Does one step after the other, until the client goes away.
  func perform(_ reply: TestHTTPReply) {
    for step in reply.steps {
      switch step {
      case .send(let bytes):
        guard send(bytes) else { return }
      case .trickle(let bytes, let pause):
        for byte in bytes {
          guard send([byte]), wait(for: pause) else { return }
        }
      case .stall:
        _ = wait(for: nil)
        return
      case .reset:
        var hard = linger(l_onoff: 1, l_linger: 0)
        let size = socklen_t(MemoryLayout<linger>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &hard, size)
        return
      }
    }
    // Says that nothing more comes, and lets the client read what is still under way.
    shutdown(descriptor, Int32(SHUT_WR))
    _ = wait(for: nil)
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Whether the client and the server are still there after `pause`; without one, waits for
  /// either to end.
  private func wait(for pause: Duration?) -> Bool {
    let milliseconds = pause.map { Int32($0 / .milliseconds(1)) } ?? -1
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopSignal.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    return poll(&waiting, 2, milliseconds) == 0
  }
}
