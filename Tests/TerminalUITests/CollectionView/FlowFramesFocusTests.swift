import Terminal
import TestSupport
import Testing

@testable import TerminalUI

struct FlowFramesFocusTests {
  /// ```
  /// aaaaaa bb cc
  /// d ee fff g
  /// hhhhhhhhhhhh
  /// ii
  /// ```
  private let ragged = FlowFrames(
    sections: [.init(layout: FlowLayout(minimumInteritemSpacing: 1), itemCount: 9)], width: 12
  ) { item, _ in Size(width: [6, 2, 2, 1, 2, 3, 1, 12, 2][item], height: 1) }

  private func move(
    _ move: FocusMove, from item: Int, in frames: FlowFrames, goal: Int? = nil, page: Int = 2,
    isFocusable: (Int) -> Bool = { _ in true }
  ) -> Int? {
    frames.item(
      reachedBy: move, from: item, goal: goal ?? frames.goalColumn(ofItem: item), page: page,
      isFocusable: isFocusable)
  }

  @Test(arguments: [
    (FocusMove.right, 0, 1), (.right, 1, 2), (.left, 2, 1), (.lineEnd, 0, 2), (.lineStart, 2, 0),
    (.down, 0, 4), (.down, 1, 5), (.down, 2, 6), (.down, 6, 7), (.up, 8, 7), (.up, 3, 0),
    (.up, 5, 0), (.pageDown, 0, 7), (.pageUp, 8, 3), (.pageDown, 7, 8), (.pageUp, 4, 0),
  ])
  func `moves follow what is drawn`(step: FocusMove, from: Int, to: Int) {
    #expect(move(step, from: from, in: ragged) == to)
  }

  @Test(arguments: [
    (FocusMove.right, 2), (.left, 3), (.up, 1), (.down, 8), (.lineEnd, 2), (.lineStart, 0),
    (.pageUp, 2), (.pageDown, 8),
  ])
  func `at an edge nothing is reached`(step: FocusMove, from: Int) {
    #expect(move(step, from: from, in: ragged) == nil)
  }

  @Test func `up and down with the same goal come back to where they began`() {
    let goal = ragged.goalColumn(ofItem: 2)
    let below = move(.down, from: 2, in: ragged, goal: goal)
    let further = move(.down, from: 6, in: ragged, goal: goal)
    #expect(below == 6)
    #expect(further == 7)
    #expect(move(.up, from: 7, in: ragged, goal: goal) == 6)
    #expect(move(.up, from: 6, in: ragged, goal: goal) == 2)
  }

  @Test func `items without focus are passed over, whole lines too`() {
    #expect(move(.right, from: 0, in: ragged) { $0 != 1 } == 2)
    #expect(move(.down, from: 0, in: ragged) { !(3...6).contains($0) } == 7)
    #expect(move(.lineEnd, from: 0, in: ragged) { $0 != 2 } == 1)
    #expect(move(.right, from: 0, in: ragged) { $0 == 0 } == nil)
    #expect(move(.pageDown, from: 0, in: ragged) { $0 == 0 || $0 == 8 } == 8)
  }

  @Test func `right to left, arrows follow the eye and Home the reading`() {
    let frames = FlowFrames(
      sections: [
        .init(
          layout: FlowLayout(minimumInteritemSpacing: 1, direction: .rightToLeft), itemCount: 3)
      ], width: 12
    ) { _, _ in Size(width: 2, height: 1) }
    #expect(move(.left, from: 0, in: frames) == 1)
    #expect(move(.right, from: 1, in: frames) == 0)
    #expect(move(.right, from: 0, in: frames) == nil)
    #expect(move(.lineStart, from: 2, in: frames) == 0)
    #expect(move(.lineEnd, from: 0, in: frames) == 2)
  }

  @Test func `empty sections are crossed`() {
    let section = FlowFrames.SectionInput(layout: FlowLayout(), headerHeight: 1, itemCount: 1)
    let empty = FlowFrames.SectionInput(layout: FlowLayout(), headerHeight: 1, itemCount: 0)
    let frames = FlowFrames(sections: [section, empty, empty, section], width: 10) { _, _ in
      Size(width: 4, height: 1)
    }
    #expect(move(.down, from: 0, in: frames) == 1)
    #expect(move(.up, from: 1, in: frames) == 0)
  }

  @Test(arguments: 1...100)
  func `moves go the way they say, and stay on the line when they go along it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frames = FlowFramesTests.randomFrames(using: &random)
    guard frames.itemCount > 0 else { return }
    for _ in 0..<20 {
      let item = Int.random(in: 0..<frames.itemCount, using: &random)
      let step = FocusMove.allCases.randomElement(using: &random) ?? .up
      guard let reached = move(step, from: item, in: frames) else { continue }
      let (line, other) = (Int(frames.items[item].line), Int(frames.items[reached].line))
      switch step {
      case .up, .pageUp: #expect(other < line)
      case .down, .pageDown: #expect(other > line)
      case .left:
        #expect(other == line)
        #expect(frames.items[reached].x <= frames.items[item].x)
      case .right:
        #expect(other == line)
        #expect(frames.items[reached].x >= frames.items[item].x)
      case .lineStart, .lineEnd: #expect(other == line)
      }
    }
  }
}

struct FocusMoveTests {
  @Test func `arrows and the keys around them are moves`() {
    let keys: [Key] = [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown]
    #expect(keys.compactMap(FocusMove.init) == FocusMove.allCases)
    #expect(FocusMove(.enter) == nil)
    #expect(FocusMove(Key(.left, .shift)) == nil)
  }
}
