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
  var titleKey: Message {
    switch self {
    case .today: .todayTitle
    case .courses: .coursesTitle
    case .memos: .memosTitle
    case .progress: .progressTitle
    case .settings: .settingsTitle
    }
  }
}

extension KeyBinding {
  /// The keys that lead to the other roots.
  static func roots(from current: Root, context: any RootsContext) -> [KeyBinding] {
    Root.allCases.filter { $0 != current }.map { root in
      KeyBinding(
        root.key, title: context.localization[root.titleKey],
        group: context.localization[.helpEverywhere], hint: .hidden
      ) { context.go(to: root) }
    }
  }
}
