/// How one list of identifiers becomes another.
///
/// Deletions and the sources of moves are places in the old list; insertions, the targets of
/// moves and updates are places in the new one. To make the new list: take out what is deleted
/// or moved, then put in what is inserted or moved, by ascending place. As few identifiers as
/// possible are moved.
nonisolated package struct Changeset<
  ID: Hashable & Sendable, Position: Comparable & Hashable & Sendable
>: Hashable, Sendable {
  /// An identifier and its place.
  package struct Change: Hashable, Sendable {
    package let id: ID
    package let position: Position
  }

  /// An identifier that left one place for another.
  package struct Move: Hashable, Sendable {
    package let id: ID
    package let source: Position
    package let target: Position
  }

  /// What is gone, by its place in the old list, ascending.
  package internal(set) var deleted: [Change] = []
  /// What is new, by its place in the new list, ascending.
  package internal(set) var inserted: [Change] = []
  /// What changed its place among the others, ascending by target.
  package internal(set) var moved: [Move] = []
  /// What was there before and has new content, by its place in the new list, ascending; it may
  /// be moved too.
  package internal(set) var updated: [Change] = []

  /// Whether both lists are the same.
  package var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }
}
