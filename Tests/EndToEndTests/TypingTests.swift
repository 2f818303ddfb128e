import PseudoTerminal
import TestSupport
import Testing

/// What reaches the quiz of what a learner types, pastes, or composes.
struct TypingTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `a sentence typed word by word is checked as right`() throws {
    let run = try MalmoiRun.studying(.student, in: home)
    for key in ["I", " ", "am", " ", "a", " ", "student", "\r"] { try run.send(key) }
    try run.waitUntil("the whole sentence") { $0.answer == ["I", "am", "a", "student"] }
    #expect(!run.picture.isChecked)
    try run.send("\r")
    try run.waitForVerdict("✓ Right.")
  }

  @Test(arguments: [[], ["--no-animation"]])
  func `a whole day typed ahead in one go counts to the last key`(options: [String]) throws {
    let run = try MalmoiRun.studying(.everyday, in: home, options)
    let sentences = SampleCourse.everyday.days[0]
    try run.send(sentences.map { $0.words.joined(separator: " ") + "\r\r\r" }.joined())
    try run.terminal.waitUntilShown("12 right at once")
    #expect(run.terminal.screen.shows("12/12"))
  }

  @Test func `keys typed ahead are for the screen that the first of them opens`() throws {
    let run = try MalmoiRun([], in: home)
    try run.openCourses()
    // This q closes the help; in the list it would end the app.
    try run.send("?q/zzz")
    try run.terminal.waitUntilShown("Nothing matches “zzz”")
  }

  @Test func `a pasted sentence is placed whole, and its line end checks nothing`() throws {
    let run = try MalmoiRun.studying(.student, in: home)
    try run.send("\u{1B}[200~I am a student.\r\n\u{1B}[201~")
    let picture = try run.waitUntil("the whole sentence") {
      $0.answer == ["I", "am", "a", "student"]
    }
    #expect(!picture.isChecked)
    try run.send("\r")
    try run.waitForVerdict("✓ Right.")
  }

  @Test func `Korean typed in decomposed letters is the Korean on the blocks`() throws {
    let run = try MalmoiRun.studying(.korean, in: home)
    try run.answerNext(of: SampleCourse.korean.days[0])
    try run.send("오늘 날씨가 좋아요".decomposedHangul)
    let picture = try run.waitUntil("the whole sentence") { $0.answer.count == 3 }
    #expect(picture.answer == ["오늘", "날씨가", "좋아요"])
    try run.send("\r\r")
    try run.waitForVerdict("✓ Right.")
  }

  @Test func `a sentence known for long is typed as a whole, in letters that compose`() throws {
    let settings = try MalmoiRun(["--lang", "en"], in: home)
    try settings.terminal.waitUntilShown("5 Settings")
    try settings.send("5")
    try settings.terminal.waitUntilShown("◂ what fits ▸")
    for _ in 0..<5 { try settings.press(.down) }
    for _ in 0..<2 { try settings.press(.left) }
    try settings.terminal.waitUntilShown("◂ typing ▸")
    try settings.send("q")
    #expect(try settings.terminal.waitForExit() == .exited(0))

    let run = try MalmoiRun.studying(.korean, in: home)
    try run.terminal.waitUntilShown("Type it in Korean")
    #expect(run.picture.blocks.isEmpty)
    let sentence = "저는 학꾜에 가요"
    for scalar in sentence.decomposedHangul.unicodeScalars { try run.send(String(scalar)) }
    try run.waitUntil("the whole sentence") { $0.answer == ["저는", "학꾜에", "가요"] }
    try run.terminal.waitUntil("the caret behind the sentence") { screen in
      guard let start = QuizPicture(screen).place(of: "저는") else { return false }
      return screen.cursor == (start.column + 16, start.row)
    }
    try run.send("\r")
    try run.waitForVerdict("≈ Almost.")
    #expect(run.terminal.screen.shows("학꾜에 should be 학교에"))
  }

  @Test func `a letter that arrives in two pieces is one letter`() throws {
    let run = try MalmoiRun.studying(.korean, in: home)
    let bytes = Array("학교에".utf8)
    for byte in bytes { try run.terminal.send(bytes: [byte]) }
    try run.waitUntil("the word typed") { $0.answer == ["학교에"] }
  }

  @Test func `on a Korean layout letters are commands where they can be, text elsewhere`() throws {
    let run = try MalmoiRun.studying(.korean, in: home)
    try run.send("ㅂ")
    try run.waitUntil("the letter in the answer") { $0.answer == ["ㅂ"] }
    try run.press(.escape)
    try run.waitUntil("an empty answer") { $0.answer.isEmpty }
    try run.press(.escape)
    try run.terminal.waitUntilShown("▸ Day 1")
    try run.press(.escape)
    try run.terminal.waitUntilShown("2 Courses")
    try run.send("/ㅂ")
    try run.terminal.waitUntilShown("/ ㅂ")
    try run.press(.escape)
    try run.terminal.waitUntilShown("2 Courses")
    try run.send("ㅂ")
    #expect(try run.terminal.waitForExit() == .exited(0))
  }

  @Test func `an odd sentence is playable on the smallest screen`() throws {
    let run = try MalmoiRun.studying(.odd, in: home, columns: 40, rows: 12)
    for _ in SampleCourse.odd.days[0].dropLast() {
      try run.answerNext(of: SampleCourse.odd.days[0])
    }
  }
}

extension String {
  /// The text with its Hangul syllables taken apart into letters (normal form D).
  fileprivate var decomposedHangul: String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        scalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for letter in letters.compactMap(Unicode.Scalar.init) where letter.value != 0x11A7 {
        scalars.append(letter)
      }
    }
    return String(scalars)
  }
}
