import AppText
import CourseLibrary
import Lessons
import Storage
import TerminalUI

extension TodayViewModel {
  /// The learner wants to do what an item is about.
  package func itemChosen(_ item: TodayItem) {
    switch item {
    case .failure: reloadRequested()
    case .beginning: if let suggestion { study(suggestion.id) }
    case .reviews: context.work.start { [self] in await review() }
    case .course: if let current = figures?.current { study(current.standing.id) }
    case .courses: context.go(to: .courses)
    case .memo: memoChosen()
    case .welcome, .waiting, .guide, .taste, .streak, .day, .ahead: break
    }
  }

  /// The learner wants to write something down.
  package func newMemoRequested() {
    context.work.start { [self] in
      await context.compose(.new(on: nil), text: "")
      reading.reloadRequested()
    }
  }

  /// Reviews what is due; when nothing of it can be asked, what can be done has the focus.
  private func review() async {
    if await !context.review() { await focusNext() }
  }

  /// A text that was left comes before what is safe.
  private func memoChosen() {
    if let draft = figures?.leftDraft {
      return context.resume(draft.id) { [weak self] in self?.reading.reloadRequested() }
    }
    guard let memo = figures?.newestMemo else { return newMemoRequested() }
    context.show(memo)
  }

  // MARK: Studying

  /// Goes on with a course that is on this machine at once, else asks its server.
  ///
  /// A server is asked for what is newer then, while the learner studies what there is.
  private func study(_ id: CourseID) {
    openingCancelled()
    opening = context.work.start { [self] in
      let course = await context.work.holdingKeys { await context.library.courseAtHand(id) }
      guard let course else { return await askServer(for: id) }
      await context.study(course, dayIndex: nil)
      await renew(id)
    }
  }

  /// Asks for the newest copy, which the next session has; says when it cannot be had.
  private func renew(_ id: CourseID) async {
    let words = context.localization
    do {
      let staleness = try await context.library.renewedCourse(id)?.staleness
      if let staleness { context.notify(words.sentence(for: staleness, at: context.clock.date)) }
    } catch let error as CourseSourceError {
      context.notify(words.sentence(for: error))
    } catch {
      // Cancelled: the learner chose another course.
    }
  }

  /// The learner does not want to wait for the course that was chosen.
  package func openingCancelled() {
    opening?.cancel()
    openingCourse = nil
  }

  private func askServer(for id: CourseID) async {
    openingCourse = id
    let answer: Result<Course, CourseSourceError>
    do {
      answer = .success(try await context.library.course(id).course)
    } catch let error as CourseSourceError {
      answer = .failure(error)
    } catch {
      // Cancelled: the learner chose something else meanwhile.
      return
    }
    guard !Task.isCancelled else { return }
    openingCourse = nil
    switch answer {
    case .success(let course): await context.study(course, dayIndex: nil)
    case .failure(let error): await tell(error, of: id)
    }
  }

  /// Says why a course cannot be opened, and tries again when the learner wants to.
  private func tell(_ error: CourseSourceError, of id: CourseID) async {
    let words = context.localization
    let wantsRetry = await context.ask(
      title: words[.coursesCannotOpen], message: words.sentence(for: error),
      choices: [.init(words[.coursesRetry], answer: true), .init(words[.keyBack], answer: false)])
    if wantsRetry == true { study(id) }
  }
}
