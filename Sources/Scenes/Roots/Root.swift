import AppText
import Terminal
import TerminalUI

/// The places at the top of the app, each a digit away from the others.
package enum Root: Int, CaseIterable, Sendable {
  case today = 1
  case courses
  case memos
  case progress
  case settings

  /// The digit that leads there.
  var key: Key { .character(Character(String(rawValue))) }

  /// What the place is called.
  var titleKey: TextKey {
    switch self {
    case .today: .todayTitle
    case .courses: .coursesTitle
    case .memos: .memosTitle
    case .progress: .progressTitle
    case .settings: .settingsTitle
    }
  }
}

extension AppContext {
  /// Goes to a root, which shows what it has when it comes: keys wait for it.
  func go(to root: Root) {
    work.start { [self] in
      await work.holdingKeys { await show(await scene(of: root), using: .root).value }
    }
  }

  /// A root as it is when it comes: read, so that its first frame shows what there is.
  func scene(of root: Root) async -> Scene {
    switch root {
    case .today: .today(await opened())
    case .courses: .courses(await opened())
    case .memos: .memos(await opened())
    case .progress: .progress(await opened())
    case .settings: .settings(await opened())
    }
  }

  private func opened<Model: RootViewModel>() async -> Model {
    let model = Model(context: self)
    await model.opened()
    return model
  }
}

/// What a root shows.
protocol RootViewModel {
  /// A root that was not read yet.
  init(context: AppContext)

  /// Reads what the first frame shows, and returns when there is something to show.
  func opened() async
}

extension KeyBinding {
  /// The keys that lead to the other roots.
  static func roots(from current: Root, context: AppContext) -> [KeyBinding] {
    Root.allCases.filter { $0 != current }.map { root in
      KeyBinding(
        root.key, title: context.localization[root.titleKey],
        group: context.localization[.helpEverywhere], hint: .hidden
      ) { context.go(to: root) }
    }
  }
}
