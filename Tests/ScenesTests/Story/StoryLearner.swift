import AppTestSupport
import TestSupport

@testable import Scenes

/// Somebody who learns day by day with the whole app, and does what Today says.
@MainActor
final class StoryLearner {
  /// The days of a story, from its first Monday on.
  enum Day: Int {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
    case nextMonday, nextTuesday, nextWednesday, nextThursday
  }

  let place: LearnerPlace
  private var app: StudyApp?

  /// A learner whose machine has these courses.
  init(_ courses: CourseText...) throws {
    place = try LearnerPlace()
    for course in courses { try place.write(course, to: "bundle") }
  }

  /// Starts the app on a day, at a full hour by the clock of the place the learner is at.
  func wakeUp(on day: Day, hour: Int = 8) async throws {
    place.watch.advance(toDay: day.rawValue, hour: hour)
    app = try await StudyApp(at: place, opening: .today)
  }

  /// Ends the app.
  func goToSleep() async {
    _ = await app?.quit()
    app = nil
  }

  /// Lets time pass with the app open, and looks at it again.
  func takeBreak(of duration: Duration) async {
    place.watch.advance(by: duration)
    await app?.type("<Home>")
  }

  /// What Today says is next: what stands beside the bar.
  var next: String? {
    guard let line = app?.screen.first(where: { $0.hasPrefix("▌ ") }) else { return nil }
    let title = line.dropFirst(2).split(separator: "  ", omittingEmptySubsequences: true).first
    return title.map(String.init)
  }

  /// What became of the seven days of this week.
  var week: String? { row(below: "Mon  Tue  Wed") }

  /// How many reviews the next seven days bring.
  var ahead: String? {
    guard let screen = app?.screen,
      let title = screen.firstIndex(where: { $0.contains("Reviews that come") }),
      screen.indices.contains(title + 2)
    else { return nil }
    return screen[title + 2].split(separator: " ").joined(separator: " ")
  }

  private func row(below text: String) -> String? {
    guard let screen = app?.screen, let row = screen.firstIndex(where: { $0.contains(text) }),
      screen.indices.contains(row + 1)
    else { return nil }
    return screen[row + 1].split(separator: " ").joined(separator: " ")
  }

  /// All of Progress, as a tall screen shows it.
  func progress() async -> [String] {
    await tall { app in
      await app.type("4")
      return app.screen
    }
  }

  /// All of Words.
  func words() async -> [String] {
    await tall { app in
      await app.type("4<Enter>")
      let screen = app.screen
      await app.type("<Esc>")
      return screen
    }
  }

  /// Looks elsewhere on a tall screen, and comes back to Today.
  private func tall(_ look: (StudyApp) async -> [String]) async -> [String] {
    guard let app else { return [] }
    await app.resize(width: 80, height: 60)
    let seen = await look(app)
    await app.type("1")
    await app.resize(width: 80, height: 24)
    return seen
  }

  /// Whether a text stands somewhere on the screen.
  func sees(_ text: String) -> Bool { app?.shows(text) == true }

  /// Does what has the focus on Today, to the end of the session and back; returns what was asked,
  /// in order.
  ///
  /// - Parameter missing: answers that the learner does not know the first time they are asked.
  func study(missing: Set<String> = []) async -> [String] {
    guard let app else { return [] }
    var unknown = missing
    var asked: [String] = []
    await app.type("<Enter>")
    while let sentence = sentenceAsked {
      asked.append(sentence)
      let isKnown = unknown.remove(sentence) == nil
      await app.type(isKnown ? "\(sentence.dropLast()) " : "")
      if !isKnown { await app.type("<Down><Space><Down>") }
      place.watch.advance(by: .seconds(6))
      await app.type("<Enter>")
      if app.shows("words: check?") { await app.type("<Enter>") }
      if !app.shows(isKnown ? "✓" : "✗ Not yet.") || asked.count > 40 { break }
      await app.type("<Enter>")
    }
    await app.type("<Enter>")
    return asked
  }

  /// The answer that the prompt on the screen wants; nil when none is asked.
  private var sentenceAsked: String? {
    guard let app, app.shows("Put it in") || app.shows("Type it in"), !app.shows("done ──") else {
      return nil
    }
    return app.screen.lazy.compactMap { $0.split(separator: "말: ").dropFirst().first }
      .first.map(String.init)
  }
}
