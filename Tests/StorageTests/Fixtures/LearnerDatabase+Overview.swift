import Lessons

@testable import Storage

extension LearnerDatabase {
  /// All that screens and commands are told of a learner, as lines that do not depend on rows.
  func overview(at now: Timestamp) throws(StorageError) -> [String] {
    try coursesOverview() + answersOverview() + scheduleOverview(at: now) + memosOverview()
      + settings().map { "setting \($0.rawValue) = \($1)" }.sorted()
      + sources().map { "source \($0.kind.rawValue) \($0.address) \($0.addedAt)" }
  }

  private func coursesOverview() throws(StorageError) -> [String] {
    var lines: [String] = []
    for (id, standing) in try courseStandings().sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let facts: [(any CustomStringConvertible)?] = [
        standing.title, standing.isAtHand, standing.isCurrent, standing.enrolledAt,
        standing.totalDays, standing.doneDays, standing.totalSentences, standing.doneSentences,
        standing.nextDay, standing.lastDoneAt, standing.situation.rawValue,
      ]
      lines.append("course \(id.rawValue) " + text(facts))
      for (sentence, time) in try progress(in: id).doneAt.sorted(by: { $0.value < $1.value }) {
        lines.append("done \(sentence.rawValue) \(time)")
      }
      for day in 0..<2 {
        lines.append("right at once \(day) \(try rightAtOnceCount(onDay: day, of: id))")
      }
      let own = try ownAnswers(in: id).sorted { $0.key.rawValue < $1.key.rawValue }
      lines += own.map { "own \($0.key.rawValue) \($0.value.joined(separator: ", "))" }
    }
    let reviewed = try reviewedCourses().map(\.rawValue).joined(separator: " ")
    let next = try standingToContinue()?.id.rawValue
    return lines + ["reviewed \(reviewed)", "continue \(text([next]))"]
  }

  /// The sentences of the story, as their files name them now.
  private var sentences: [SentenceKey] {
    ["a", "b", "b, edited", "c", "d", "e", "unknown"].map(SentenceKey.sample)
      + ["x", "y"].map {
        SentenceKey(course: CourseID(rawValue: "other"), sentence: SentenceID(rawValue: $0))
      }
  }

  private func answersOverview() throws(StorageError) -> [String] {
    var lines: [String] = []
    for sentence in sentences {
      for answer in try answers(to: sentence) {
        lines.append(
          "answer \(sentence.sentence.rawValue) “\(answer.text)” "
            + "\(answer.kind == .build ? "built" : "typed") \(answer.verdict.rawValue) "
            + "\(answer.grade.rawValue) \(answer.hints) \(answer.took) \(answer.time.seconds) "
            + "\(answer.time.utcOffset)")
      }
      if let card = try card(of: sentence) {
        lines.append("card \(sentence.sentence.rawValue) \(text(card))")
      }
    }
    return lines
  }

  private func scheduleOverview(at now: Timestamp) throws(StorageError) -> [String] {
    let summary = try studySummary(at: now)
    var lines = [
      "today \(summary.today.rawValue) due \(summary.due) next \(text([summary.nextDue]))",
      "streak \(summary.streak.length) \(summary.streak.longest) \(summary.streak.hasFreeze)",
      "week \(summary.streak.week.map { "\($0)" }.joined(separator: " "))",
      "pace \(summary.pace.secondsPerSentence) right today \(summary.sentencesToday)",
    ]
    lines += summary.waiting.map { "waiting \($0.name) \($0.count)" }
    lines += try dueCards(at: now).map { "due \($0.id.sentence.rawValue)" }.sorted()
    lines.append("forecast \(try forecast(at: now).counts)")
    lines += try dayTallies().sorted { $0.key < $1.key }.map { day, tally in
      "day \(day.rawValue) \(tally.answers) \(tally.right) \(tally.reviews) \(tally.recalled) "
        + "\(tally.newSentences) \(tally.milliseconds)"
    }
    let studied = try studiedSentences().map { "studied \($0.id.sentence.rawValue)" }
    let plan = try studyPlan()
    return lines + studied.sorted() + [
      "mature \(try matureCount()) set aside \(try answersSetAside())",
      "plan \(plan.wantedRetention) \(plan.dayStart)",
    ]
  }

  private func memosOverview() throws(StorageError) -> [String] {
    var lines: [String] = []
    for memo in try memos() {
      lines.append("memo \(text(memo))")
      lines += try versions(of: memo.id).map {
        "version \($0.revision) \($0.changedAt) “\($0.text.string)”"
      }
    }
    lines += try deletedMemos().map { "deleted \(text($0.memo)) at \($0.deletedAt)" }
    for sentence in sentences {
      let texts = try memos(on: sentence).map(\.text.string).joined(separator: ", ")
      lines.append("memos on \(sentence.sentence.rawValue): \(texts)")
    }
    return lines
      + (try drafts().map { "draft “\($0.text)” \($0.keptAt) \($0.isBeingWritten)" })
  }

  private func text(_ memo: Memo) -> String {
    let facts: [(any CustomStringConvertible)?] = [
      memo.revision, memo.createdAt, memo.changedAt, memo.changeOrder, memo.isPinned,
      memo.sentence?.sentence.rawValue,
    ]
    return "“\(memo.text.string)” " + text(facts)
  }

  private func text(_ card: Card) -> String {
    let memory = "\(card.memory.stability) \(card.memory.difficulty)"
    return "\(card.stage) \(memory) \(card.due) \(card.lastReview)"
  }

  private func text(_ facts: [(any CustomStringConvertible)?]) -> String {
    facts.map { $0?.description ?? "–" }.joined(separator: " ")
  }
}
