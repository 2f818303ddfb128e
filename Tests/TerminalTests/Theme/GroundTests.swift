import Terminal
import Testing

struct GroundTests {
  @Test(arguments: [
    ("15;0", Ground.dark), ("0;15", .light), ("0;default;15", .light), ("7;0", .dark),
    ("0;7", .light), ("15;8", .dark), ("12;8", .dark), ("0;11", .light),
  ])
  func `COLORFGBG tells the ground by its number`(value: String, ground: Ground) {
    #expect(Ground(colorFGBG: value) == ground)
  }

  @Test(arguments: ["", "0", ";", "15", "default;default", "0;16", "0;-1", "0;white"])
  func `what COLORFGBG does not say is not guessed`(value: String) {
    #expect(Ground(colorFGBG: value) == nil)
  }

  @Test func `a ground is light when it is bright to the eye`() {
    #expect(Ground(red: 1, green: 1, blue: 1) == .light)
    #expect(Ground(red: 0.99, green: 0.96, blue: 0.89) == .light)
    #expect(Ground(red: 0, green: 0, blue: 0) == .dark)
    #expect(Ground(red: 0, green: 0.17, blue: 0.21) == .dark)
    #expect(Ground(red: 0, green: 0, blue: 1) == .dark)
    #expect(Ground(red: 1, green: 1, blue: 0) == .light)
  }
}
