import Testing

@testable import CursesTerminal

struct ByteBacklogTests {
  @Test func `what a hand types at once is one slice`() {
    var backlog = ByteBacklog()
    let keys = Array(String(repeating: "\u{1B}[A", count: 300).utf8)
    for time in [Duration.seconds(1), .zero, .seconds(1)] {
      backlog.append(keys)
      #expect(backlog.takeSlice() == keys && backlog.isEmpty)
      backlog.sliceTook(time)
    }
  }

  @Test func `slices of a flood keep its order, and follow the time they take`() {
    var backlog = ByteBacklog()
    let flood = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    backlog.append(flood)
    var taken: [UInt8] = []
    var sizes: [Int] = []
    for time in [20, 20, 20, 20, 20, 20, 20, 7, 1, 1] {
      let slice = backlog.takeSlice()
      taken += slice
      sizes.append(slice.count)
      backlog.sliceTook(.milliseconds(time))
    }
    #expect(sizes == [2048, 1024, 512, 256, 128, 64, 64, 64, 64, 128])
    #expect(backlog.count == flood.count - taken.count)
    #expect(taken + backlog.takeAll() == flood && backlog.isEmpty)
  }
}
