import AppText
import CourseLibrary
import TerminalUI

extension AppContext {
  /// Goes to a scene, as the answer to a key.
  ///
  /// A scene that took its time to come is not pushed when the learner opened a modal meanwhile:
  /// that was the later wish.
  @discardableResult
  func show(_ scene: Scene, using style: TransitionStyle) -> Task<Void, Never> {
    work.start { [coordinator] in
      do {
        try await coordinator.transition(to: scene, using: style)
      } catch {
        precondition(style == .push, "\(style) is not possible here: \(error)")
      }
    }
  }

  /// Pushes a scene that took its time to come, unless the learner opened a modal meanwhile.
  func showUnlessElsewhere(_ scene: Scene) async {
    // Nothing to push onto is what the error says: a key on the modal was the later wish.
    try? await coordinator.transition(to: scene, using: .push)
  }

  /// Goes one step back; at a root there is nothing to go back to.
  func close() {
    work.start { [self] in await closed() }
  }

  /// Goes one step back, and returns when what was below is shown.
  func closed() async {
    // Esc at a root does nothing: that is what the error says.
    try? await coordinator.close()
  }

  /// Presents a modal and returns what it was closed with; nil is cancelled.
  func present<Result>(_ scene: (Dismissal<Result>) -> Scene) async -> Result? {
    do {
      return try await coordinator.present(scene)
    } catch {
      preconditionFailure("a modal over nothing: \(error)")
    }
  }

  /// Shows options and returns the one that was taken, counted from zero; nil when the learner
  /// went back.
  func choose(_ title: String, from options: [String], current: Int?) async -> Int? {
    await present { dismissal in
      .optionList(
        OptionListViewModel(
          title: title, options: options, current: current, context: self, dismissal: dismissal))
    }
  }

  /// Asks a question and returns the answer; nil when the learner went back.
  func ask<Answer>(
    title: String, message: String, choices: [Confirmation.Choice<Answer>]
  ) async -> Answer? {
    let titles = Confirmation.CommandTitles(
      choose: localization[.keyChoose], move: localization[.keyMove],
      cancel: localization[.keyBack])
    return await present { dismissal in
      .confirmation(
        Confirmation(
          title: title, message: message, choices: choices, commandTitles: titles,
          dismissal: dismissal))
    }
  }
}
