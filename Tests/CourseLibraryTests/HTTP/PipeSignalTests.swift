import Files
import Glibc
import Testing

@testable import CourseLibrary

struct PipeSignalTests {
  @Test func `a server that goes away does not end the program`() throws {
    // Whatever the test runner does with the signal, here it would end the process.
    let before = signal(SIGPIPE, SIG_DFL)
    defer { signal(SIGPIPE, before) }
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let count = PipeSignal.dropping { write(ends[1], "x", 1) }
    #expect(count == -1)
    close(ends[1])
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    #expect(sigismember(&mask, SIGPIPE) == 0)
  }
}
