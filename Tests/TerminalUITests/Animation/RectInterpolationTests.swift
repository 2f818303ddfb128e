import Terminal
import TerminalUI
import TestSupport
import Testing

struct RectInterpolationTests {
  @Test func `the ends are exact and the middle is between them`() {
    let start = Rect(x: 2, y: 10, width: 3, height: 1)
    let end = Rect(x: 12, y: 4, width: 7, height: 1)
    #expect(start.interpolated(to: end, progress: 0) == start)
    #expect(start.interpolated(to: end, progress: 1) == end)
    #expect(
      start.interpolated(to: end, progress: 0.5) == Rect(x: 7, y: 7, width: 5, height: 1))
  }

  @Test func `neighbours that go the same way keep their distance in every frame`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let first = Rect(x: Int.random(in: 0...80, using: &random), y: 3, width: 4, height: 1)
      let second = first.offsetBy(x: Int.random(in: 1...9, using: &random), y: 0)
      let (x, y) = (
        Int.random(in: -70...70, using: &random), Int.random(in: -9...9, using: &random)
      )
      for frame in 0...20 {
        let progress = Easing.easeOut(Double(frame) / 20)
        let a = first.interpolated(to: first.offsetBy(x: x, y: y), progress: progress)
        let b = second.interpolated(to: second.offsetBy(x: x, y: y), progress: progress)
        #expect(b.minX - a.minX == second.minX - first.minX)
      }
    }
  }
}
