import AppText
import Lessons
import Terminal

/// The options of a choice, and which of them is chosen.
extension ChoiceSetting {
  /// The settings with each of the options, in order.
  ///
  /// - Parameter today: the day it is: an absence is until one of the days that come.
  func variants(of settings: Settings, today: StudyDay) -> [Settings] {
    switch self {
    case .language: settings.with(\.language, eachOf: [nil] + InterfaceLanguage.allCases)
    case .ground: settings.with(\.ground, eachOf: [nil] + Ground.allCases)
    case .letterOrder: settings.with(\.letterOrder, eachOf: LetterOrder.allCases)
    case .appearance: settings.with(\.appearance, eachOf: Settings.Appearance.allCases)
    case .answering: settings.with(\.answering, eachOf: Answering.allCases)
    case .blockLabels: settings.with(\.blockLabels, eachOf: Settings.BlockLabels.allCases)
    case .easyDays:
      settings.with(\.easyDays, eachOf: [[], [5, 6]] + (0...6).map { [$0] })
    case .away:
      settings.with(\.awayUntil, eachOf: [nil] + Self.absences.map { today.advanced(by: $0) })
    }
  }

  /// How long one is away, in days.
  private static let absences = [1, 2, 3, 4, 5, 7, 10, 14, 21, 28]

  /// Settings with the option some places further on, in a circle.
  func moved(_ settings: Settings, by places: Int, today: StudyDay) -> Settings {
    let variants = variants(of: settings, today: today)
    // An absence that is over, or ends on a day that is not offered, counts as none.
    let index = variants.firstIndex(of: settings) ?? 0
    let count = variants.count
    return variants[((index + places) % count + count) % count]
  }

  /// What the chosen option is called.
  func title(in settings: Settings, _ words: Localization) -> String {
    switch self {
    case .language: settings.language.map(\.ownName) ?? words[.settingsLanguageSystem]
    case .ground: words[settings.ground.map(\.titleKey) ?? .settingsGroundAutomatic]
    case .letterOrder: words[(settings.letterOrder ?? .byTerminal).titleKey]
    case .appearance: words[settings.appearance.titleKey]
    case .answering: words[settings.answering.titleKey]
    case .blockLabels: settings.blockLabels.title
    case .easyDays:
      settings.easyDays.isEmpty
        ? words[.settingsNoEasyDays]
        : settings.easyDays.sorted().map { words.weekdays[$0] }
          .joined(separator: words[.listSeparator])
    case .away:
      settings.awayUntil.map {
        words[.settingsAwayUntil(day: words.weekdayAndDate(of: $0))]
      } ?? words[.settingsNotAway]
    }
  }
}

extension Settings {
  /// These settings once with each of some values.
  fileprivate func with<Value>(
    _ path: WritableKeyPath<Settings, Value>, eachOf values: [Value]
  ) -> [Settings] {
    values.map { value in
      var settings = self
      settings[keyPath: path] = value
      return settings
    }
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

extension Ground {
  fileprivate var titleKey: Message {
    switch self {
    case .dark: .settingsGroundDark
    case .light: .settingsGroundLight
    }
  }
}

extension LetterOrder {
  fileprivate var titleKey: Message {
    switch self {
    case .byTerminal: .settingsLetterOrderTerminal
    case .byMalmoi: .settingsLetterOrderMalmoi
    }
  }
}

extension Settings.Appearance {
  fileprivate var titleKey: Message {
    switch self {
    case .terminal: .settingsAppearanceTerminal
    case .highContrast: .settingsAppearanceHighContrast
    }
  }
}

extension Answering {
  fileprivate var titleKey: Message {
    switch self {
    case .bank: .settingsAnsweringBank
    case .typing: .settingsAnsweringTyping
    case .automatic: .settingsAnsweringAutomatic
    case .mixed: .settingsAnsweringMixed
    }
  }
}

extension Settings.BlockLabels {
  /// The first and the last key.
  fileprivate var title: String {
    [characters.first, characters.last].compactMap { $0.map(String.init) }.joined(separator: "-")
  }
}
