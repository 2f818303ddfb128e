import Lessons
import Observation
import Terminal
import TerminalUI

/// What a list is filtered by, while the learner types it and afterwards.
@Observable
package final class ListFilter {
  /// The field it is typed in; nil while it is not typed.
  package private(set) var field: TextField?
  /// What is looked for, as typed; empty while everything shows.
  package private(set) var text = ""
  /// The same, ready to be looked for.
  @ObservationIgnored package private(set) var search = TextSearch("")
  /// Called when the learner begins to type: what is searched can be prepared.
  @ObservationIgnored var didBegin: () -> Void = {}
  /// Called when something else is looked for.
  @ObservationIgnored var didChange: () -> Void = {}
  @ObservationIgnored private let placeholder: String

  /// A filter that leaves everything.
  ///
  /// - Parameter placeholder: what the empty field says.
  init(placeholder: String) {
    self.placeholder = placeholder
  }

  /// Whether letters are text now.
  package var isTyped: Bool { field != nil }

  /// Whether something may be left out.
  package var isActive: Bool { !text.isEmpty }

  /// Whether the learner types, or looks at what was found.
  package var isInUse: Bool { isTyped || isActive }

  /// The learner wants to filter.
  package func requested() {
    guard !isTyped else { return }
    field = TextField(text, placeholder: placeholder, maximumLength: 200)
    didBegin()
  }

  /// The learner typed; returns whether that was of use.
  package func edited(by event: Event) -> Bool {
    guard field?.handle(event) == true else { return false }
    look(for: field?.text ?? "")
    return true
  }

  /// The learner goes on with what was found.
  package func accepted() {
    field = nil
  }

  /// The learner wants to see everything again.
  package func cleared() {
    field = nil
    look(for: "")
  }

  private func look(for text: String) {
    guard text != self.text else { return }
    search = TextSearch(text)
    self.text = text
    didChange()
  }
}
