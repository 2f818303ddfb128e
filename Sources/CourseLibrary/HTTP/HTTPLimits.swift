/// How long and how much a server may take.
package struct HTTPLimits: Hashable, Sendable {
  /// Until there is a connection.
  package var connectTime: Duration
  /// Until the answer is complete.
  package var totalTime: Duration
  /// How long the answer may come slower than `lowSpeed`; whole seconds.
  package var stallTime: Duration
  /// Bytes per second.
  package var lowSpeed: Int
  /// Bytes of an answer after decompression.
  package var size: Int
  package var redirects: Int

  package init(
    connectTime: Duration = .seconds(5), totalTime: Duration = .seconds(30),
    stallTime: Duration = .seconds(10), lowSpeed: Int = 64, size: Int = 16 << 20,
    redirects: Int = 5
  ) {
    self.connectTime = connectTime
    self.totalTime = totalTime
    self.stallTime = stallTime
    self.lowSpeed = lowSpeed
    self.size = size
    self.redirects = redirects
  }
}
