import Terminal
import TerminalUI
import Testing

struct PinnedHeaderTests {
  /// Two sections: a header of `headerHeight` rows and five lines each.
  private func frames(headerHeight: Int) -> FlowFrames {
    let layout = FlowLayout(sectionHeadersPinToVisibleBounds: true)
    let section = FlowFrames.SectionInput(
      layout: layout, headerHeight: headerHeight, itemCount: 5)
    return FlowFrames(sections: [section, section], width: 10) { _, _ in
      Size(width: 10, height: 1)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (4, 4), (5, 4), (6, 4), (20, 4)])
  func `a header stays at the top until the end of its section pushes it out`(
    offset: Int, row: Int
  ) {
    let frames = frames(headerHeight: 2)
    // The first section takes rows 0..<7: two of header, five of items; the header ends with it.
    let header = frames.headerFrame(ofSection: 0, visibleRows: offset..<offset + 6)
    #expect(header.minY == (offset < 5 ? row : 5))
  }

  @Test func `a header below the top stands where it was laid out`() {
    let frames = frames(headerHeight: 2)
    #expect(frames.headerFrame(ofSection: 1, visibleRows: 3..<9).minY == 7)
  }

  @Test(arguments: [6, 7, 30])
  func `a header that would leave no row for the items scrolls with them`(height: Int) {
    let frames = frames(headerHeight: height)
    #expect(frames.headerFrame(ofSection: 0, visibleRows: 3..<9).minY == 0)
  }

  @Test func `a header one row shorter than the view pins and leaves that row`() {
    let frames = frames(headerHeight: 5)
    #expect(frames.headerFrame(ofSection: 0, visibleRows: 3..<9).minY == 3)
  }
}
