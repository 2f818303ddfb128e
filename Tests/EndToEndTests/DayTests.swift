import PseudoTerminal
import TestSupport
import Testing

/// A whole day of a course, from the first sentence to the list of courses and out.
struct DayTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: [(80, 24), (40, 12), (160, 50)])
  func `a day is played by typing`(columns: Int, rows: Int) throws {
    let run = try MalmoiRun.studying(.everyday, in: home, [], columns: columns, rows: rows)
    try play(run) { sentence in
      try run.send(sentence.words.joined(separator: " ") + "\r\r")
    } goOn: {
      try run.send("\r")
    }
  }

  @Test func `a day is played by moving, without a letter`() throws {
    let run = try MalmoiRun.studying(.everyday, in: home)
    try play(run) { sentence in
      for (index, word) in sentence.words.enumerated() {
        try moveFocus(to: word, in: run)
        try run.send(index % 2 == 0 ? " " : "\r")
        try run.waitUntil("“\(word)” in the answer") { $0.answer.count == index + 1 }
      }
      try leaveBank(run)
      try run.send("\r")
    } goOn: {
      try run.send(" ")
    }
  }

  @Test func `a day is played by mouse`() throws {
    let run = try MalmoiRun.studying(.everyday, in: home)
    try play(run) { sentence in
      for (index, word) in sentence.words.enumerated() {
        let block = try #require(run.picture.blocks.first { $0.text.isSameWord(as: word) })
        try run.click(block.place)
        try run.waitUntil("“\(word)” in the answer") { $0.answer.count == index + 1 }
      }
      try run.click("⏎ check")
    } goOn: {
      try run.click("⏎ go on")
    }
  }

  /// Plays the first day, each sentence with `build`, which ends with the check; closes what the
  /// day came to, and leaves.
  private func play(
    _ run: MalmoiRun, build: (SampleCourse.Sentence) throws -> Void, goOn: () throws -> Void
  ) throws {
    let sentences = SampleCourse.everyday.days[0]
    for done in sentences.indices {
      let picture = try run.waitForSentence("sentence \(done + 1)")
      #expect(try #require(picture.progress) == (done, sentences.count))
      try build(try #require(sentences.first { picture.shows(wrapped: $0.prompt) }))
      try run.waitForVerdict("✓ Right.")
      try goOn()
    }
    try run.terminal.waitUntilShown("12 right at once")
    try run.send("\r")
    try run.terminal.waitUntilShown("✓ Day 1")
    try run.press(.escape)
    try run.terminal.waitUntilShown("말모이 malmoi")
    try run.send("q")
    #expect(try run.terminal.waitForExit() == .exited(0))
  }

  /// Moves by arrows until `word` has the focus: down into the bank, then along its rows.
  private func moveFocus(to word: String, in run: MalmoiRun) throws {
    while true {
      let picture = run.picture
      let block = try #require(picture.blocks.first { $0.text.isSameWord(as: word) })
      let focus = picture.bankFocus
      if focus == block.place { return }
      try run.press(focus.map { $0.arrow(to: block.place) } ?? .down)
      try run.waitUntil("the focus elsewhere than \(String(describing: focus))") { $0.bankFocus != focus }
    }
  }

  /// Moves down out of the bank, to the place of the next word.
  private func leaveBank(_ run: MalmoiRun) throws {
    while let focus = run.picture.bankFocus {
      try run.press(.down)
      try run.waitUntil("the focus elsewhere than \(String(describing: focus))") { $0.bankFocus != focus }
    }
  }
}

extension QuizPicture.Place {
  /// The arrow that leads towards another place: to its row first.
  fileprivate func arrow(to other: Self) -> SpecialKey {
    if row != other.row { return row < other.row ? .down : .up }
    return column < other.column ? .right : .left
  }
}

extension String {
  /// Whether a block says this word: the first of a sentence is written small.
  fileprivate func isSameWord(as other: String) -> Bool { lowercased() == other.lowercased() }
}
