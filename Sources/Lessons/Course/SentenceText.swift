/// A sentence as text that a learner edits: the prompt in the first line, then a line for each
/// thing that belongs to it, behind its sign.
///
/// ```
/// 어제 로그인 버그를 고쳤어요.
/// = I fixed the login bug yesterday.
/// + Yesterday I fixed the login bug.
/// - have = have needs a word behind it.
/// > fix의 과거형은 fixed예요.
/// ```
///
/// `=` is an answer, `+` one that counts too, `-` a distractor, `>` the note: the signs of the plain
/// text of courses, with its escapes. Id, speaker and words of the glossary are none of it.
package struct SentenceText: RawRepresentable, Hashable, Sendable {
  /// The lines.
  package let rawValue: String

  /// A text as it was written or kept.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
