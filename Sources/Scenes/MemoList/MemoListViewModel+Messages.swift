import AppText
import Storage

extension MemoListViewModel {
  /// What a message in the list says; empty for a memo.
  package func message(for item: MemoListItem) -> String {
    let words = context.localization
    switch item {
    case .memo: return ""
    case .loading: return words[.memosLoading]
    case .empty: return words[.memosEmpty]
    case .nothingMatches: return words[.memosNothingMatches(text: filter.text)]
    case .failure: return reading.failure.map(words.sentence) ?? ""
    case .draft(let id):
      guard let draft = draft(id) else { return "" }
      let age = words.moment(ofSeconds: draft.keptAt, at: context.clock.now())
      return words[.memosDraft(age: age, title: words.title(of: draft))]
    }
  }
}
