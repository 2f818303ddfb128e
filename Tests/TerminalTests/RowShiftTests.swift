import Terminal
import TestSupport
import Testing

struct RowShiftTests {
  /// A picture of numbered lines under a title and above a last row of its own.
  private static func picture(linesFrom first: Int, height: Int = 14) -> Canvas {
    var canvas = Canvas(size: Size(width: 12, height: height))
    canvas.write("title", at: .zero)
    for y in 1..<height - 1 { canvas.write("줄 \(first + y)", at: Point(x: 0, y: y)) }
    canvas.write("hints", at: Point(x: 0, y: height - 1))
    return canvas
  }

  @Test(arguments: [1, -1, 2, -2, 3, -3])
  func `scrolled rows are found between those that stay`(distance: Int) throws {
    let found = Self.picture(linesFrom: 10 + distance).rowShift(since: Self.picture(linesFrom: 10))
    let shift = try #require(found)
    #expect(shift.distance == distance)
    #expect(shift.rows == 1..<13)
    #expect(shift.source(of: 0) == 0 && shift.source(of: 13) == 13)
    #expect((1..<13).count { shift.source(of: $0) == nil } == abs(distance))
  }

  @Test func `a picture that stays, changes a little or changes altogether was not scrolled`() {
    let before = Self.picture(linesFrom: 10)
    var other = before
    other.write("!", at: Point(x: 9, y: 4))
    let shifts = [before, other, Self.picture(linesFrom: 100)].map { $0.rowShift(since: before) }
    #expect(shifts == [nil, nil, nil])
  }

  @Test(arguments: [0, 1, 2])
  func `the smallest pictures were not scrolled`(height: Int) {
    let size = Size(width: 3, height: height)
    var canvas = Canvas(size: size)
    canvas.fill(canvas.bounds, with: "x")
    let shift = canvas.rowShift(since: Canvas(size: size))
    #expect(shift == nil)
  }

  @Test func `what was scrolled stands where it is said to have stood`() {
    var generator = SeededGenerator(seed: 5)
    var found = 0
    for _ in 0..<500 {
      let before = Self.random(&generator, from: 0)
      let canvas = Self.random(&generator, from: .random(in: -4...4, using: &generator))
      guard let shift = canvas.rowShift(since: before) else { continue }
      found += 1
      #expect(shift.rows.lowerBound >= 0 && shift.rows.upperBound < before.size.height)
      let same = shift.rows.count { y in
        shift.source(of: y).map { canvas.hasSameRow(y, as: $0, of: before) } == true
      }
      #expect(same > before.size.height / 2 - 1)
    }
    #expect(found > 50)
  }

  /// Lines of which some repeat and a few are disturbed.
  private static func random(_ generator: inout SeededGenerator, from first: Int) -> Canvas {
    var canvas = Canvas(size: Size(width: 8, height: 12))
    for y in 0..<11 { canvas.write("\((first + y + 50) % 17)", at: Point(x: 0, y: y)) }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let y = Int.random(in: 0..<12, using: &generator)
      canvas.write("?", at: Point(x: Int.random(in: 0..<8, using: &generator), y: y))
    }
    return canvas
  }
}
