import AppTestSupport
import AppText
import Lessons
import Terminal
import TerminalUI
import TestSupport
import Testing

@testable import Scenes
@testable import Storage

@MainActor
struct CourseCellTests {
  private func course(
    title: String = "Stand-up English", description: String = "Sentences for the morning",
    property: String = "work", days: Int = 14, standing: (done: Int, of: Int)? = nil,
    isAnotherCurrent: Bool = false, isOpening: Bool = false, words: Localization = .english
  ) -> CourseViewModel {
    let id = CourseID(rawValue: "stand-up")
    return CourseViewModel(
      CourseSummary(
        id: id, title: title, description: description, property: property, totalDays: days,
        languages: LanguagePair(prompt: Language(code: "ko"), answer: Language(code: "en"))),
      standing: standing.map {
        CourseStanding(
          id: id, isCurrent: true, enrolledAt: 0, totalDays: days, doneDays: 0,
          totalSentences: $0.of, doneSentences: $0.done,
          nextDay: $0.done < $0.of ? 2 : nil, lastDoneAt: 43_200)
      },
      isAnotherCurrent: isAnotherCurrent, isOpening: isOpening, words: words)
  }

  private func drawing(
    _ course: CourseViewModel, width: Int = 60, isASCIIOnly: Bool = false
  ) -> [String] {
    CourseCell(course: course).drawing(width: width, isASCIIOnly: isASCIIOnly)
  }

  @Test func `a course that was not started says how long it is`() {
    #expect(
      drawing(course())
        == [
          "  Stand-up English                      14 days   [ Start ]",
          "  Sentences for the morning · work",
        ])
  }

  @Test func `a course without a description takes one row`() {
    #expect(
      drawing(course(description: "", property: ""))
        == ["  Stand-up English                      14 days   [ Start ]"])
    #expect(drawing(course(description: ""))[1] == "  work")
  }

  @Test func `a course that is being done has a bar, its day and its progress`() {
    #expect(
      drawing(course(standing: (3, 14))) == [
        " ▌Stand-up English               Day 3 of 14  ━━────── 21 %",
        " ▌Sentences for the morning · work             [ Continue ]",
      ])
    #expect(
      drawing(course(standing: (3, 14), isAnotherCurrent: true))[1]
        == " ▌Sentences for the morning · work       [ Switch to this ]")
  }

  @Test func `a course that is done takes one row, with the day it was done`() {
    #expect(
      drawing(course(standing: (14, 14)))
        == ["  Stand-up English            ✓ 14 days  1 Jan   [ Repeat ]"])
  }

  @Test func `where there is little room the button goes below`() {
    #expect(
      drawing(course(), width: 40) == [
        "  Stand-up English              14 days",
        "  Sentences for the … · work  [ Start ]",
      ])
    #expect(
      drawing(course(standing: (3, 14)), width: 40) == [
        " ▌Stand-up English    Day 3 of 14  21 %",
        " ▌Sentences for t… · work  [ Continue ]",
      ])
    #expect(
      drawing(course(standing: (14, 14)), width: 40) == [
        "  Stand-up English     ✓ 14 days  1 Jan",
        "  Sentences for the… · work  [ Repeat ]",
      ])
  }

  @Test func `ASCII terminals get signs they have`() {
    #expect(
      drawing(course(standing: (3, 14)), isASCIIOnly: true) == [
        " |Stand-up English               Day 3 of 14  ##------ 21 %",
        " |Sentences for the morning · work             [ Continue ]",
      ])
    #expect(
      drawing(course(standing: (14, 14)), isASCIIOnly: true)
        == ["  Stand-up English            + 14 days  1 Jan   [ Repeat ]"])
  }

  @Test func `Korean is cut between characters`() {
    let korean = course(
      title: "사람들과 이야기하는 영어", description: "아침 회의부터 저녁 인사까지 하루에 쓰는 말",
      property: "회화", words: .korean)
    #expect(
      drawing(korean) == [
        "  사람들과 이야기하는 영어                  14일   [ 시작 ]",
        "  아침 회의부터 저녁 인사까지 하루에 쓰는 말 · 회화",
      ])
    #expect(
      drawing(korean, width: 40) == [
        "  사람들과 이야기하는 영어         14일", "  아침 회의부터 저녁 … · 회화  [ 시작 ]",
      ])
  }

  @Test func `a course on its way says so in place of its button`() {
    #expect(
      drawing(course(isOpening: true))[0]
        == "  Stand-up English                      14 days   ◌ opening")
  }

  @Test func `focus is told by reversed cells, over all of the cell`() {
    var canvas = Canvas(size: Size(width: 60, height: 2))
    CourseCell(course: course(standing: (3, 14))).draw(
      on: &canvas, in: canvas.bounds, state: CellState(isFocused: true))
    for y in 0..<2 {
      #expect(canvas.row(y).allSatisfy { $0.style.attributes.contains(.reverse) })
    }
  }

  @Test func `no size is too small`() {
    for width in 0...12 {
      for course in [course(), course(standing: (3, 14)), course(standing: (14, 14))] {
        _ = drawing(course, width: width)
      }
    }
  }
}

@MainActor
struct MessageCellTests {
  @Test func `a problem has its mark, and what can be done about it`() {
    let cell = MessageCell(
      kind: .problem,
      text: "https://courses.example.org: cannot reach it (refused). Showing the "
        + "copy of 2 days ago.", hint: "r retry")
    #expect(
      cell.drawing(width: 80) == [
        " ! https://courses.example.org: cannot reach it (refused). Showing      r retry",
        "   the copy of 2 days ago.",
      ])
    #expect(
      cell.drawing(width: 40) == [
        " ! https://courses.example.org: cannot", "   reach it (refused). Showing the copy",
        "   of 2 days ago.",
      ])
  }

  @Test func `what a server says at length is cut`() {
    let cell = MessageCell(
      kind: .problem, text: String(repeating: "we are so very sorry ", count: 500))
    #expect(cell.size(fitting: 40).height == 4)
    #expect(cell.drawing(width: 40)[3].hasSuffix("…"))
    #expect(cell.drawing(width: 40, isASCIIOnly: true)[3].hasSuffix(".."))
  }

  @Test func `what is loading has a mark of its own`() {
    let cell = MessageCell(kind: .loading, text: "Loading https://courses.example.org/")
    #expect(cell.drawing(width: 60) == [" ◌ Loading https://courses.example.org/"])
    #expect(
      cell.drawing(width: 60, isASCIIOnly: true) == [" * Loading https://courses.example.org/"])
  }

  @Test func `no size is too small`() {
    for width in 0...6 {
      let cell = MessageCell(kind: .problem, text: "서버 https://a", hint: "r retry")
      #expect(cell.size(fitting: width).height >= 1)
      _ = cell.drawing(width: width)
    }
  }
}

extension CollectionCell {
  /// The cell as it is drawn in `width` columns, without the blanks at the ends of its rows.
  fileprivate func drawing(width: Int, isASCIIOnly: Bool = false) -> [String] {
    var canvas = Canvas(
      size: size(fitting: width), capabilities: TerminalCapabilities(isASCIIOnly: isASCIIOnly))
    draw(on: &canvas, in: canvas.bounds, state: CellState())
    return canvas.text.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}
