import Terminal
import TerminalUI
import Testing

@MainActor
struct DialogTests {
  static let leave = Dialog(
    message: "문제를 그만 풀까요? 여기까지 한 것은 남아요.", buttons: ["계속", "그만"], focusedButton: 1)

  private func drawn(_ dialog: Dialog, width: Int, height: Int) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height))
    dialog.draw(on: &canvas, in: canvas.bounds)
    return canvas
  }

  @Test func `the message wraps, the buttons stand at the bottom right`() {
    let canvas = drawn(Self.leave, width: 24, height: 4)
    #expect(
      canvas.text == [
        "문제를 그만 풀까요?     ",
        "여기까지 한 것은 남아요.",
        "                        ",
        "      [ 계속 ]  [ 그만 ]",
      ])
    #expect(canvas.cursor == Point(x: 18, y: 3))
    #expect(canvas[Point(x: 18, y: 3)].style == Style(nil, [.bold, .reverse]))
    #expect(canvas[Point(x: 8, y: 3)].style == .plain)
  }

  @Test(arguments: [
    (Size(width: 80, height: 20), Size(width: 44, height: 3)),
    (Size(width: 24, height: 20), Size(width: 24, height: 4)),
    (Size(width: 10, height: 20), Size(width: 8, height: 9)),
    (Size(width: 24, height: 2), Size(width: 24, height: 2)),
    (Size(width: 0, height: 0), Size.zero),
  ])
  func `a dialog asks for what it needs`(available: Size, wanted: Size) {
    #expect(Self.leave.size(fitting: available) == wanted)
  }

  @Test func `where there is little room the message is cut and the buttons stay`() {
    #expect(
      drawn(Self.leave, width: 20, height: 2).text == [
        "문제를 그만 풀까요?…", "  [ 계속 ]  [ 그만 ]",
      ])
    #expect(drawn(Self.leave, width: 9, height: 2).text == [" [ 계속 ]", " [ 그만 ]"])
  }

  @Test func `a button is found where it is drawn`() {
    let rect = Rect(x: 3, y: 2, width: 24, height: 4)
    #expect(Self.leave.button(at: Point(x: 9, y: 5), in: rect) == 0)
    #expect(Self.leave.button(at: Point(x: 16, y: 5), in: rect) == 0)
    #expect(Self.leave.button(at: Point(x: 17, y: 5), in: rect) == nil)
    #expect(Self.leave.button(at: Point(x: 19, y: 5), in: rect) == 1)
    #expect(Self.leave.button(at: Point(x: 19, y: 4), in: rect) == nil)
  }

  @Test func `a dialog without buttons is all message`() {
    let dialog = Dialog(message: "one\ntwo", buttons: [])
    #expect(dialog.size(fitting: Size(width: 80, height: 24)) == Size(width: 3, height: 2))
    #expect(drawn(dialog, width: 3, height: 2).text == ["one", "two"])
    #expect(drawn(dialog, width: 3, height: 1).text == ["on…"])
  }

  @Test func `where only one row of buttons fits, it is the one with focus`() {
    #expect(drawn(Self.leave, width: 9, height: 1).text == [" [ 그만 ]"])
    var other = Self.leave
    other.focusedButton = 0
    #expect(drawn(other, width: 9, height: 1).text == [" [ 계속 ]"])
    #expect(other.button(at: Point(x: 3, y: 1), in: Rect(x: 0, y: 0, width: 9, height: 1)) == nil)
  }

  @Test func `every size is drawn`() {
    for width in 0...30 {
      for height in 0...6 {
        let canvas = drawn(Self.leave, width: width, height: height)
        if let cursor = canvas.cursor { #expect(canvas.bounds.contains(cursor)) }
      }
    }
  }
}
