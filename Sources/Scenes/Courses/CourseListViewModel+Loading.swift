import AppText
import CourseLibrary
import Lessons
import Storage
import TerminalUI

extension CourseListViewModel {
  /// Returns when there is something to show: at once when the sources were asked before, else
  /// when those on this machine have answered.
  ///
  /// Servers may take their time.
  package func opened() async {
    await standings.open()
    let known = await context.library.catalog
    if known.isWorthShowing {
      listen()
      return adopt(known)
    }
    load()
    for await catalog in await context.library.catalogs() where catalog.isWorthShowing {
      return adopt(catalog)
    }
  }

  /// The list shows, for the first time or again.
  package func appeared() {
    standings.appeared()
    if state == .idle { load() }
  }

  /// The learner wants the sources asked again.
  @discardableResult
  package func reloadRequested() -> Task<Void, Never> {
    load { [standings] in await standings.reload() }
  }

  @discardableResult
  private func load(after first: @escaping () async -> Void = {}) -> Task<Void, Never> {
    loading?.cancel()
    listen()
    let task = context.work.start { [self] in
      await first()
      await context.loadLibrary()
      adopt(await context.library.catalog)
    }
    loading = task
    return task
  }

  /// The learner wants one source asked again.
  func reloadRequested(of source: CourseSourceAddress) {
    context.work.start { [self] in
      await context.library.reload(source)
      adopt(await context.library.catalog)
    }
  }

  /// Follows what the sources change from now on.
  private func listen() {
    guard listening == nil else { return }
    let library = context.library
    listening = Task { [weak self] in
      for await catalog in await library.catalogs() { self?.adopt(catalog) }
    }
  }

  func adopt(_ catalog: CourseCatalog) {
    guard catalog != self.catalog || shown.numberOfSections == 0 else { return }
    self.catalog = catalog
    index = nil
    content.reword()
    arrange()
    if filter.isInUse { prepareSearch() }
    if let preview { readPreview(of: preview.course.id) }
  }

  func standingsWereRead() {
    if let failure = standings.failure {
      context.notify(context.localization.sentence(for: failure))
    }
    currentCourse = standings.value?.currentCourse
    // Before the sources have answered nothing can be said of courses.
    if shown.numberOfSections > 0 {
      content.reword()
      arrange()
    }
    preview?.refreshed()
  }
}

extension CourseCatalog {
  /// Whether every source on this machine has answered, and every server was asked.
  var isWorthShowing: Bool {
    sources.allSatisfy { source in
      switch source.state {
      case .idle: false
      case .loading: source.address.isServer
      case .loaded, .failed: true
      }
    }
  }
}
