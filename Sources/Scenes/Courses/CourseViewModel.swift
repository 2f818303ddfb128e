import AppText
import Lessons
import Storage

/// A course as the list shows it: what it is, where the learner stands, what the button says.
///
/// Made anew for each cell that is measured or drawn; words are put together when they are asked
/// for.
package struct CourseViewModel: Identifiable {
  private let summary: CourseSummary
  private let standing: CourseStanding?
  private let words: Localization
  /// Not started, doing or done.
  package let situation: Situation
  /// What opening it means.
  package let action: CourseAction
  /// Whether it was chosen and is still on its way from a server.
  package let isOpening: Bool

  /// A course of the library with what is known of the learner's progress.
  ///
  /// - Parameters:
  ///   - standing: nil when the course was never opened.
  ///   - isAnotherCurrent: whether another course is the one being done.
  init(
    _ summary: CourseSummary, standing: CourseStanding?, isAnotherCurrent: Bool,
    isOpening: Bool, words: Localization
  ) {
    self.summary = summary
    self.standing = standing
    self.isOpening = isOpening
    self.words = words
    situation = standing?.situation ?? .undone
    action = CourseAction(situation, isAnotherCurrent: isAnotherCurrent)
  }

  /// What the course is called by the program.
  package var id: CourseID { summary.id }

  /// What it is called by people.
  package var title: String { summary.title }

  /// What it is about; may be empty.
  package var description: String { summary.description }

  /// Its kind, with what parts it from the description; empty when it has none.
  package var kind: String {
    if summary.property.isEmpty || summary.description.isEmpty { return summary.property }
    return words[.listSeparator] + summary.property
  }

  /// Whether anything is said about it beside its title.
  package var hasDescription: Bool { !summary.description.isEmpty || !summary.property.isEmpty }

  /// Where the learner stands, in words.
  package var status: String {
    switch situation {
    case .undone: return words.count(.days, summary.totalDays)
    case .doing:
      let day = min((standing?.nextDay ?? 0) + 1, summary.totalDays)
      return words[.coursesDayOf(day: day, total: summary.totalDays)]
    case .done:
      let date = standing?.lastDoneAt.map { words.date(ofSeconds: $0) }
      return [words.count(.days, summary.totalDays), date].compactMap(\.self)
        .joined(separator: "  ")
    }
  }

  /// The part of its sentences that is done, from 0 to 1; only while it is being done.
  package var fraction: Double? {
    guard situation == .doing else { return nil }
    guard let standing, standing.totalSentences > 0 else { return 0 }
    return Double(standing.doneSentences) / Double(standing.totalSentences)
  }

  /// What opening it means, or that it is being opened.
  package var buttonTitle: String { words[isOpening ? .coursesOpening : action.titleKey] }
}
