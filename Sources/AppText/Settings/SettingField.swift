import Lessons
import Storage
import Terminal

/// A value of the settings and the row it is kept in.
///
/// Only what differs from the default is kept; what cannot be read is the default.
struct SettingField: Sendable {
  /// The row.
  let key: SettingKey
  /// Takes a value from the text of the row.
  let read: @Sendable (String, inout Settings) -> Void
  /// The text of the row; nil is the default.
  let text: @Sendable (Settings) -> String?

  private init<Value: SettingText & Equatable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Settings, Value> & Sendable
  ) {
    key = SettingKey(rawValue: name)
    read = { text, settings in
      if let value = Value(settingText: text) { settings[keyPath: path] = value }
    }
    text = { settings in
      let value = settings[keyPath: path]
      return value == Settings()[keyPath: path] ? nil : value.settingText
    }
  }

  /// A number, which is brought into its range.
  private init(
    _ name: String, _ path: any WritableKeyPath<Settings, Int> & Sendable, in range: SettingRange
  ) {
    let field = SettingField(name, path)
    key = field.key
    text = field.text
    read = { text, settings in
      field.read(text, &settings)
      settings[keyPath: path] = range.clamped(settings[keyPath: path])
    }
  }

  /// Every value there is.
  static let all = [
    SettingField("language", \.language),
    SettingField("appearance", \.appearance),
    SettingField("ground", \.ground),
    SettingField("right-to-left", \.letterOrder),
    SettingField("animation", \.isAnimated),
    SettingField("block-labels", \.blockLabels),
    SettingField("answering", \.answering),
    SettingField("introduce-words", \.introducesWords),
    SettingField("hangul", \.offersHangul),
    SettingField("romanization", \.romanizes),
    SettingField("gaps", \.asksGaps),
    SettingField("choices", \.asksChoices),
    SettingField("typed", \.asksTyped),
    SettingField("heard", \.asksHeard),
    SettingField("ask-before-half", \.asksBeforeHalf),
    SettingField("sound", \.speaksAnswers),
    SettingField("daily-goal", \.dailyGoal, in: .dailyGoal),
    SettingField("new-first", \.isNewFirst),
    SettingField("wanted-retention", \.wantedRetention, in: .wantedRetention),
    SettingField(SettingKey.weights.rawValue, \.weights),
    SettingField("day-start", \.dayStart, in: .dayStart),
    SettingField(SettingKey.mostReviews.rawValue, \.mostReviews, in: .mostReviews),
    SettingField(SettingKey.easyDays.rawValue, \.easyDays),
    SettingField(SettingKey.awayUntil.rawValue, \.awayUntil),
  ]
}

extension Settings {
  /// The settings that rows say; of other rows nothing is taken.
  package init(rows: [SettingKey: String]) {
    self.init()
    for field in SettingField.all {
      if let text = rows[field.key] { field.read(text, &self) }
    }
  }

  /// The rows whose text differs from that of other settings; nil stands for the default.
  package func rows(changedFrom other: Settings) -> [SettingKey: String?] {
    SettingField.all.reduce(into: [:]) { rows, field in
      let text = field.text(self)
      if text != field.text(other) { rows.updateValue(text, forKey: field.key) }
    }
  }
}

/// A value that is kept as text.
private protocol SettingText {
  init?(settingText: String)
  var settingText: String { get }
}

extension SettingText where Self: RawRepresentable<String> {
  init?(settingText: String) { self.init(rawValue: settingText) }
  var settingText: String { rawValue }
}

extension SettingText where Self: LosslessStringConvertible {
  init?(settingText: String) { self.init(settingText) }
  var settingText: String { description }
}

extension InterfaceLanguage: SettingText {}
extension Ground: SettingText {}
extension LetterOrder: SettingText {}
extension Settings.Appearance: SettingText {}
extension Settings.BlockLabels: SettingText {}
extension Answering: SettingText {}
extension Bool: SettingText {}
extension Int: SettingText {}
extension FSRSWeights: SettingText {}

extension Set: SettingText where Element == Int {
  init?(settingText: String) {
    self.init(settingText.split(separator: ",").compactMap { Int($0) }.filter((0...6).contains))
  }

  var settingText: String { sorted().map(String.init).joined(separator: ",") }
}

extension StudyDay: SettingText {
  init?(settingText: String) {
    guard let day = Int(settingText).map(StudyDay.init(rawValue:)),
      StudyCalendar.days.contains(day)
    else { return nil }
    self = day
  }

  var settingText: String { "\(rawValue)" }
}

extension Optional: SettingText where Wrapped: SettingText {
  init?(settingText: String) {
    guard let value = Wrapped(settingText: settingText) else { return nil }
    self = value
  }

  var settingText: String { self?.settingText ?? "" }
}
