import Lessons
import SQLite

extension SettingKey {
  /// Weekdays with fewer reviews, from Monday as 0, parted by commas.
  package static let easyDays = SettingKey(rawValue: "easy-days")
  /// The first day after an absence, in days since 1970-01-01 of the learner's calendar.
  package static let awayUntil = SettingKey(rawValue: "away-until")
  /// The most reviews of a day; 0 is any number.
  package static let mostReviews = SettingKey(rawValue: "most-reviews")
  /// How the learner forgets: `FSRSWeights` as text; none are the usual ones.
  package static let weights = SettingKey(rawValue: "weights")
}

extension ReviewWishes {
  /// The wishes that settings say; of what makes no sense nothing is taken.
  package init(_ settings: [SettingKey: String]) {
    self.init()
    if let text = settings[.easyDays] {
      easyDays = Set(text.split(separator: ",").compactMap { Int($0) }.filter((0...6).contains))
    }
    if let day = settings[.awayUntil].flatMap({ Int($0) }).map(StudyDay.init(rawValue:)),
      StudyCalendar.days.contains(day)
    {
      awayUntil = day
    }
    if let most = settings[.mostReviews].flatMap({ Int($0) }) { self.most = max(0, most) }
  }
}

extension LearnerTables {
  /// What the learner wants of the days on which sentences come back.
  func reviewWishes() throws(SQLiteError) -> ReviewWishes {
    let keys = [SettingKey.easyDays, .awayUntil, .mostReviews]
    var settings: [SettingKey: String] = [:]
    for key in keys {
      settings[key] = try value(
        "SELECT value FROM setting WHERE key = ?", key, as: String.self)
    }
    return ReviewWishes(settings)
  }

  /// Reviews done on a day: answers that test the memory.
  func reviewsDone(on day: StudyDay) throws(SQLiteError) -> Int {
    max(0, try value("SELECT reviews FROM study_day WHERE day = ?", day, as: Int.self) ?? 0)
  }

  /// The seed that scatters the next review of a sentence, so that it comes on a day with few of
  /// them.
  ///
  /// - Parameter first: what is taken where there is nothing to choose.
  func balancedSeed(
    from first: UInt64, for sentence: Int64, _ answer: GivenAnswer, _ plan: StudyPlan
  ) throws(SQLiteError) -> UInt64 {
    let scheduler = plan.scheduler
    let calendar = plan.calendar
    let before = scheduler.replay(try loggedAnswers(to: sentence).map(\.entry)).card
    let draw = { (seed: UInt64) -> StudyDay? in
      let entry = LoggedReview(
        grade: answer.grade.rawValue, time: answer.time.seconds, fuzzSeed: seed,
        isRecognition: answer.kind == .choose, isPractice: answer.kind.isPractised)
      guard let (card, review) = scheduler.review(before, as: entry), review != nil,
        card.stage == .review
      else { return nil }
      return calendar.day(at: card.due, utcOffset: answer.time.utcOffset)
    }
    var loads: [StudyDay: Int] = [:]
    for day in Set(ReviewBalance.seeds(from: first).compactMap(draw)) {
      loads[day] = try value(
        "SELECT count(*) FROM card WHERE is_asked = 1 AND stage = 2 AND due_at >= ? AND due_at < ?",
        calendar.start(of: day, utcOffset: answer.time.utcOffset),
        calendar.end(of: day, utcOffset: answer.time.utcOffset))
    }
    // As full as a day can be: only where there is no other one.
    if let day = try dayOfOtherForm(of: sentence, calendar, utcOffset: answer.time.utcOffset),
      let load = loads[day]
    {
      loads[day] = load + 10_000
    }
    return ReviewBalance(try reviewWishes(), loads: loads).seed(from: first, draw: draw)
  }
}
