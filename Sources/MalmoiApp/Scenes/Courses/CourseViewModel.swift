import Lessons
import Storage

/// A course as the list shows it: what it is, where the learner stands, what the button says.
package struct CourseViewModel: Hashable, Identifiable {
  /// What the course is called by the program.
  package let id: CourseID
  /// What it is called by people.
  package let title: String
  /// What it is about, with its kind.
  package let description: String
  /// Not started, doing or done.
  package let situation: Situation
  /// Where the learner stands, in words.
  package let status: String
  /// The part of its sentences that is done, from 0 to 1; only while it is being done.
  package let fraction: Double?
  /// What opening it means.
  package let buttonTitle: String

  /// A course of the library with what is known of the learner's progress.
  ///
  /// - Parameters:
  ///   - standing: nil when the course was never opened.
  ///   - isAnotherCurrent: whether another course is the one being done.
  init(
    _ summary: CourseSummary, standing: CourseStanding?, isAnotherCurrent: Bool,
    words: Localization
  ) {
    id = summary.id
    title = summary.title
    description = [summary.description, summary.property].filter { !$0.isEmpty }
      .joined(separator: " · ")
    situation = standing?.situation ?? .undone
    let days = words.count(.days, summary.totalDays)
    switch situation {
    case .undone:
      status = days
      fraction = nil
      buttonTitle = words[isAnotherCurrent ? .coursesSwitch : .coursesStart]
    case .doing:
      let day = min((standing?.nextDay ?? 0) + 1, summary.totalDays)
      status = words.text(.coursesDayOf, ["day": day, "total": summary.totalDays])
      fraction = standing?.doneFraction ?? 0
      buttonTitle = words[isAnotherCurrent ? .coursesSwitch : .coursesContinue]
    case .done:
      let date = standing?.lastDoneAt.map { words.date(ofSeconds: $0) }
      status = [days, date].compactMap(\.self).joined(separator: "  ")
      fraction = nil
      buttonTitle = words[.coursesReview]
    }
  }
}

extension CourseStanding {
  /// The part of the sentences that is done, from 0 to 1.
  fileprivate var doneFraction: Double {
    totalSentences > 0 ? Double(doneSentences) / Double(totalSentences) : 0
  }
}
