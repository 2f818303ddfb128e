import Terminal
import Testing

@testable import TerminalUI

struct NoticeTests {
  private func drawing(_ notice: Notice, width: Int = 40, isASCIIOnly: Bool = false) -> String {
    rows(of: notice, width: width, height: 1, isASCIIOnly: isASCIIOnly)[0]
  }

  private func rows(
    of notice: Notice, width: Int, height: Int, isASCIIOnly: Bool = false
  ) -> [String] {
    var canvas = Canvas(
      size: Size(width: width, height: height),
      capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    notice.draw(on: &canvas, in: canvas.bounds)
    return canvas.text.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test func `what does not fit into a row is wrapped, in the lowest rows`() {
    let notice = Notice("1 of 6 words: check? Enter again does.", .warning)
    #expect(
      rows(of: notice, width: 40, height: 3) == [
        "", " ! 1 of 6 words: check? Enter again", "   does.",
      ])
    #expect(rows(of: notice, width: 44, height: 2) == ["", " ! \(notice.sentence)"])
    #expect(rows(of: notice, width: 20, height: 2) == [" ! 1 of 6 words:", "   check? Enter…"])
  }

  @Test func `a detail is cut before a sentence is wrapped, unless that is not enough`() {
    let notice = Notice(
      "Deleted “a title that is long”. u undoes it.", .done, detail: "a title that is long")
    #expect(rows(of: notice, width: 40, height: 2)[1] == " ✓ Deleted “a title th…”. u undoes it.")
    #expect(
      rows(of: notice, width: 28, height: 2) == [
        " ✓ Deleted “a title that", "   is long”. u undoes it.",
      ])
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
