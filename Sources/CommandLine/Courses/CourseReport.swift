import AppText
import CourseLibrary
import FoundationEssentials
import Lessons
import Storage
import Terminal

/// The courses of all sources, for people or for programs.
struct CourseReport {
  /// A course as programs read it.
  private struct Row: Encodable {
    let id: String
    let title: String
    let situation: Situation
    let doneDays: Int
    let totalDays: Int
    let doneSentences: Int
    /// Null when the course was never opened.
    let totalSentences: Int?
    let source: String

    // Not the synthesised one, which leaves out what is nil: every row has every key.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(title, forKey: .title)
      try container.encode(situation.rawValue, forKey: .situation)
      try container.encode(doneDays, forKey: .doneDays)
      try container.encode(totalDays, forKey: .totalDays)
      try container.encode(doneSentences, forKey: .doneSentences)
      try container.encode(totalSentences, forKey: .totalSentences)
      try container.encode(source, forKey: .source)
    }

    private enum CodingKeys: CodingKey {
      case id, title, situation, doneDays, totalDays, doneSentences, totalSentences, source
    }
  }

  private let rows: [Row]
  private let words: Localization

  init(
    catalog: CourseCatalog, standings: [CourseID: CourseStanding], words: Localization
  ) {
    self.words = words
    rows = catalog.courses.map { entry in
      let standing = standings[entry.id]
      return Row(
        id: entry.id.rawValue, title: entry.summary.title,
        situation: standing?.situation ?? .undone, doneDays: standing?.doneDays ?? 0,
        totalDays: entry.summary.totalDays, doneSentences: standing?.doneSentences ?? 0,
        totalSentences: standing?.totalSentences,
        source: entry.source == .bundle ? "bundle" : entry.source.description)
    }
  }

  /// An array of objects, sorted keys, one line a value.
  var json: [String] { rows.jsonLines }

  /// A line a course: id, title, situation, progress, source.
  var table: [String] {
    let cells = rows.map { row in
      [
        row.id, row.title, words[row.situation.text], "\(row.doneDays)/\(row.totalDays)",
        row.source == "bundle" ? words[.sourcesBundle] : row.source,
      ]
      .map(\.printable)
    }
    let widths = (0..<5).map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
    return cells.map { line in
      let padded = zip(line, widths).dropLast().map { text, width in
        text + String(repeating: " ", count: width - text.displayWidth)
      }
      return (padded + [line[4]]).joined(separator: "  ")
    }
  }
}

extension Situation {
  fileprivate var text: Message {
    switch self {
    case .undone: .situationUndone
    case .doing: .situationDoing
    case .done: .situationDone
    }
  }
}
