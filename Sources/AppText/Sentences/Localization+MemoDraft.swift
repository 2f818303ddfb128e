import Lessons
import Storage

extension Localization {
  /// The first line of a draft; says so when there is none.
  package func title(of draft: MemoDraft) -> String {
    do throws(MemoTextError) {
      return try MemoText(draft.text).title.onOneLine
    } catch {
      return self[.memosBlankDraft]
    }
  }
}
