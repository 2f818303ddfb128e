import AppText
import CourseLibrary
import Observation
import Terminal
import TerminalUI

/// A folder or a server to take courses from; checked while it is typed.
@Observable
package final class AddSourceViewModel {
  /// What the scene needs.
  @ObservationIgnored let context: any AddSourceContext
  /// Where the address is typed.
  package private(set) var field: TextField

  @ObservationIgnored private let known: [CourseSourceAddress]
  @ObservationIgnored private let dismissal: Dismissal<CourseSourceAddress>

  /// An empty field.
  ///
  /// - Parameters:
  ///   - known: the sources there are.
  ///   - dismissal: closed with the address to add.
  init(
    known: [CourseSourceAddress], context: any AddSourceContext,
    dismissal: Dismissal<CourseSourceAddress>
  ) {
    self.known = known
    self.context = context
    self.dismissal = dismissal
    field = TextField(
      placeholder: context.localization[.addSourcePlaceholder], maximumLength: 2_000)
  }

  /// The learner typed or pasted; returns whether that was of use.
  package func edited(by event: Event) -> Bool {
    field.handle(event)
  }

  /// What keeps the address from being added, in the learner's language; nil when nothing does.
  package var problem: String? {
    do throws(AddressError) {
      let address = try context.sources.address(field.text)
      return known.contains(address) ? context.localization[.addSourceIsThere] : nil
    } catch {
      return context.localization.sentence(for: error)
    }
  }

  /// What may be said while it is typed: why it cannot be added yet, or that a folder is not there.
  package var remark: String? {
    if field.text.isEmpty { return nil }
    if let problem { return problem }
    guard let address = try? context.sources.address(field.text) else { return nil }
    return context.sources.isMissing(address) ? context.localization[.addSourceNoFolder] : nil
  }

  /// The learner wants the address added; nothing happens while it is none.
  package func addRequested() {
    guard problem == nil, let address = try? context.sources.address(field.text) else { return }
    dismissal.close(with: address)
  }

  /// The learner went back.
  package func cancelled() {
    dismissal.cancel()
  }
}
