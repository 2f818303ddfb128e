/// What several runs of one thing measured, in ascending order.
struct Samples {
  private let sorted: [Double]

  /// Samples as they came.
  ///
  /// - Precondition: There is at least one.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// How many runs there were.
  var count: Int { sorted.count }

  /// The value in the middle.
  var median: Double { quantile(0.5) }

  /// The fifth and the ninety-fifth percentile: what most runs keep within.
  var spread: ClosedRange<Double> { quantile(0.05)...quantile(0.95) }

  /// The samples in another unit, or of a part of what was measured.
  func scaled(by factor: Double) -> Samples {
    Samples(sorted.map { $0 * factor })
  }

  /// The value that a part of all samples does not exceed (nearest rank).
  private func quantile(_ part: Double) -> Double {
    sorted[Int(Double(sorted.count - 1) * part + 0.5)]
  }
}

// MARK: - Time

extension Samples {
  /// The seconds that one call of `body` takes.
  ///
  /// - Parameters:
  ///   - runs: how often it is measured.
  ///   - warmUps: calls before the first that counts, so that memory and caches are as in use.
  ///   - repetitions: calls within one measurement, for what takes less than a microsecond.
  static func seconds<Result>(
    runs: Int = 30, warmUps: Int = 5, repetitions: Int = 1, _ body: () throws -> Result
  ) rethrows -> Samples {
    for _ in 0..<warmUps { keep(try body()) }
    return Samples(
      try (0..<runs).map { _ in
        let start = ContinuousClock.now
        for _ in 0..<repetitions { keep(try body()) }
        return (ContinuousClock.now - start).inSeconds / Double(repetitions)
      })
  }

  /// The seconds from the call of an asynchronous `body` to its return.
  static func seconds(
    runs: Int = 30, warmUps: Int = 5, awaiting body: () async throws -> Void
  ) async rethrows -> Samples {
    for _ in 0..<warmUps { try await body() }
    var values: [Double] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      try await body()
      values.append((ContinuousClock.now - start).inSeconds)
    }
    return Samples(values)
  }
}

/// Takes a result, so that the compiler cannot leave out what made it.
@inline(never) @_optimize(none)
func keep<T>(_ value: T) {}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double { self / .seconds(1) }
}
