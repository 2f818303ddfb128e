import Lessons

nonisolated extension LanguagePair {
  /// The two languages of a word like `ko:en`; nil when it names no two languages.
  init?(_ word: String) {
    let codes = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard codes.count == 2, codes.allSatisfy({ Language(checking: $0) != nil }) else { return nil }
    self.init(prompt: Language(code: codes[0]), answer: Language(code: codes[1]))
  }
}
