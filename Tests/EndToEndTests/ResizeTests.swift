import PseudoTerminal
import TestSupport
import Testing

/// Another window size changes the picture and nothing else.
struct ResizeTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `the sentence under construction survives every size`() throws {
    let run = try MalmoiRun.studying(.everyday, in: home, [])
    let first = SampleCourse.everyday.days[0][0]
    try run.send("I am stu")
    try run.waitUntil("half a sentence") { $0.answer == ["I", "am", "stu"] }
    for (columns, rows) in [(40, 12), (1, 1), (160, 50), (2, 30), (200, 3), (80, 24)] {
      try run.terminal.resize(columns: columns, rows: rows)
      try run.terminal.waitUntil("a picture of \(columns)x\(rows)") { screen in
        guard columns >= 40, rows >= 12 else { return screen.rows.contains { !$0.isEmpty } }
        let picture = QuizPicture(screen)
        return picture.answer == ["I", "am", "stu"] && picture.shows(wrapped: first.prompt)
          && picture.isAsking
      }
    }
    try run.send("\u{15}I am a student\r\r")
    try run.waitForVerdict("✓ Right.")
  }

  @Test func `keys typed in the smallest window count`() throws {
    let run = try MalmoiRun.studying(.everyday, in: home)
    try run.terminal.resize(columns: 1, rows: 1)
    try run.send("I am a student\r\r")
    try run.terminal.resize(columns: 80, rows: 24)
    try run.waitForVerdict("✓ Right.")
  }

  @Test func `a question stays in the middle`() throws {
    let run = try MalmoiRun.studying(.student, in: home)
    try run.send("I \u{1B}")
    try run.terminal.waitUntilShown("Leave the quiz?")
    for (columns, rows) in [(160, 50), (40, 12), (80, 24)] {
      try run.terminal.resize(columns: columns, rows: rows)
      try run.terminal.waitUntil("a question in the middle of \(columns)x\(rows)") { screen in
        isCentred("Leave the quiz?", in: screen, columns: columns, rows: rows)
      }
    }
  }

  /// Whether the frame whose title this is has as much room left as right, give or take a column,
  /// and above as below the rows of the keys.
  private func isCentred(
    _ title: String, in screen: TerminalScreen, columns: Int, rows: Int
  ) -> Bool {
    guard screen.rows.count == rows,
      let top = screen.rows.firstIndex(where: { $0.contains("╭ \(title)") }),
      let place = QuizPicture(screen).place(of: "╭ \(title)"),
      let right = screen.cells[top].lastIndex(where: { $0.text == "╮" }),
      let bottom = screen.cells.lastIndex(where: { row in
        row[place.column].text == "╰" && row[right].text == "╯"
      })
    else { return false }
    return abs(place.column - (columns - 1 - right)) <= 1
      && (0...3).contains(rows - 1 - bottom - top)
  }
}
