import TerminalUI
import Testing

struct EasingTests {
  @Test(arguments: Easing.allCases)
  func `every curve goes from nothing to all and never back`(easing: Easing) {
    let values = (0...100).map { easing(Double($0) / 100) }
    #expect(values.first == 0)
    #expect(values.last == 1)
    #expect(values == values.sorted())
    #expect(easing(-1) == 0)
    #expect(easing(2) == 1)
  }

  @Test func `easing out is ahead of time, and both ways is even in the middle`() {
    #expect(Easing.easeOut(0.25) > 0.5)
    #expect(Easing.easeInOut(0.5) == 0.5)
    #expect(Easing.linear(0.3) == 0.3)
  }
}
