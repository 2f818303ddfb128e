import Lessons

extension Localization {
  /// What a language is called; its code when the interface has no name for it.
  package func name(of language: Language) -> String {
    let key = "language.\(language.primaryCode)"
    return keys.contains(key) ? self[named: key] : language.code
  }
}
