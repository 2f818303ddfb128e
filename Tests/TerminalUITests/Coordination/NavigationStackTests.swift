import Terminal
import TerminalUI
import Testing

@MainActor
struct NavigationStackTests {
  @Test func `a stack shows and answers as its last screen`() {
    let root = PaneScreen("root")
    let top = PaneScreen("top")
    top.title = "Top"
    top.isEditingText = true
    top.keyBindings = [KeyBinding(.enter, title: "go") {}]
    let stack = NavigationStack(root: root)
    stack.push(top)
    #expect(stack.title == "Top" && stack.isEditingText && stack.keyBindings.count == 1)
    #expect(stack.handle(.paste("x")))
    #expect(top.handled == [.paste("x")] && root.handled == [])
    #expect(stack.preferredSize(fitting: Size(width: 4, height: 9)) == Size(width: 4, height: 1))
    var canvas = Canvas(size: Size(width: 4, height: 1))
    stack.draw(on: &canvas, in: canvas.bounds)
    #expect(canvas.text == ["top "])
  }

  @Test func `sizes reach every screen, also one pushed later`() {
    let root = PaneScreen("root")
    let stack = NavigationStack(root: root)
    stack.didAppear()
    stack.layout(size: Size(width: 20, height: 5))
    let pushed = PaneScreen("pushed")
    stack.push(pushed)
    #expect(pushed.log == ["bound", "20x5", "appears"])
    stack.layout(size: Size(width: 30, height: 6))
    #expect(root.log == ["bound", "appears", "20x5", "disappears", "30x6"])
    #expect(pushed.log.last == "30x6")
  }

  @Test func `the root is never popped`() {
    let root = PaneScreen("root")
    let pushed = PaneScreen("pushed")
    let stack = NavigationStack(root: root)
    stack.didAppear()
    #expect(stack.pop() == nil)
    stack.push(pushed)
    #expect(stack.pop() === pushed)
    #expect(stack.pop() == nil)
    #expect(root.log == ["bound", "appears", "disappears", "appears"])
    #expect(pushed.log == ["bound", "appears", "disappears"])
  }

  @Test func `screens of a stack that is not seen do not appear`() {
    let root = PaneScreen("root")
    let pushed = PaneScreen("pushed")
    let stack = NavigationStack(root: root)
    stack.push(pushed)
    stack.didAppear()
    #expect(root.log == ["bound"] && pushed.log == ["bound", "appears"])
    stack.willDisappear()
    stack.pop()
    #expect(root.log == ["bound"] && pushed.log == ["bound", "appears", "disappears"])
  }
}
