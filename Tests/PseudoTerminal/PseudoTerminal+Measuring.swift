import Glibc

/// What a program wrote in answer to something, and when it was done.
package struct TerminalAnswer: Sendable {
  /// From the question to the last byte; zero when there was none.
  package let duration: Duration
  /// How many bytes came.
  package let byteCount: Int
}

extension PseudoTerminal {
  /// Types `input` and reads until nothing has come for a while.
  ///
  /// What is read goes to the screen only afterwards: looking at it takes longer than many a
  /// program takes to write it.
  ///
  /// - Parameters:
  ///   - patience: How long the answer may take to begin.
  ///   - quiet: How long after a byte nothing must come for the answer to be complete.
  package func answer(
    to input: String = "", patience: Duration = .milliseconds(200),
    quiet: Duration = .milliseconds(20)
  ) throws(PseudoTerminalError) -> TerminalAnswer {
    drain()
    let start = ContinuousClock.now
    var end = start
    var chunks: [[UInt8]] = []
    try send(input)
    while isReadable(within: chunks.isEmpty ? patience : quiet) {
      let chunk = readChunk()
      if chunk.isEmpty { break }
      end = .now
      chunks.append(chunk)
    }
    for chunk in chunks { feed(chunk) }
    return TerminalAnswer(
      duration: end - start, byteCount: chunks.reduce(0) { $0 + $1.count })
  }

  /// Types a few characters without reading what the program writes meanwhile.
  package func type(_ text: String) {
    // A terminal's input has room for some thousand bytes.
    _ = text.withCString { write(master, $0, strlen($0)) }
  }

  /// Lets `duration` pass while no more is read than a line of `bitsPerSecond` would carry, at ten
  /// bits a byte.
  ///
  /// - Returns: How many bytes came.
  @discardableResult
  package func watch(
    for duration: Duration, asOverLineOf bitsPerSecond: Int
  ) -> Int {
    let start = ContinuousClock.now
    var count = 0
    while true {
      let passed = ContinuousClock.now - start
      if passed >= duration { return count }
      let due = Int(passed / .seconds(1) * Double(bitsPerSecond) / 10) - count
      if due > 0, isReadable(within: .zero) {
        let chunk = readChunk(atMost: due)
        feed(chunk)
        count += chunk.count
      }
      stall(for: .milliseconds(5))
    }
  }
}
