/// What several machines did to a memo: which texts it has, and what became of it.
///
/// Every text names those it was made from. One that no other was made from is a head; with two
/// heads, the memo was changed on two machines that did not know of each other.
struct MemoGraph {
  /// A change of the memo.
  struct Entry {
    let stamp: ChangeStamp
    let kind: ChangeKind
    let body: FlatObject
  }

  /// By their order.
  private let entries: [Entry]
  /// Changes that gave it a text, and were not deleted for good.
  let texts: [Entry]
  private let ancestors: [String: Set<String>]

  /// - Parameter entries: all changes of one memo, by their order.
  init(_ entries: [Entry]) {
    self.entries = entries
    let texts = entries.filter { $0.kind == .memo }
    var ancestors: [String: Set<String>] = [:]
    for text in texts {
      let parents = text.parents ?? []
      ancestors[text.stamp.subject] = parents.reduce(into: Set(parents)) {
        $0.formUnion(ancestors[$1] ?? [])
      }
    }
    self.ancestors = ancestors
    let purges = entries.filter { $0.kind == .purge }
    self.texts = texts.filter { text in
      !purges.contains { $0.knew(text, ancestors) }
    }
  }

  /// The texts that no other was made from, the last one last.
  var heads: [Entry] {
    let parents = Set(texts.flatMap { $0.parents ?? [] })
    return texts.filter { !parents.contains($0.stamp.subject) }
  }

  /// When it was moved to the trash, in seconds since 1970 UTC; nil when it is not in it.
  ///
  /// A text that was written without knowing of the deletion takes the memo out.
  var deletedAt: Int64? {
    guard let last = entries.last(where: { [.trash, .restore].contains($0.kind) }),
      last.kind == .trash, texts.allSatisfy({ last.knew($0, ancestors) })
    else { return nil }
    return last.body.integer("at") ?? last.stamp.order / 1_000_000
  }

  /// Whether it is on top of the list.
  var isPinned: Bool {
    let last = entries.last { $0.kind == .pin || $0.kind == .memo && $0.body["pinned"] != nil }
    guard let value = last?.body["pinned"] else { return false }
    return value == .integer(1) || value == .other("true")
  }

  /// What made it: it tells when, and on which sentence.
  var origin: FlatObject? {
    (texts.last { $0.isOrigin } ?? entries.last { $0.kind == .memo && $0.isOrigin })?.body
  }
}

extension MemoGraph.Entry {
  /// The texts that it was made from, or that it knew; nil when it does not say.
  var parents: [String]? {
    body.text("parents").map { $0.split(separator: " ").map(String.init) }
  }

  fileprivate var isOrigin: Bool { body["made"] != nil }

  /// Whether whoever deleted the memo knew of a text.
  fileprivate func knew(_ text: Self, _ ancestors: [String: Set<String>]) -> Bool {
    guard let parents else { return text.stamp < stamp }
    let name = text.stamp.subject
    return parents.contains { $0 == name || ancestors[$0]?.contains(name) == true }
  }
}
