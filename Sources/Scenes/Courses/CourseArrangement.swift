import Lessons
import Storage
import TerminalUI

/// All courses and messages in the order of the list, of which a filter leaves some.
struct CourseArrangement {
  private typealias Part = (section: CourseListSection, places: Range<Int>)

  /// Everything, also what is said where no course shows.
  private let all: CourseListViewModel.Snapshot
  /// For each course, in the order of the list, its number in the catalog.
  private let numbers: [Int]
  /// Where the courses of a section stand.
  private let parts: [Part]
  private let messages: Range<Int>

  /// No courses and no messages.
  init() {
    self.init(of: [], standings: [:], current: nil, messages: [])
  }

  /// The courses of a catalog by how far the learner is, the one that is being done first, and
  /// messages below them.
  init(
    of courses: [CourseID], standings: [CourseID: CourseStanding], current: CourseID?,
    messages: [CourseListItem]
  ) {
    var numbers = Dictionary(grouping: courses.indices) {
      CourseListSection(standings[courses[$0]]?.situation ?? .undone)
    }
    if let current, let place = numbers[.doing]?.firstIndex(where: { courses[$0] == current }),
      let number = numbers[.doing]?.remove(at: place)
    {
      numbers[.doing]?.insert(number, at: 0)
    }
    var parts: [Part] = []
    var sections: [(section: CourseListSection, items: [CourseListItem])] = []
    for section in CourseListSection.allCases {
      guard let numbers = numbers[section] else { continue }
      let first = parts.last?.places.upperBound ?? 0
      parts.append((section, first..<first + numbers.count))
      sections.append((section, numbers.map { .course(courses[$0]) }))
    }
    sections.append((.messages, messages + Self.insteadOfCourses))
    all = CollectionSnapshot(distinct: sections)
    self.numbers = parts.flatMap { numbers[$0.section] ?? [] }
    self.parts = parts
    self.messages = courses.count..<courses.count + messages.count
  }

  /// What is said where no course shows.
  private static let insteadOfCourses: [CourseListItem] = [.empty, .nothingMatches]

  /// What shows of it.
  ///
  /// - Parameters:
  ///   - found: the numbers of the courses that show; nil for all of them.
  ///   - replacement: what is said where none does.
  /// - Complexity: O(*n*), some nanoseconds for each course.
  func snapshot(
    of found: [Int]?, orElse replacement: CourseListItem?
  ) -> CourseListViewModel.Snapshot {
    var isFound = Array(repeating: found == nil, count: numbers.count)
    for number in found ?? [] { isFound[number] = true }
    var shown = parts.map { section, places in
      (section: section, indices: places.filter { isFound[numbers[$0]] })
    }
    shown.removeAll { $0.indices.isEmpty }
    var rest = Array(messages)
    if shown.isEmpty, let replacement, let place = all.indexOfItem(replacement) {
      rest.append(place)
    }
    if !rest.isEmpty { shown.append((.messages, rest)) }
    return all.narrowed(to: shown)
  }
}
