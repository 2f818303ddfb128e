import TerminalUI

extension AppContext {
  func go(to root: Root) {
    work.start { [self] in
      await work.holdingKeys { await show(await scene(of: root), using: .root).value }
    }
  }

  /// A root as it is when it comes: read, so that its first frame shows what there is.
  func scene(of root: Root) async -> Scene {
    switch root {
    case .today: .today(await opened(TodayViewModel(context: self)))
    case .courses: .courses(await opened(CourseListViewModel(context: self)))
    case .memos: .memos(await opened(MemoListViewModel(context: self)))
    case .progress: .progress(await opened(ProgressViewModel(context: self)))
    case .settings: .settings(await opened(SettingsViewModel(context: self)))
    }
  }

  private func opened<Model: RootViewModel>(_ model: Model) async -> Model {
    await model.opened()
    return model
  }
}
