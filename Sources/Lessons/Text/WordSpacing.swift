/// What the spaces in the answers of a course are.
package enum WordSpacing: String, Hashable, Sendable, CaseIterable {
  /// Part of the text: words are written apart.
  case words
  /// Where the author cuts words that are written without spaces.
  case none

  /// An answer as it is shown: without the spaces that only cut it.
  package func shown(_ answer: String) -> String {
    self == .words ? answer : String(answer.filter { $0 != " " })
  }
}
