import CourseLibrary
import Storage
import Terminal
import TerminalUI

/// Makes the rows of the settings from their view model, each kind of item its own.
struct SettingsCellMaker {
  let viewModel: SettingsViewModel

  private var words: Localization { viewModel.context.localization }

  func cell(_ item: SettingsItem) -> any CollectionCell {
    switch item {
    case .toggle(let toggle):
      SettingCell(
        title: words[toggle.titleKey],
        accessory: .toggle(
          isOn: viewModel.values[keyPath: toggle.path], remark: remark(on: toggle)))
    case .stepper(let stepper): self.stepper(stepper)
    case .choice(let choice):
      SettingCell(
        title: words[choice.titleKey],
        accessory: .value(
          choice.title(in: viewModel.values, words), hasPrevious: true, hasNext: true))
    case .source(let address):
      SettingCell(
        title: viewModel.context.sources.name(of: address), accessory: .text(kind(of: address)))
    case .addSource: SettingCell(title: "+ \(words[.addSourceTitle])", accessory: .text(""))
    case .dataFolder:
      PathCell(title: words[.settingsDataFolder], path: viewModel.context.database.path)
    case .about:
      AboutCell(
        title: "malmoi \(Launch.version)", text: words[.settingsAboutText])
    }
  }

  /// Why a setting comes to nothing here.
  private func remark(on toggle: ToggleSetting) -> String {
    toggle == .sound && viewModel.isSpeechMissing ? words[.settingsSoundMissing] : ""
  }

  private func stepper(_ stepper: StepperSetting) -> SettingCell {
    let value = viewModel.values[keyPath: stepper.path]
    return SettingCell(
      title: words[stepper.titleKey],
      accessory: .value(
        stepper.title(of: value, words), hasPrevious: value > stepper.range.bounds.lowerBound,
        hasNext: value < stepper.range.bounds.upperBound))
  }

  private func kind(of address: CourseSourceAddress) -> String {
    switch address {
    case .bundle: ""
    case .folder: words[.settingsFolder]
    case .server: words[.settingsServer]
    }
  }
}
