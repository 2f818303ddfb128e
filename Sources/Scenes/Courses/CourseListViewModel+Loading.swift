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
    let known = await context.library.catalog
    if known.isWorthShowing {
      listen()
      await loadStandings()
      return take(known)
    }
    reloadRequested()
    for await catalog in await context.library.catalogs() where catalog.isWorthShowing {
      return take(catalog)
    }
  }

  /// The list shows, for the first time or again.
  package func appeared() {
    if state == .idle { reloadRequested() } else { standingsMayHaveChanged() }
  }

  /// The learner wants the sources asked again.
  @discardableResult
  package func reloadRequested() -> Task<Void, Never> {
    loading?.cancel()
    if listening.isEmpty { listen() }
    let task = context.work.start { [self] in
      await loadStandings()
      await context.loadLibrary()
      take(await context.library.catalog)
    }
    loading = task
    return task
  }

  /// The learner wants one source asked again.
  func reloadRequested(of source: CourseSourceAddress) {
    context.work.start { [self] in
      await context.library.reload(source)
      take(await context.library.catalog)
    }
  }

  /// Follows what the sources and other processes change from now on.
  private func listen() {
    let library = context.library
    listening = [
      Task { [weak self] in
        for await catalog in await library.catalogs() { self?.take(catalog) }
      }
    ]
    let following = context.followingChanges { [weak self] in self?.standingsMayHaveChanged() }
    if let following { listening.append(following) }
  }

  func take(_ catalog: CourseCatalog) {
    guard catalog != self.catalog || shown.numberOfSections == 0 else { return }
    self.catalog = catalog
    index = nil
    revision += 1
    arrange()
    if filterField != nil || isFiltered { prepareSearch() }
    if let preview { readPreview(of: preview.course.id) }
  }

  private func standingsMayHaveChanged() {
    context.work.start { [self] in
      await loadStandings()
      preview?.refreshed()
    }
  }

  private func loadStandings() async {
    do throws(StorageError) {
      let standings = try await context.database.courseStandings()
      guard standings != self.standings else { return }
      self.standings = standings
      currentCourse = standings.currentCourse
      revision += 1
      arrange()
    } catch {
      context.notify(context.localization.sentence(for: error))
    }
  }
}

extension AppContext {
  /// Asks all sources for their courses, and follows what they change from now on; waits for the
  /// last of them.
  func loadLibrary() async {
    await library.watch()
    await library.load()
    do throws(StorageError) {
      try await sources.followed()
    } catch {
      notify(localization.sentence(for: error))
    }
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
