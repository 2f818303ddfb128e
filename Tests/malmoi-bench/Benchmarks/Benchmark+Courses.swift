import Terminal

extension Benchmark {
  /// The list of courses, with more of them than anybody has.
  static let courses = Benchmark(name: "courses") {
    let source = SampleLibrary(count: 10_000)
    var openings: [Double] = []
    for _ in 0..<7 {
      let start = ContinuousClock.now
      let app = try await RunningApp(listing: source)
      openings.append((ContinuousClock.now - start).inSeconds)
      await app.end()
    }
    let app = try await RunningApp(listing: source)
    let moves: [Key] = [.down, .down, .pageDown, .up, .pageDown, .down, .pageUp, .end, .up, .home]
    let moving = app.samples(of: moves, rounds: 40)
    _ = app.seconds(from: .character("/"))
    await app.settled()
    let opening = app.samples(of: [.escape, .character("/")], rounds: 20)
    let typing = app.samples(
      of: [.character("1"), .character("2"), .backspace, .backspace], rounds: 20)
    await app.end()
    return [
      .time("10,000 courses read and shown", limit: 150e-3, Samples(openings)),
      .time("10,000 courses: the focus moved", limit: 1e-3, moving),
      .time("10,000 courses: the filter opened and closed", limit: 1e-3, opening),
      .time("10,000 courses: a letter of the filter", limit: 1e-3, typing),
    ]
  }
}
