import PseudoTerminal
import Testing

@Suite(.serialized) struct ResizeTests {
  @Test func `another size is told and drawn`() throws {
    let terminal = try ProbeRun.started()
    for (number, (columns, rows)) in [(100, 30), (40, 12), (300, 100), (80, 24)].enumerated() {
      try terminal.resize(columns: columns, rows: rows)
      let listing = "\(number + 1) resize \(columns)x\(rows)"
      let screen = try terminal.waitUntilShown(listing)
      #expect(screen.rows[0].hasPrefix("\(columns)x\(rows) "))
      #expect(screen.rows[number + 1] == listing)
    }
  }

  @Test func `the smallest terminal is a terminal`() throws {
    let terminal = try ProbeRun.started(columns: 1, rows: 1)
    #expect(terminal.screen.rows == ["1"])
    try terminal.send("a")
    try terminal.resize(columns: 80, rows: 24)
    try terminal.waitUntil("both") { $0.shows(" key a") && $0.shows(" resize 80x24") }
    try terminal.resize(columns: 1, rows: 1)
    try terminal.waitUntil("one cell") { $0.rows == ["1"] }
    try terminal.resize(columns: 2, rows: 1)
    try terminal.waitUntil("two cells") { $0.rows == ["2x"] }
  }

  @Test func `a terminal that does not know its size keeps the one it had`() throws {
    let terminal = try ProbeRun.started()
    try terminal.resize(columns: 0, rows: 0)
    try terminal.send("a")
    let screen = try terminal.waitUntilShown("key a")
    #expect(screen.rows[0].hasPrefix("80x24 "))
    #expect(screen.rows[1] == "1 key a")
  }

  @Test func `a terminal that never knew its size gets what its kind has`() throws {
    let terminal = try PseudoTerminal(running: ProbeRun.program([]), columns: 0, rows: 0)
    try terminal.waitUntilShown("80x24")
  }

  @Test func `the environment's idea of the size counts for nothing`() throws {
    let terminal = try ProbeRun.started(environment: ["LINES": "5", "COLUMNS": "10"])
    #expect(terminal.screen.rows[0].hasPrefix("80x24 "))
  }
}
