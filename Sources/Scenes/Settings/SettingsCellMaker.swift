import AppText
import CourseLibrary
import Lessons
import Storage
import Sync
import Terminal
import TerminalUI

/// Makes the rows of the settings from their view model, each kind of item its own.
struct SettingsCellMaker {
  let viewModel: SettingsViewModel
  /// The item that has the focus: what it does is said below it.
  let focused: SettingsItem?

  private var words: Localization { viewModel.context.localization }

  func cell(_ item: SettingsItem) -> any CollectionCell {
    if var cell = settingCell(item) {
      cell.titleColumns = titleColumns
      cell.explanation = explanation(of: item)
      return cell
    }
    if item == .sync, let place = viewModel.sync.status?.place {
      return PathCell(
        title: words[.settingsSync], path: place.address, titleColumns: titleColumns,
        explanation: explanation(of: item))
    }
    guard item == .dataFolder else {
      return AboutCell(title: "malmoi \(Program.version)", text: words[.settingsAboutText])
    }
    return PathCell(
      title: words[.settingsDataFolder], path: "\(viewModel.context.database.path)",
      titleColumns: titleColumns, explanation: explanation(of: item))
  }

  private func settingCell(_ item: SettingsItem) -> SettingCell? {
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
    case .fitting:
      SettingCell(title: words[.settingsFit], accessory: .text(fittingState))
    case .source(let address):
      SettingCell(
        title: viewModel.context.sources.name(of: address), accessory: .text(kind(of: address)))
    case .addSource: SettingCell(title: "+ \(words[.addSourceTitle])", accessory: .text(""))
    case .sync:
      viewModel.sync.status == nil
        ? SettingCell(title: words[.settingsSync], accessory: .text(words[.settingsSyncOff])) : nil
    case .machine(let device): machine(device)
    case .dataFolder, .about: nil
    }
  }

  /// Another machine, and when it was heard last.
  private func machine(_ device: DeviceID) -> SettingCell {
    let peer = viewModel.sync.status?.peers.first { $0.device == device }
    let now = viewModel.context.clock.now().seconds
    let heard = peer?.heardAt.map { words.age(ofSeconds: max(0, now - $0)) }
    return SettingCell(
      title: peer?.name ?? "\(device)",
      accessory: .text(
        words[.settingsHeardAt(when: heard ?? words[.syncNeverHeard])]))
  }

  private func explanation(of item: SettingsItem) -> String {
    guard item == focused, let key = item.explanationKey else { return "" }
    // What says why a source stays says what it is, too.
    if case .source = item, let reason = viewModel.reasonNotToRemove(item) { return reason }
    if item == .sync, let status = viewModel.sync.status { return standing(of: status) }
    return words[key]
  }

  private var fittingState: String {
    if let percent = viewModel.fitting.percent {
      return words[.fitProgress(percent: percent)]
    }
    return words[viewModel.values.weights == .standard ? .settingsFitUsual : .settingsFitOwn]
  }

  /// What waits to be left for other machines, or what stands in the way of it.
  private func standing(of status: SyncStatus) -> String {
    viewModel.sync.trouble
      ?? words[.settingsSyncStanding(waiting: words.count(.changes, status.unsent))]
  }

  /// The columns of the longest title of what has a value.
  private var titleColumns: Int {
    let keys =
      ToggleSetting.allCases.map(\.titleKey) + StepperSetting.allCases.map(\.titleKey)
      + ChoiceSetting.allCases.map(\.titleKey)
    return keys.map { words[$0].displayWidth }.max() ?? 0
  }

  /// Why a setting comes to nothing here.
  private func remark(on toggle: ToggleSetting) -> String {
    [.sound, .heard].contains(toggle) && viewModel.isSpeechMissing
      ? words[.settingsSoundMissing] : ""
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
