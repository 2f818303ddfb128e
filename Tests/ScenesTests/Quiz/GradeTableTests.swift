import Terminal
import Testing

@testable import Scenes

@MainActor
struct GradeTableTests {
  private func table(
    chosen: Int, _ returns: [String?] = ["in 1 min", "in 6 min", "in 10 min", "in 8 days"]
  ) -> GradeTable {
    let names = ["1 Again", "2 Hard", "3 Good", "4 Easy"]
    return GradeTable(
      label: "Grade",
      choices: names.indices.map {
        GradeTable.Choice(name: names[$0], returns: returns[$0], isChosen: $0 == chosen)
      })
  }

  private func drawing(_ table: GradeTable, width: Int) -> [String] {
    let text = StyledText(table.rows(width: width), width: width)
    var canvas = Canvas(size: Size(width: width, height: text.height))
    text.draw(on: &canvas, in: canvas.bounds)
    return canvas.text.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test func `names stand over times, the chosen one in brackets`() {
    #expect(
      drawing(table(chosen: 2), width: 76) == [
        "Grade   1 Again     2 Hard     [3 Good]      4 Easy",
        "        in 1 min    in 6 min    in 10 min    in 8 days",
      ])
  }

  @Test func `two stand in a row where there is less room, and none is cut`() {
    #expect(
      drawing(table(chosen: 0), width: 36) == [
        "[1 Again in 1 min] 2 Hard in 6 min", " 3 Good in 10 min  4 Easy in 8 days",
      ])
    #expect(
      drawing(table(chosen: 3), width: 36) == [
        " 1 Again in 1 min  2 Hard in 6 min", " 3 Good in 10 min [4 Easy in 8 days]",
      ])
  }

  @Test func `one stands in a row where two are too wide`() {
    let table = table(chosen: 3, ["in 10 min", "in 14 days", "in 3 months", "in 12 months"])
    #expect(
      drawing(table, width: 36) == [
        " 1 Again in 10 min", " 2 Hard in 14 days", " 3 Good in 3 months",
        "[4 Easy in 12 months]",
      ])
  }

  @Test func `no row comes or goes when the times are known`() {
    let empty = table(chosen: 1, [nil, nil, nil, nil])
    #expect(drawing(empty, width: 76) == ["Grade   1 Again   [2 Hard]   3 Good    4 Easy", ""])
  }

  @Test func `grades are told apart in every width`() {
    for width in 20...80 {
      for chosen in 0..<4 {
        let text = drawing(table(chosen: chosen), width: width).joined(separator: "\n")
        #expect(text.contains("[\(chosen + 1) "), "\(width)")
        for number in 1...4 where number != chosen + 1 {
          #expect(text.contains(" \(number) "), "\(width)")
        }
      }
    }
  }
}
