import Lessons

extension Localization {
  /// Why a text is none for a memo.
  package func sentence(for error: MemoTextError) -> String {
    switch error {
    case .blank: self[.memoEmpty]
    case .tooLong(_, let limit): self[.memoTooLong(limit: limit >> 20)]
    }
  }
}
