import Terminal
import Testing

@testable import Scenes

@MainActor
struct RectMeasureTests {
  @Test(arguments: [
    (0, 0..<0), (1, 0..<1), (80, 0..<80), (100, 0..<100), (101, 0..<100), (160, 30..<130),
  ])
  func `what is read stands in the middle columns`(width: Int, columns: Range<Int>) {
    #expect(Rect(x: 0, y: 2, width: width, height: 3).readable.columns == columns)
    #expect(Rect(x: 0, y: 2, width: width, height: 3).readable.rows == 2..<5)
  }
}
