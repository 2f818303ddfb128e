import Lessons

/// The options of a choice, and which of them is chosen.
extension ChoiceSetting {
  /// Settings with the option some places further on, in a circle.
  func moved(_ settings: Settings, by places: Int) -> Settings {
    var changed = settings
    switch self {
    case .language: Self.move(&changed.language, by: places, in: [nil] + InterfaceLanguage.allCases)
    case .appearance: Self.move(&changed.appearance, by: places, in: Settings.Appearance.allCases)
    case .answering: Self.move(&changed.answering, by: places, in: Answering.allCases)
    case .blockLabels:
      Self.move(&changed.blockLabels, by: places, in: Settings.BlockLabels.allCases)
    }
    return changed
  }

  /// What the chosen option is called.
  func title(in settings: Settings, _ words: Localization) -> String {
    switch self {
    case .language: settings.language.map(\.ownName) ?? words[.settingsLanguageSystem]
    case .appearance: words[settings.appearance.titleKey]
    case .answering: words[settings.answering.titleKey]
    case .blockLabels: settings.blockLabels.title
    }
  }

  private static func move<Option: Equatable>(
    _ option: inout Option, by places: Int, in options: [Option]
  ) {
    guard let index = options.firstIndex(of: option) else { return }
    let count = options.count
    option = options[((index + places) % count + count) % count]
  }
}

extension InterfaceLanguage {
  /// What those who speak it call it.
  fileprivate var ownName: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }
}

extension Settings.Appearance {
  fileprivate var titleKey: TextKey {
    switch self {
    case .terminal: .settingsAppearanceTerminal
    case .highContrast: .settingsAppearanceHighContrast
    }
  }
}

extension Answering {
  fileprivate var titleKey: TextKey {
    switch self {
    case .bank: .settingsAnsweringBank
    case .typing: .settingsAnsweringTyping
    case .automatic: .settingsAnsweringAutomatic
    }
  }
}

extension Settings.BlockLabels {
  /// The first and the last key.
  fileprivate var title: String {
    [characters.first, characters.last].compactMap { $0.map(String.init) }.joined(separator: "-")
  }
}
