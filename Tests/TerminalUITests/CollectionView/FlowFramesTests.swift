import Terminal
import TestSupport
import Testing

@testable import TerminalUI

struct FlowFramesTests {
  /// Frames of items one row high.
  private func frames(
    _ widths: [Int], in width: Int, _ layout: FlowLayout = FlowLayout()
  ) -> FlowFrames {
    FlowFrames(
      sections: [.init(layout: layout, itemCount: widths.count)], width: width
    ) { item, _ in Size(width: widths[item], height: 1) }
  }

  /// The places of all items, drawn: item 0 as a, item 1 as b, and so on.
  private func drawing(of frames: FlowFrames) -> [String] {
    var canvas = Canvas(size: Size(width: frames.width, height: frames.contentHeight))
    for item in 0..<frames.itemCount {
      let letter = Character(Unicode.Scalar(UInt8(97 + item)))
      canvas.fill(frames.frame(ofItem: item), with: letter)
    }
    return canvas.text
  }

  @Test func `items flow side by side, and the first of a line pays no spacing`() {
    let layout = FlowLayout(minimumInteritemSpacing: 2, minimumLineSpacing: 1)
    #expect(
      drawing(of: frames([3, 3, 2, 10, 4], in: 10, layout)) == [
        "aaa  bbb  ",
        "          ",
        "cc        ",
        "          ",
        "dddddddddd",
        "          ",
        "eeee      ",
      ])
  }

  @Test func `a line is filled to its last column`() {
    let layout = FlowLayout(minimumInteritemSpacing: 2)
    #expect(drawing(of: frames([4, 4], in: 10, layout)) == ["aaaa  bbbb"])
    #expect(drawing(of: frames([4, 5], in: 10, layout)) == ["aaaa      ", "bbbbb     "])
  }

  @Test func `the section inset is kept free on all sides`() {
    let layout = FlowLayout(sectionInset: EdgeInsets(top: 1, left: 2, bottom: 1, right: 1))
    #expect(
      drawing(of: frames([3, 3, 3], in: 9, layout)) == [
        "         ",
        "  aaabbb ",
        "  ccc    ",
        "         ",
      ])
  }

  @Test func `an item wider than the line stands alone and is cut to it`() {
    #expect(
      drawing(of: frames([2, 50, 2], in: 6)) == ["aa    ", "bbbbbb", "cc    "])
  }

  @Test func `a line is as high as its tallest item, the others stand in its middle`() {
    let heights = [1, 3, 1]
    let frames = FlowFrames(
      sections: [.init(layout: FlowLayout(), itemCount: 3)], width: 4
    ) { item, _ in Size(width: 2, height: heights[item]) }
    #expect(drawing(of: frames) == ["  bb", "aabb", "  bb", "cc  "])
  }

  @Test func `alignment moves each line`() {
    let widths = [2, 3, 2, 2]
    #expect(
      drawing(of: frames(widths, in: 8, FlowLayout(alignment: .center))) == [
        "aabbbcc ", "   dd   ",
      ])
    let justified = FlowLayout(minimumInteritemSpacing: 1, alignment: .justified)
    #expect(
      drawing(of: frames(widths, in: 10, justified)) == ["aa bbb  cc", "dd        "])
  }

  @Test func `justified gaps differ by no more than one column`() {
    let layout = FlowLayout(minimumInteritemSpacing: 1, alignment: .justified)
    let frames = frames([1, 1, 1, 1, 9], in: 12, layout)
    let gaps = (1..<4).map {
      frames.frame(ofItem: $0).minX - frames.frame(ofItem: $0 - 1).maxX
    }
    #expect(gaps.reduce(0, +) == 8)
    #expect(Set(gaps).isSubset(of: [2, 3]))
    #expect(frames.frame(ofItem: 3).maxX == 12)
  }

  @Test func `right to left, rows begin at the right within the insets`() {
    let layout = FlowLayout(
      minimumInteritemSpacing: 1, sectionInset: EdgeInsets(left: 2, right: 1),
      direction: .rightToLeft)
    #expect(
      drawing(of: frames([3, 2, 4], in: 10, layout)) == ["   bb aaa ", "     cccc "])
  }

  @Test func `sections follow each other below their headers`() {
    let layout = FlowLayout(sectionInset: EdgeInsets(bottom: 1))
    let frames = FlowFrames(
      sections: [
        .init(layout: layout, headerHeight: 2, itemCount: 1),
        .init(layout: layout, headerHeight: 1, itemCount: 0),
        .init(layout: layout, headerHeight: 1, itemCount: 1),
      ], width: 5
    ) { _, _ in Size(width: 3, height: 1) }
    #expect(frames.frame(ofItem: 0) == Rect(x: 0, y: 2, width: 3, height: 1))
    #expect(frames.frame(ofItem: 1) == Rect(x: 0, y: 6, width: 3, height: 1))
    let headers = (0..<3).map { frames.headerFrame(ofSection: $0, visibleRows: 0..<20) }
    #expect(headers.map(\.rows) == [0..<2, 4..<5, 5..<6])
    #expect(headers.allSatisfy { $0.width == 5 })
    #expect(frames.contentHeight == 8)
  }

  @Test func `each item is asked once, in order, with the columns of its line`() {
    var asked: [[Int]] = []
    _ = FlowFrames(
      sections: [
        .init(layout: FlowLayout(sectionInset: EdgeInsets(left: 3, right: 2)), itemCount: 2),
        .init(layout: FlowLayout(), itemCount: 1),
      ], width: 20
    ) { item, width in
      asked.append([item, width])
      return Size(width: 1, height: 1)
    }
    #expect(asked == [[0, 15], [1, 15], [2, 20]])
  }

  @Test(arguments: 1...100)
  func `what is visible is what a look at every frame says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frames = Self.randomFrames(using: &random)
    for _ in 0..<10 {
      let start = Int.random(in: -3...frames.contentHeight + 3, using: &random)
      let rows = start..<start + Int.random(in: 1...9, using: &random)
      let seen = (0..<frames.itemCount).filter { frames.frame(ofItem: $0).rows.overlaps(rows) }
      #expect(Set(frames.items(in: rows)).isSuperset(of: seen))
      let lines = frames.lines(in: rows)
      #expect(lines.allSatisfy { frames.lines[$0].y < rows.upperBound })
      #expect(lines.allSatisfy { frames.lines[$0].maxY > rows.lowerBound })
    }
  }

  @Test(arguments: 1...100)
  func `no two items overlap and none leaves its line`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frames = Self.randomFrames(using: &random)
    for line in frames.lines {
      let places = line.items.map { frames.frame(ofItem: $0) }.sorted {
        ($0.minX, $0.maxX) < ($1.minX, $1.maxX)
      }
      #expect(places.allSatisfy { $0.minX >= 0 && $0.maxX <= frames.width })
      #expect(places.allSatisfy { $0.minY >= line.y && $0.maxY <= line.maxY })
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    }
    #expect(zip(frames.lines, frames.lines.dropFirst()).allSatisfy { $0.maxY <= $1.y })
  }

  static func randomFrames(using random: inout SeededGenerator) -> FlowFrames {
    let width = Int.random(in: 8...30, using: &random)
    let inputs = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      FlowFrames.SectionInput(
        layout: randomLayout(using: &random), headerHeight: Int.random(in: 0...2, using: &random),
        itemCount: Int.random(in: 0...20, using: &random))
    }
    return FlowFrames(sections: inputs, width: width) { _, _ in
      Size(
        width: Int.random(in: 0...12, using: &random),
        height: Int.random(in: 0...3, using: &random))
    }
  }

  static func randomLayout(using random: inout SeededGenerator) -> FlowLayout {
    FlowLayout(
      minimumInteritemSpacing: Int.random(in: 0...3, using: &random),
      minimumLineSpacing: Int.random(in: 0...2, using: &random),
      sectionInset: EdgeInsets(
        top: Int.random(in: 0...2, using: &random), left: Int.random(in: 0...3, using: &random),
        bottom: Int.random(in: 0...2, using: &random),
        right: Int.random(in: 0...3, using: &random)),
      sectionHeadersPinToVisibleBounds: Bool.random(using: &random),
      alignment: FlowLayout.Alignment.allCases.randomElement(using: &random) ?? .left,
      direction: FlowLayout.Direction.allCases.randomElement(using: &random) ?? .leftToRight)
  }

  @Test func `rows of one height fill the lines, and no item is asked`() {
    let layout = FlowLayout(
      minimumLineSpacing: 1, sectionInset: EdgeInsets(left: 1, right: 2), rowHeight: 2)
    let frames = FlowFrames(sections: [.init(layout: layout, itemCount: 3)], width: 10) { _, _ in
      Issue.record("an item was asked for its size")
      return .zero
    }
    #expect(
      (0..<3).map(frames.frame) == [0, 3, 6].map { Rect(x: 1, y: $0, width: 7, height: 2) })
    #expect(frames.contentHeight == 8)
  }
}
