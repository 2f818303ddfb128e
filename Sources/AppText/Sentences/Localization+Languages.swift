import Lessons

extension Localization {
  /// What a language is called; its code when the interface has no name for it.
  package func name(of language: Language) -> String {
    guard let key = TextKey(rawValue: "language.\(language.primaryCode)") else {
      return language.code
    }
    return self[key]
  }
}
