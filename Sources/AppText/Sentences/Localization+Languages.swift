import Lessons

extension Localization {
  /// What a language is called; its code when the interface has no name for it.
  package func name(of language: Language) -> String {
    text(named: "language.\(language.primaryCode)") ?? language.code
  }
}
