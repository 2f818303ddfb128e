import Glibc
import PseudoTerminal
import Testing

@Suite(.serialized) struct InputTests {
  @Test(arguments: [
    ("a", "key a"), ("한", "key 한"), ("\u{1112}\u{1161}\u{11AB}", "key 한"), ("\r", "key enter"),
    ("\u{1B}[A", "key up"), ("\u{1B}OA", "key up"), ("\u{1B}[1;2D", "key shift+left"),
    ("\u{1B}[1;5C", "key ctrl+right"), ("\u{1B}b", "key alt+b"), ("\u{1B}[15~", "key f5"),
    ("\u{1B}", "key escape"), ("\u{13}", "key ctrl+s"), ("\u{11}", "key ctrl+q"),
    ("\u{16}", "key ctrl+v"), ("\u{0F}", "key ctrl+o"), ("\u{04}", "key ctrl+d"),
    ("\u{7F}", "key backspace"), ("\u{08}", "key backspace"),
    ("\u{1B}[<0;10;5M", "mouse press 9,4"), ("\u{1B}[<0;10;5m", "mouse release 9,4"),
    ("\u{1B}[<64;300;5M", "mouse scrollUp 299,4"), ("\u{1B}[<65;1;1M", "mouse scrollDown 0,0"),
    ("\u{1B}[200~one\rtwo\u{1B}[201~", #"paste 7 "one\ntwo""#),
  ])
  func `what is typed arrives`(typed: String, listing: String) throws {
    let terminal = try ProbeRun.started()
    try terminal.send(typed)
    let screen = try terminal.waitUntilShown("1 ")
    #expect(screen.rows[1] == "1 \(listing)")
  }

  @Test func `the mouse and bracketed paste are asked for`() throws {
    let screen = try ProbeRun.started().screen
    #expect(screen.privateModes.isSuperset(of: [1000, 1006, 2004]))
  }

  @Test func `keys typed at once are all there`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send(String(repeating: "ab\u{1B}[A한", count: 100))
    let screen = try terminal.waitUntilShown("400 key 한")
    #expect(screen.rows.suffix(4) == ["397 key a", "398 key b", "399 key up", "400 key 한"])
  }

  @Test func `frames show how far a flood is answered`() throws {
    let terminal = try ProbeRun.started("slow")
    try terminal.send(String(repeating: "a", count: 20_000))
    // More than what the line holds would be answered before a frame, were it answered at once.
    try terminal.waitUntil("a frame before the end") { (1..<3_000).contains($0.answered) }
    let first = terminal.screen.answered
    try terminal.waitUntil("another one") { (first + 1..<19_000).contains($0.answered) }
  }

  @Test(arguments: ["\u{03}", "\u{1B}[99;5u", "\u{1B}[27;5;99~"])
  func `asking to end is obeyed, however the terminal tells it`(typed: String) throws {
    let terminal = try ProbeRun.started()
    try terminal.send(typed)
    let status = try terminal.waitForExit()
    #expect(status == .signaled(SIGINT))
  }

  @Test func `^C behind a flood is obeyed before all of it is answered`() throws {
    let terminal = try ProbeRun.started("slow")
    // Answering all of it would take a quarter of an hour.
    try terminal.send(String(repeating: "a", count: 1 << 20) + "\u{03}")
    let status = try terminal.waitForExit()
    #expect(status == .signaled(SIGINT))
  }

  @Test func `a multi-byte key may come in two reads`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send(bytes: [0xED, 0x95])
    terminal.watch(for: .milliseconds(60))
    #expect(terminal.screen.rows[1].isEmpty)
    try terminal.send(bytes: [0x9C])
    let screen = try terminal.waitUntilShown("1 ")
    #expect(screen.rows[1] == "1 key 한")
  }

  @Test func `a paste of 8 MiB arrives as one`() throws {
    let terminal = try ProbeRun.started()
    let line = Array("한국어 text\r".utf8)
    let count = (8 << 20) / line.count
    let pasted = Array(repeating: line, count: count).joined()
    try terminal.send(bytes: Array("\u{1B}[200~".utf8) + pasted + Array("\u{1B}[201~x".utf8))
    try terminal.waitUntilShown("1 paste \(count * 9)")
    try terminal.waitUntilShown("2 key x")
  }

  @Test func `a paste without an end swallows no keys for ever`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send("\u{1B}[200~half")
    try terminal.waitUntilShown(#"1 paste 4 "half""#)
    try terminal.send("k")
    try terminal.waitUntilShown("2 key k")
  }

  @Test func `^C asks the program to end`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send("\u{03}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
  }

  @Test func `keys typed just before ^Z are not lost to it`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send("ab\u{1A}")
    let screen = try terminal.waitUntilShown("2 key b")
    #expect(screen.rows[1] == "1 key a")
  }

  @Test func `keys typed just before ^C are heard first`() throws {
    let terminal = try ProbeRun.started()
    try terminal.send("ab\u{03}")
    // The end, which clears the screen, may follow before anybody looks at it.
    try terminal.waitUntilWritten("2 key b")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
  }

  /// A line without our modes, or another program on it, may flush what was typed at any moment.
  @Test func `input thrown away between seeing and reading it leaves the program answering`() throws
  {
    let terminal = try ProbeRun.started()
    for round in 1...1000 {
      try terminal.send("x")
      // That moment is some microseconds long: every round tries another.
      let moment = ContinuousClock.now + .microseconds(round % 300)
      while ContinuousClock.now < moment {}
      try terminal.discardInput()
      let columns = 80 + round % 2
      try terminal.resize(columns: columns, rows: 24)
      try terminal.waitUntilShown("\(columns)x24")
    }
  }
}

extension TerminalScreen {
  /// The number of the last event in the probe's list.
  fileprivate var answered: Int {
    rows.dropFirst().last { !$0.isEmpty }?.split(separator: " ").first.flatMap { Int($0) } ?? 0
  }
}
