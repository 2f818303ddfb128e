import AppText
import CourseLibrary
import Lessons
import TerminalUI

extension CourseListViewModel {
  /// What a course is opened for.
  private enum Purpose {
    /// What its button says, which is the same here and on its page: to study the next day.
    case study
    /// To see its days, of which any may be chosen.
    case days
  }

  /// The learner chose something in the list: a course is studied, a source is asked again.
  package func itemChosen(_ item: CourseListItem) {
    switch item {
    case .course(let id): openCourse(id, for: .study)
    case .unreadableSource: removeSourceRequested(of: item)
    default: if let source = item.source { reloadRequested(of: source) }
    }
  }

  /// The learner wants to see the days of a course.
  package func daysRequested(of item: CourseListItem?) {
    if case .course(let id)? = item { openCourse(id, for: .days) }
  }

  /// The learner does not want to wait for the course that was chosen.
  package func openingCancelled() {
    opening?.cancel()
    openingCourse = nil
  }

  private func openCourse(_ id: CourseID, for purpose: Purpose) {
    openingCancelled()
    if catalog.course(id)?.source.isServer == true { openingCourse = id }
    opening = context.work.start { [self] in
      let answer: Result<CourseCopy, CourseSourceError>
      do {
        answer = .success(try await context.library.course(id))
      } catch let error as CourseSourceError {
        answer = .failure(error)
      } catch {
        // Cancelled: the learner chose something else meanwhile.
        return
      }
      guard !Task.isCancelled else { return }
      openingCourse = nil
      switch answer {
      case .success(let copy): await show(copy, for: purpose)
      case .failure(let error): await tell(error, of: id, wantedFor: purpose)
      }
    }
  }

  private func show(_ copy: CourseCopy, for purpose: Purpose) async {
    switch purpose {
    case .days:
      await context.showPageUnlessElsewhere(of: copy)
    case .study:
      await context.study(copy.course, dayIndex: nil)
      guard let staleness = copy.staleness else { return }
      context.notify(context.localization.sentence(for: staleness, at: context.clock.date))
    }
  }

  /// Says why a course cannot be opened, and tries again when the learner wants to.
  private func tell(
    _ error: CourseSourceError, of id: CourseID, wantedFor purpose: Purpose
  ) async {
    let words = context.localization
    let wantsRetry = await context.ask(
      title: words[.coursesCannotOpen], message: words.sentence(for: error),
      choices: [.init(words[.coursesRetry], answer: true), .init(words[.keyBack], answer: false)])
    if wantsRetry == true { openCourse(id, for: purpose) }
  }

  // MARK: Beside the list

  /// The focus went to something in the list: a course is read, to be shown beside it.
  ///
  /// Courses of servers are asked for only when they are opened.
  package func itemFocused(_ item: CourseListItem?) {
    guard case .course(let id)? = item, catalog.course(id)?.source.isServer == false else {
      previewing?.cancel()
      if preview != nil { preview = nil }
      return
    }
    if preview?.course.id != id { readPreview(of: id) }
  }

  /// Reads the course that is shown beside the list, for the first time or again.
  func readPreview(of id: CourseID) {
    previewing?.cancel()
    previewing = context.work.start { [self] in
      // What keeps the course from being read is told when it is opened.
      let copy = try? await context.library.course(id)
      guard !Task.isCancelled, copy == nil || copy?.course != preview?.course else { return }
      preview = copy.map { CourseDetailViewModel(copy: $0, context: context) }
      preview?.refreshed()
    }
  }
}
