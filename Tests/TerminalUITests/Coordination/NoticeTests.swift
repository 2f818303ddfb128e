import Terminal
import Testing

@testable import TerminalUI

struct NoticeTests {
  private func drawing(_ notice: Notice, width: Int = 40, isASCIIOnly: Bool = false) -> String {
    var canvas = Canvas(
      size: Size(width: width, height: 1),
      capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    notice.draw(on: &canvas, in: canvas.bounds)
    return String(canvas.text[0].reversed().drop { $0 == " " }.reversed())
  }

  @Test(arguments: [
    (Notice.Kind.done, false, " ✓ Memo saved."), (.done, true, " + Memo saved."),
    (.warning, false, " ! Memo saved."), (.warning, true, " ! Memo saved."),
  ])
  func `what is done and what is not stand behind signs of their own`(
    kind: Notice.Kind, isASCIIOnly: Bool, expected: String
  ) {
    #expect(drawing(Notice("Memo saved.", kind), isASCIIOnly: isASCIIOnly) == expected)
  }

  @Test func `a long sentence is cut before the corner`() {
    #expect(drawing(Notice("메모를 저장했어요.", .done), width: 14) == " ✓ 메모를 …")
    for width in 0...4 { _ = drawing(Notice("메모", .done), width: width) }
  }

  @Test(arguments: [
    (40, " ✓ Deleted “a title th…”. u undoes it."),
    (99, " ✓ Deleted “a title that is long”. u undoes it."),
    (34, " ✓ Deleted “a ti…”. u undoes it."), (28, " ✓ Deleted “a t…”. u undo…"),
    (5, " ✓…"),
  ])
  func `where there is no room the detail is cut first`(width: Int, expected: String) {
    let notice = Notice(
      "Deleted “a title that is long”. u undoes it.", .done, detail: "a title that is long")
    #expect(drawing(notice, width: width) == expected)
  }

  @Test func `a detail that is not in the sentence changes nothing`() {
    #expect(drawing(Notice("메모를 저장했어요.", .done, detail: "x"), width: 14) == " ✓ 메모를 …")
  }
}
