import AppTestSupport
import Lessons
import Storage
import TestSupport
import Testing

@testable import Scenes

/// A learner of ten days, whom the app gives the right sentences on the right days.
///
/// They do what has the focus on Today, and nothing else: Enter begins each session.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct TenDaysTests {
  private let learner: StoryLearner

  init() throws {
    learner = try StoryLearner(
      CourseText(
        id: "a-walk", title: "A walk",
        answers: ["Go.", "Wait here.", "Turn left.", "Look up.", "Come back.", "Sit down."]),
      CourseText(id: "b-talk", title: "A talk", answers: ["Say it."]))
  }

  @Test func `ten days, one of them missed, two flights, and a clock that was wrong`() async throws
  {
    try await firstDay()
    try await forgettingAndRemembering()
    try await aDayOff()
    try await westwards()
    try await wrongClock()
    try await homewards()
  }

  /// Monday: the first sentences, and their short steps.
  private func firstDay() async throws {
    try await learner.wakeUp(on: .monday)
    #expect(learner.sees("Welcome. Press Enter to build your first sentence."))
    for (done, sentence) in ["Go.", "Wait here.", "Turn left."].enumerated() {
      #expect(await learner.study() == [sentence])
      #expect(learner.sees("\(done + 1) of 10"))
    }
    #expect(learner.sees("1 day in a row"))
    #expect(learner.sees("Next: 3 sentences · in 10 minutes"))
    #expect(learner.next == "A walk")

    await learner.takeBreak(of: .minutes(11))
    #expect(learner.next == "3 reviews are due")
    #expect(
      await learner.study(missing: ["Wait here."])
        == ["Go.", "Wait here.", "Turn left.", "Wait here."])
    #expect(learner.sees("Next: 1 sentence · in 10 minutes"))
    await learner.takeBreak(of: .minutes(11))
    #expect(await learner.study() == ["Wait here."])
    #expect(learner.week == "✓ · · · · · ·")
    #expect(learner.ahead == "1 2 0 0 0 0 0")
    await learner.goToSleep()
  }

  /// What was forgotten comes back a day sooner than what was known.
  private func forgettingAndRemembering() async throws {
    try await learner.wakeUp(on: .tuesday)
    #expect(learner.next == "1 review is due")
    #expect(learner.sees("Then 2 sentences tomorrow"))
    #expect(learner.week == "✓ ? · · · · ·")
    #expect(await learner.study() == ["Wait here."])
    await learner.goToSleep()

    try await learner.wakeUp(on: .wednesday)
    #expect(learner.next == "3 reviews are due")
    #expect(learner.sees("2 days in a row"))
    #expect(await learner.study() == ["Go.", "Turn left.", "Wait here."])
    #expect(learner.next == "A walk")
    #expect(learner.sees("3 days in a row"))
    #expect(learner.sees("Next: 1 sentence · in 3 days"))
    #expect(learner.ahead == "0 0 1 0 1 1 0")
    await learner.goToSleep()
  }

  /// Thursday goes by without a sentence: the week's one day off is taken for it.
  private func aDayOff() async throws {
    try await learner.wakeUp(on: .friday)
    #expect(learner.week == "✓ ✓ ✓ * ? · ·")
    #expect(learner.sees("3 days in a row"))
    #expect(learner.sees("This week's day off is taken."))
    #expect(learner.sees("Next: 1 sentence · tomorrow"))
    #expect(await learner.study() == ["Look up."])
    #expect(await learner.study() == ["Come back."])
    #expect(learner.sees("4 days in a row"))
    await learner.goToSleep()
  }

  /// A flight to New York, where the clock is put back an hour the night after.
  private func westwards() async throws {
    learner.place.watch.travel(toUTC: -4)
    try await learner.wakeUp(on: .saturday)
    #expect(learner.week == "✓ ✓ ✓ * ✓ ? ·")
    #expect(learner.next == "3 reviews are due")
    #expect(await learner.study() == ["Look up.", "Come back.", "Wait here."])
    await learner.goToSleep()

    learner.place.watch.travel(toUTC: -5)
    try await learner.wakeUp(on: .sunday)
    #expect(learner.week == "✓ ✓ ✓ * ✓ ✓ ?")
    #expect(learner.sees("5 days in a row"))
    #expect(await learner.study() == ["Go."])
    await learner.goToSleep()
  }

  /// Monday, but the clock says Friday: what was answered since is in its future, and comes again.
  private func wrongClock() async throws {
    learner.place.watch.setWrong(by: .days(-3))
    try await learner.wakeUp(on: .nextMonday)
    #expect(learner.week == "✓ ✓ ✓ * ✓ · ·")
    #expect(learner.next == "1 review is due")
    #expect(await learner.study() == ["Go."])
    #expect(learner.next == "A walk")
    await learner.goToSleep()
    learner.place.watch.setWrong(by: .zero)
  }

  /// The clock is right again, and the flight home skips Monday's end.
  private func homewards() async throws {
    learner.place.watch.travel(toUTC: 9)
    try await learner.wakeUp(on: .nextTuesday)
    #expect(learner.week == "▸ ? · · · · ·")
    #expect(learner.sees("6 days in a row"))
    #expect(await learner.study() == ["Turn left."])
    await learner.goToSleep()

    try await learner.wakeUp(on: .nextWednesday)
    #expect(learner.sees("7 days in a row"))
    #expect(learner.sees("Next: 1 sentence · in 2 days"))
    #expect(await learner.study() == ["Sit down."])
    #expect(learner.next == "Choose your next course")
    #expect(learner.sees("“A walk” is done. Its sentences come back as reviews."))
    #expect(learner.sees("8 days in a row"))
    #expect(learner.week == "▸ ✓ ✓ · · · ·")
    try await lookingBack()
    await learner.goToSleep()
    let database = try learner.place.database()
    let tallies = try await database.dayTallies()
    #expect(tallies.count == 8)
    #expect(tallies.values.reduce(0) { $0 + $1.newSentences } == 6)
  }

  /// Progress and Words say what happened: eight days of study, each in its place.
  private func lookingBack() async throws {
    let tallies = try await learner.place.database().dayTallies()
    let progress = await learner.progress()
    let year = try #require(progress.first { $0.contains(" answers on ") })
    #expect(year.contains("\(tallies.values.reduce(0) { $0 + $1.answers }) answers on 8 days"))
    // The last two weeks of the year: a mark for each day that was studied.
    let marks = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { day in
      let row = progress.first { $0.contains("   \(day) ") && !$0.contains("Tue  Wed") } ?? ""
      return String(row.drop { $0 == " " }.dropFirst(4).dropFirst(51).prefix(2))
        .map { $0 == "·" ? "." : "x" }
    }
    #expect(marks.map { $0.joined() } == ["x.", "xx", "xx", ".", "x", "x", "x"])
    #expect(progress.contains { $0.contains("8 days in a row: the longest so far.") })
    let past = try #require(progress.first { $0.contains("The last 14 days: ") })
    #expect(past.contains("\(tallies.values.reduce(0) { $0 + $1.repetitions }) reviews"), "\(past)")
    #expect(progress.contains { $0.contains("too few") })

    let words = await learner.words()
    for word in ["go", "wait", "here", "turn", "left", "look", "up", "come", "back", "sit", "down"]
    {
      #expect(words.contains { $0.contains(" \(word)") }, "\(word)")
    }
    #expect(progress.contains { $0.contains("11 words met") })
  }
}
