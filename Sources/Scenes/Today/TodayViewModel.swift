import AppText
import CourseLibrary
import Lessons
import Observation
import Storage
import TerminalUI

/// What to do next, and how the learner stands today.
///
/// Everything is read at once when the scene comes, when it shows again and when another process
/// has changed something; a key that comes in another minute has it read again too. So the figures
/// follow the clock, over the end of the day as well, and nothing wakes up for it.
@Observable
package final class TodayViewModel: RootViewModel {
  /// What Today needs.
  @ObservationIgnored let context: any TodayContext
  /// What is shown, from the top; empty before it was read.
  package private(set) var items: [TodayItem] = []
  /// Where everything stands.
  @ObservationIgnored let reading: Reading<TodayFigures>
  /// Why it is not known which courses there are; nil when it is.
  private var presenceFailure: StorageError?
  /// What somebody who has not begun may begin with.
  private(set) var suggestion: CourseSummary?
  /// What a sentence of it is like; nil before it was read.
  private(set) var taste: Taste?
  /// What should have the focus from now on; nil once it has.
  package private(set) var wantedFocus: TodayItem?

  /// The course that was chosen and has not come from its server yet.
  package internal(set) var openingCourse: CourseID?

  @ObservationIgnored var opening: Task<Void, Never>?

  /// Today with nothing read yet.
  init(context: any TodayContext) {
    self.context = context
    reading = Reading(in: context) { [context] _ throws(StorageError) in
      try await TodayFigures(context, at: context.clock.now())
    }
    reading.didRead = { [weak self] in self?.arrange() }
  }

  /// What was read last; nil before.
  var figures: TodayFigures? { reading.value }

  /// Why something cannot be read; nil when everything can.
  var failure: StorageError? { reading.failure ?? presenceFailure }

  /// Reads everything for the first time, and returns when there is something to show.
  package func opened() async {
    await reading.open()
    if figures?.isOfBeginner == true { await findBeginning() }
    wantedFocus = nextThing
    context.work.start { [self] in await lookForCourses() }
  }

  /// The scene shows, for the first time or again.
  ///
  /// - Parameter item: what has the focus. After something to study it goes on to what is next.
  package func appeared(focusing item: TodayItem?) {
    guard let reading = reading.appeared() else { return }
    context.work.start { [self] in
      await reading.value
      if item?.isStudying != false { wantedFocus = nextThing }
      await lookForCourses()
    }
  }

  /// The learner wants everything read again, also which courses there are.
  package func reloadRequested() {
    context.work.start { [self] in
      await reading.reload()
      await lookForCourses()
    }
  }

  /// Reads everything again, and lets what is next have the focus.
  func focusNext() async {
    await reading.reload()
    wantedFocus = nextThing
  }

  /// A key or a click came: what the clock has changed since the last reading is read again.
  package func touched() {
    guard let figures, figures.now.minute != context.clock.now().minute else { return }
    reading.reloadRequested()
  }

  /// What was wanted has the focus now.
  func focusWasGiven() {
    wantedFocus = nil
  }

  /// The first thing to be done.
  package var nextThing: TodayItem? { items.first(where: isFocusable) }

  /// Whether there is something to be done with an item now.
  package func isFocusable(_ item: TodayItem) -> Bool {
    item == .reviews ? (figures?.summary.due ?? 0) > 0 : !item.isForReading
  }

  // MARK: Reading

  /// Finds out which courses there are, after what is known is shown: that may take its time.
  private func lookForCourses() async {
    do throws(StorageError) {
      presenceFailure = nil
      if try await context.lookForCourses() { await reading.reload() }
    } catch {
      presenceFailure = error
    }
    arrange()
  }

  private func arrange() {
    let items = (failure == nil ? [] : [.failure]) + studying + standing
    if items != self.items { self.items = items }
  }

  /// What to study, the next thing first; last what waits.
  private var studying: [TodayItem] {
    guard let figures else { return [] }
    if figures.isOfBeginner {
      return (suggestion == nil ? [] : [.welcome, .beginning]) + [.courses]
    }
    let isDoing = figures.current?.standing.situation == .doing
    let course = isDoing ? TodayItem.course : .courses
    let comesFirst =
      figures.summary.due == 0 || (isDoing && context.settings.values.isNewFirst)
    let reviews = [.reviews] + (figures.summary.waiting.isEmpty ? [] : [TodayItem.waiting])
    return comesFirst ? [course] + reviews : reviews + [course]
  }

  private var standing: [TodayItem] {
    guard let figures else { return [] }
    guard !figures.isOfBeginner else {
      return [.guide] + (taste == nil ? [] : [.taste])
        + (figures.leftDraft == nil ? [] : [.memo])
    }
    let hasAhead = figures.forecast.counts.dropFirst().contains { $0 > 0 }
    return [.streak, .day] + (hasAhead ? [.ahead] : []) + [.memo]
  }

  /// Looks for a course whose prompts are in the learner's language, the app's own first.
  private func findBeginning() async {
    let library = context.library
    if await !library.catalog.isWorthShowing {
      context.work.start { [context] in await context.loadLibrary() }
    }
    for await catalog in await library.catalogs() where catalog.isWorthShowing {
      let language = context.localization.language.rawValue
      let courses = catalog.courses.map(\.summary)
      suggestion =
        courses.first { $0.languages.prompt.primaryCode == language } ?? courses.first
      arrange()
      context.work.start { [self] in await findTaste() }
      return
    }
  }

  /// Reads the course that is suggested, if that is on this machine.
  private func findTaste() async {
    guard let suggestion, let course = await context.library.courseAtHand(suggestion.id) else {
      return
    }
    taste = Taste(of: course)
    arrange()
  }
}

extension Timestamp {
  /// Minutes since 1970 by the learner's clock: what Today tells changes no sooner.
  fileprivate var minute: Int64 { (seconds + Int64(utcOffset)) / 60 }
}
