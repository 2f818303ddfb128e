import AppText
import CourseLibrary
import Lessons
import Observation
import Storage
import TerminalUI

/// One course: what it is about, its days, and where the learner stands.
@Observable
package final class CourseDetailViewModel {
  /// What a day is to the learner; any day may be opened.
  package enum DayState: Hashable {
    /// Every sentence is done.
    case done
    /// The first one with sentences left.
    case next
    /// Neither.
    case open
  }

  /// A day as the list shows it.
  package struct Day: Hashable {
    /// Counted from one.
    package let number: Int
    /// What it is about, when the author says so.
    package let title: String?
    /// Sentences that are done.
    package let done: Int
    /// Sentences it has.
    package let total: Int
    /// What it is to the learner.
    package let state: DayState
  }

  /// What the detail needs.
  @ObservationIgnored let context: any CourseDetailContext
  /// The course.
  package let course: Course
  /// Why the course is not the newest there is, in the learner's language; nil when it is.
  package let staleness: String?
  /// The days of the course; worked out once a change, since each row of the list asks for its own.
  package private(set) var days: [Day]
  /// What the button does.
  package private(set) var action = CourseAction.start

  /// Whether the sentences are asked the other way round, too.
  package private(set) var isBothWays = false

  @ObservationIgnored private var listening: Task<Void, Never>?

  /// A course, with nothing known of the learner's progress yet.
  init(course: Course, staleness: String? = nil, context: any CourseDetailContext) {
    self.course = course
    self.staleness = staleness
    self.context = context
    days = Self.days(of: course, done: [:])
  }

  /// A course as its source gave it.
  convenience init(copy: CourseCopy, context: any CourseDetailContext) {
    let staleness = copy.staleness.map {
      context.localization.sentence(for: $0, at: context.clock.date)
    }
    self.init(course: copy.course, staleness: staleness, context: context)
  }

  isolated deinit {
    listening?.cancel()
  }

  /// The screen shows, for the first time or again.
  package func appeared() {
    if listening == nil { listening = listen() }
    refreshed()
  }

  /// Looks the learner's progress up.
  ///
  /// A course that was never opened has none, and looking at it leaves no trace.
  package func refreshed() {
    context.work.start { [self] in
      do throws(StorageError) {
        var standings = try await context.database.courseStandings()
        if standings[course.id] != nil, try await context.database.reconcile(with: course) {
          standings = try await context.database.courseStandings()
        }
        let done = try await context.database.dayCounts(of: course.id).mapValues(\.done)
        let days = Self.days(of: course, done: done)
        if days != self.days { self.days = days }
        isBothWays = try await context.database.asksBothWays(course.id)
        let current = standings.currentCourse
        action = CourseAction(
          standings[course.id]?.situation ?? .undone,
          isAnotherCurrent: current != nil && current != course.id)
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }

  /// Follows what other processes change from now on.
  private func listen() -> Task<Void, Never>? {
    context.followingChanges { [weak self] in self?.refreshed() }
  }

  /// - Parameter done: how many sentences are done, by their days.
  /// - Complexity: linear in the days of the course.
  private static func days(of course: Course, done: [Int: Int]) -> [Day] {
    var isNextFound = false
    return course.days.enumerated().map { index, day in
      let total = day.sentenceCount
      let done = min(done[index] ?? 0, total)
      let isNext = done < total && !isNextFound
      isNextFound = isNextFound || isNext
      return Day(
        number: index + 1, title: day.title, done: done, total: total,
        state: done == total ? .done : isNext ? .next : .open)
    }
  }

  /// The languages: from the one that is read to the one that is built, or both ways.
  package var languages: String {
    let words = context.localization
    let prompt = words.name(of: course.languages.prompt)
    let answer = words.name(of: course.languages.answer)
    return words[
      isBothWays
        ? .detailLanguagesBoth(prompt: prompt, answer: answer)
        : .detailLanguages(prompt: prompt, answer: answer)]
  }

  /// What the button says.
  package var actionTitle: String { context.localization[action.titleKey] }

  /// The learner pressed the button: on with the next day, or from the start when all are done.
  package func actionRequested() {
    studyRequested(dayIndex: nil)
  }

  /// The learner chose a day, counted from zero.
  package func dayChosen(_ index: Int) {
    studyRequested(dayIndex: index)
  }

  /// The learner wants to study a day, counted from zero; nil is the next one.
  ///
  /// What is typed before the quiz shows is for the quiz.
  @discardableResult
  package func studyRequested(dayIndex: Int?) -> Task<Void, Never> {
    context.work.start { [context, course] in await context.study(course, dayIndex: dayIndex) }
  }

  /// Why the course cannot be asked the other way round; nil when it can.
  package var reasonNotBothWays: String? {
    course.canBeTurned ? nil : context.localization[.detailNotBothWays]
  }

  /// The learner wants the sentences asked the other way round, too, or no more.
  package func bothWaysToggled() {
    let isOn = !isBothWays
    context.work.start { [self] in
      do throws(StorageError) {
        try await context.database.askBothWays(course.id, isOn, at: context.clock.now())
        isBothWays = isOn
        context.confirm(
          context.localization[isOn ? .detailBothWaysOn : .detailBothWaysOff])
      } catch {
        context.notify(context.localization.sentence(for: error))
      }
    }
  }

  /// The learner wants to learn how Hangul is read.
  package func hangulRequested() {
    context.work.start { [context] in await context.learnHangul() }
  }

  /// The learner goes back.
  package func closed() {
    context.close()
  }
}
