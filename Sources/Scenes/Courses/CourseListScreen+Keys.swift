import Terminal
import TerminalUI

extension CourseListScreen {
  var bindings: [KeyBinding] {
    viewModel.filterField == nil ? listBindings : filterBindings
  }

  /// While the filter is typed, letters are text.
  private var filterBindings: [KeyBinding] {
    [
      KeyBinding(.enter, title: words[.keyContinue]) { [viewModel] in viewModel.filterAccepted() },
      .movement(inList: list, title: words[.keyMove]),
      KeyBinding(.escape, title: words[.keyShowAll], hint: .wayOut) { [viewModel] in
        viewModel.filterCleared()
      },
    ]
  }

  private var listBindings: [KeyBinding] {
    [
      KeyBinding(
        .enter, .space, title: enterTitle, disabledReason: reasonNotToOpen
      ) { [list] in _ = list.selectFocusedItem() },
      KeyBinding(
        .right, .character("o"), title: words[.keyDays], disabledReason: reasonNotToOpen
      ) { [viewModel, list] in viewModel.daysRequested(of: list.focusedItem) },
      KeyBinding(.character("/"), title: words[.keyFilter]) { [viewModel] in
        viewModel.filterRequested()
      },
      KeyBinding(.character("r"), title: words[.keyReload]) { [viewModel] in
        viewModel.reloadRequested()
      },
      KeyBinding(.character("a"), title: words[.keyAddSource]) { [viewModel] in
        viewModel.addSourceRequested()
      },
      KeyBinding(
        .character("d"), title: words[.keyRemoveSource], hint: .hidden,
        disabledReason: viewModel.reasonNotToRemoveSource(of: list.focusedItem)
      ) { [viewModel, list] in viewModel.removeSourceRequested(of: list.focusedItem) },
      .movement(inList: list, title: words[.keyMove]),
    ] + escape + [
      KeyBinding(.character("q"), title: words[.keyQuit], hint: .wayOut) { [viewModel] in
        viewModel.quitRequested()
      }
    ] + KeyBinding.roots(from: .courses, context: viewModel.context)
  }

  /// One step back, where there is one: not to wait for a course, then to show all of them.
  private var escape: [KeyBinding] {
    if viewModel.openingCourse != nil {
      return [
        KeyBinding(.escape, title: words[.keyStopOpening], hint: .wayOut) { [viewModel] in
          viewModel.openingCancelled()
        }
      ]
    }
    guard viewModel.isFiltered else { return [] }
    return [
      KeyBinding(.escape, title: words[.keyShowAll], hint: .wayOut) { [viewModel] in
        viewModel.filterCleared()
      }
    ]
  }

  private var enterTitle: String {
    switch list.focusedItem {
    case .course(let id):
      viewModel.course(id).map { words[$0.action.titleKey].lowercased() } ?? words[.keyOpen]
    case .failure: words[.keyRetry]
    case .problem, .hidden, .emptySource: words[.keyReload]
    case .unreadableSource: words[.keyRemoveSource]
    default: words[.keyOpen]
    }
  }

  private var reasonNotToOpen: String? {
    guard list.focusedItem == nil else { return nil }
    return words[viewModel.state == .loading ? .coursesIsLoading : .coursesNothingToOpen]
  }

  /// Clicks go to what is seen under the pointer, the detail beside the list too.
  func handle(_ mouse: MouseEvent) -> Bool {
    if let root = parts.root(pressedBy: mouse, in: head) {
      viewModel.context.go(to: root)
      return true
    }
    if let detail, parts.detail?.contains(mouse.position) == true {
      return detail.handle(.mouse(mouse))
    }
    return list.handle(mouse)
  }
}
