import AppText
import Lessons

/// What a learner did, for whoever asks for it: in words, or for programs.
struct ActivityReport {
  private let figures: ActivityFigures
  private let words: Localization

  init(_ figures: ActivityFigures, words: Localization) {
    self.figures = figures
    self.words = words
  }

  /// A line a day, their sum, and a line a course.
  var lines: [String] {
    guard !figures.days.isEmpty else { return [words[.reportNothing]] + courses }
    let days = figures.days.map { line(named: $0.day.iso, $0.tally) }
    return days + [line(named: words[.reportTotal], figures.total)] + courses
  }

  private func line(named name: String, _ tally: DayTally) -> String {
    words[
      .reportDay(
        name: name, answers: words.count(.answers, tally.answers), right: tally.right,
        new: tally.newSentences, time: words.timeSpent(tally))]
  }

  private var courses: [String] {
    figures.courses.map { standing in
      words[
        .reportCourse(
          id: standing.id, doneDays: standing.doneDays, days: standing.totalDays,
          done: standing.doneSentences, sentences: standing.totalSentences)]
    }
  }

  /// An object, sorted keys, one line a value.
  var json: [String] { ActivityRow(figures).jsonLines }
}

/// The figures as programs read them.
private struct ActivityRow: Encodable {
  struct Day: Encodable {
    /// `2026-11-30`.
    let date: String
    let answers, right, newSentences, tested, recalled, seconds: Int

    init(_ day: StudyDay, _ tally: DayTally) {
      date = day.iso
      answers = tally.answers
      right = tally.right
      newSentences = tally.newSentences
      tested = tally.reviews
      recalled = tally.recalled
      seconds = tally.milliseconds / 1_000
    }
  }

  struct Standing: Encodable {
    let id, situation: String
    let doneDays, totalDays, doneSentences, totalSentences: Int
  }

  let days: [Day]
  let courses: [Standing]

  init(_ figures: ActivityFigures) {
    days = figures.days.map { Day($0.day, $0.tally) }
    courses = figures.courses.map {
      Standing(
        id: $0.id.rawValue, situation: $0.situation.rawValue, doneDays: $0.doneDays,
        totalDays: $0.totalDays, doneSentences: $0.doneSentences,
        totalSentences: $0.totalSentences)
    }
  }
}
