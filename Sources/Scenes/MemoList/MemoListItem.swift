import Lessons
import Storage

/// What the list of memos shows.
package nonisolated enum MemoListItem: Hashable, Sendable {
  /// The memos could not be read; those that were read before are listed all the same.
  case failure
  /// Text that was never saved, to be gone on with.
  case draft(MemoDraftID)
  /// A memo.
  case memo(MemoID)
  /// The memos are being read for the first time.
  case loading
  /// There is no memo.
  case empty
  /// The search finds none.
  case nothingMatches

  /// Whether the focus may rest on it: there is something to be done about it.
  var isFocusable: Bool {
    switch self {
    case .failure, .draft, .memo: true
    case .loading, .empty, .nothingMatches: false
    }
  }

  /// The memo it stands for; nil for everything else.
  var memo: MemoID? {
    if case .memo(let id) = self { id } else { nil }
  }

  /// The draft it stands for; nil for everything else.
  var draft: MemoDraftID? {
    if case .draft(let id) = self { id } else { nil }
  }
}

/// The parts of the list of memos, in order.
package nonisolated enum MemoListSection: Hashable, Sendable, CaseIterable {
  /// What wants the learner's attention first: a failure, drafts.
  case notices
  case memos
  /// Why there are none.
  case messages
}
