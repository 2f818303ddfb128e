import Dispatch
import Glibc

/// What a socket call said when it failed.
package struct SocketError: Error {
  package let call: String
  /// `errno`.
  package let code: Int32
}

/// A listening socket on 127.0.0.1 and the threads that serve its connections.
package final class LoopbackListener: Sendable {
  package let port: UInt16
  private let descriptor: Int32
  private let stopSignal: StopSignal

  /// Binds a free port.
  ///
  /// Nobody is answered before `start`: with `backlog` connections waiting,
  /// the system lets any further one hang.
  package init(backlog: Int32 = 64) throws(SocketError) {
    stopSignal = try StopSignal()
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw SocketError(call: "socket", code: errno) }
    do throws(SocketError) {
      port = try Self.listen(on: descriptor, backlog: backlog)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit {
    stop()
    close(descriptor)
  }

  /// Serves each connection on a thread of its own.
  func start(_ serve: @escaping @Sendable (TestConnection) -> Void) {
    // Each with a queue of its own: a concurrent queue has too few threads to block.
    DispatchQueue(label: "test.http.accept").async { [descriptor, stopSignal] in
      while true {
        let client = accept(descriptor, nil, nil)
        if client < 0 { return }
        DispatchQueue(label: "test.http.connection").async {
          serve(TestConnection(descriptor: client, stopSignal: stopSignal))
        }
      }
    }
  }

  /// Refuses connections from now on and wakes every connection that waits.
  func stop() {
    stopSignal.raise()
    // On Linux this ends accept(2) in the other thread, and the port refuses at once.
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  private static func listen(
    on descriptor: Int32, backlog: Int32
  ) throws(SocketError) -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0
          && Glibc.listen(descriptor, backlog) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard bound else { throw SocketError(call: "bind", code: errno) }
    return UInt16(bigEndian: address.sin_port)
  }
}

/// A descriptor that becomes readable, for everyone who polls it, when it is raised.
final class StopSignal: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(SocketError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw SocketError(call: "socketpair", code: errno)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func raise() {
    shutdown(writeEnd, Int32(SHUT_WR))
  }
}
