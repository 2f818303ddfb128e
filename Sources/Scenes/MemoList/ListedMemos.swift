import Lessons
import Storage

/// Memos in the order of a list, each to be found by its name.
package nonisolated struct ListedMemos: Equatable, Sendable {
  /// The memos, in order.
  package private(set) var inOrder: [Memo] = []
  private var byID: [MemoID: Memo] = [:]

  /// No memos.
  init() {}

  /// Memos that are in the order of a list.
  ///
  /// - Precondition: No two have the same id.
  init(_ memos: [Memo]) {
    inOrder = memos
    byID = Dictionary(uniqueKeysWithValues: memos.map { ($0.id, $0) })
  }

  /// The memo of that name; nil when it is not listed.
  package subscript(_ id: MemoID) -> Memo? { byID[id] }

  /// The memo that stands after another one; nil after the last.
  func memo(after id: MemoID) -> Memo? {
    let rest = inOrder.drop { $0.id != id }.dropFirst()
    return rest.first
  }

  /// Takes a memo out.
  mutating func remove(_ id: MemoID) {
    guard byID.removeValue(forKey: id) != nil else { return }
    inOrder.removeAll { $0.id == id }
  }

  /// Puts a memo in its place, instead of the one of its name.
  mutating func insert(_ memo: Memo) {
    remove(memo.id)
    byID[memo.id] = memo
    let place = inOrder.firstIndex { memo.isListed(before: $0) } ?? inOrder.endIndex
    inOrder.insert(memo, at: place)
  }

  /// Becomes what was read.
  mutating func merge(_ changes: MemoChanges) {
    guard !changes.isComplete else { return self = ListedMemos(changes.memos) }
    for id in changes.gone { remove(id) }
    for memo in changes.memos where self[memo.id] != memo { insert(memo) }
  }

  package static func == (first: ListedMemos, second: ListedMemos) -> Bool {
    first.inOrder == second.inOrder
  }
}
