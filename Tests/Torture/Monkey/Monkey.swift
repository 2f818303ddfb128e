import Terminal
import TestSupport

/// Someone who presses anything, with a liking for what does something.
@MainActor
struct Monkey {
  let run: TortureRun

  /// What one read of the terminal may bring.
  func events(on size: Size) -> [Event] {
    (0..<run.number(in: 1...12)).map { _ in event(on: size) }
  }

  private func event(on size: Size) -> Event {
    switch run.number(in: 0...99) {
    case 0..<45: .key(command)
    case 45..<80: .key(letter)
    case 80..<84: .key(Key(run.any(of: Self.codes), run.any(of: Self.modifiers)))
    case 84..<87: .paste(run.any(of: Self.texts))
    case 87..<97: .mouse(mouse(on: size))
    default: .resize(self.size)
    }
  }

  /// A key that means something in most scenes.
  private var command: Key {
    run.any(of: Self.commands)
  }

  /// A letter, of words and of commands, on both layouts.
  private var letter: Key {
    .character(run.any(of: Self.letters))
  }

  private func mouse(on size: Size) -> MouseEvent {
    let actions: [MouseEvent.Action] = [.press, .release, .press, .release, .scrollUp, .scrollDown]
    let point = Point(
      x: run.number(in: -1...max(0, size.width)), y: run.number(in: -1...max(0, size.height)))
    return MouseEvent(run.any(of: actions), at: point)
  }

  /// A size: mostly one that people have, at times none at all.
  private var size: Size {
    if run.once(in: 2) { return Size(width: 80, height: 24) }
    return Size(width: run.number(in: 0...200), height: run.number(in: 0...60))
  }

  private static let codes: [Key.Code] =
    [
      .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown,
    ] + (1...12).map(Key.Code.function) + "abcdefghijklmnopqrstuvwxyz".map(Key.Code.character)

  private static let modifiers: [Key.Modifiers] = [
    [], .shift, .control, .alt, [.shift, .control], [.alt, .shift],
  ]

  /// Roots, moves and commands; the more often, the more they lead on.
  private static let commands: [Key] =
    [
      .enter, .enter, .enter, .enter, .escape, .escape, .tab, .tab, .tab, .space, .space,
      .backspace, .up, .down, .down, .left, .right, .right, .home, .end, .pageUp, .pageDown,
      .control("s"), .control("n"), .control("u"), .control("l"), .control("p"), .control("z"),
      .control("w"), .control("k"), .control("y"), .delete, Key(.function(1)),
    ] + "12345123451234512345?/=mnpeEdutrasz".map(Key.character)

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz IT0.'-#ㅂㅁㅇㄷㅎ한국어요é말")

  /// What is pasted: now and then a text that breaks programs.
  private static let texts =
    Array(NaughtyStrings.all) + [
      "I fixed the login bug yesterday", "저는 학교에 가요", "stand-up #work\n\n조사 은/는",
    ]
}
