/// A language the interface speaks.
package enum InterfaceLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"

  /// The language a learner's environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and
  /// `LANG` that is set, as POSIX orders them; English when it names another language.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    self = locale.flatMap(Self.init(locale:)) ?? .english
  }

  /// The language of a locale name such as `ko_KR.UTF-8`.
  private init?(locale: String) {
    self.init(rawValue: String(locale.prefix { $0.isLetter }).lowercased())
  }
}
