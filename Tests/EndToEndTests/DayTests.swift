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

  @Test(arguments: ["stand-up-english", "korean-first-steps"])
  func `a day of a bundled course is played by typing`(id: String) throws {
    let run = try MalmoiRun(["study", id], in: home)
    try play(run, sentences: BundledCourse.firstDay(of: id)) { sentence in
      try run.send(sentence.words.joined(separator: " ") + "\r\r")
    } goOn: {
      try run.send("\r")
    }
  }

  @Test func `a day is played by moving, without a letter`() throws {
    let run = try MalmoiRun.studying(.everyday, in: home)
    try play(run) { sentence in
      for (index, word) in sentence.words.enumerated() {
        let bank = try moveFocus(to: word, in: run)
        try run.send(index % 2 == 0 ? " " : "\r")
        try waitForBlock(index, from: bank, in: run)
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
        let bank = run.picture.blocks
        try run.click(#require(bank.first { $0.text.isSameWord(as: word) }).place)
        try waitForBlock(index, from: bank, in: run)
      }
      try run.click("⏎ check")
    } goOn: {
      try run.click("⏎ go on")
    }
  }

  /// Plays the first day, each sentence with `build`, which ends with the check; closes what the
  /// day came to, and leaves.
  private func play(
    _ run: MalmoiRun, sentences: [SampleCourse.Sentence] = SampleCourse.everyday.days[0],
    build: (SampleCourse.Sentence) throws -> Void, goOn: () throws -> Void
  ) throws {
    for done in sentences.indices {
      let picture = try run.waitForSentence("sentence \(done + 1)")
      #expect(try #require(picture.progress) == (done, sentences.count))
      try build(try #require(sentences.first { picture.shows(wrapped: $0.prompt) }))
      try run.waitForVerdict("✓ Right.")
      try goOn()
    }
    try run.terminal.waitUntilShown("\(sentences.count) right at once")
    try run.send("\r")
    try run.terminal.waitUntilShown("✓ Day")
    try run.press(.escape)
    try run.terminal.waitUntilShown("2 Courses")
    try run.send("q")
    #expect(try run.terminal.waitForExit() == .exited(0))
  }

  /// Waits until a block of `bank` is the one of the answer with that index.
  private func waitForBlock(
    _ index: Int, from bank: [QuizPicture.Block], in run: MalmoiRun
  ) throws {
    try run.waitUntil("block \(index) of the answer") {
      $0.answer.count == index + 1 && $0.blocks.count == bank.count - 1
    }
  }

  /// Moves by arrows until `word` has the focus, down into the bank, then along its rows; returns
  /// the blocks that are there then.
  private func moveFocus(to word: String, in run: MalmoiRun) throws -> [QuizPicture.Block] {
    while true {
      let picture = try run.waitUntil("a focus") { $0.hasFocus }
      let block = try #require(picture.blocks.first { $0.text.isSameWord(as: word) })
      let focus = picture.bankFocus
      if focus == block.place { return picture.blocks }
      try run.press(focus.map { $0.arrow(to: block.place) } ?? .down)
      try run.waitUntil("another focus") { $0.hasFocus && $0.bankFocus != focus }
    }
  }

  /// Moves down out of the bank, to the place of the next word.
  private func leaveBank(_ run: MalmoiRun) throws {
    while let focus = try run.waitUntil("a focus", { $0.hasFocus }).bankFocus {
      try run.press(.down)
      try run.waitUntil("another focus") { $0.hasFocus && $0.bankFocus != focus }
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
