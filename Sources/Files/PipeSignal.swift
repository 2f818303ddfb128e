import Glibc

/// Keeps SIGPIPE from ending the program while it talks to a server.
///
/// OpenSSL writes to its socket with write(2), which raises the signal when the server has gone
/// away. Ignoring it is a matter of the whole program, in which a closed pipe on standard output
/// should still end `malmoi due | head`; so it is blocked on this thread alone.
package enum PipeSignal {
  /// Runs `body`; a SIGPIPE it causes on this thread is dropped.
  package static func dropping<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer {
      // Takes the signal if it waits; else it would strike when it is unblocked.
      var now = timespec()
      while sigtimedwait(&pipe, nil, &now) == -1, errno == EINTR {}
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body()
  }
}
