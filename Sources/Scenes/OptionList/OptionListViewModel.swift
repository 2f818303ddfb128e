import TerminalUI

/// The options of a choice as a list, of which the learner takes one.
package final class OptionListViewModel {
  /// What the list needs.
  let context: any DrawingContext
  /// What is chosen; stands in the frame.
  package let title: String
  /// What the options are called.
  package let options: [String]
  /// The option that holds now, counted from zero; nil when none does.
  package let current: Int?
  private let dismissal: Dismissal<Int>

  /// A list that is closed with the option to take, counted from zero.
  init(
    title: String, options: [String], current: Int?, context: any DrawingContext,
    dismissal: Dismissal<Int>
  ) {
    self.title = title
    self.options = options
    self.current = current
    self.context = context
    self.dismissal = dismissal
  }

  /// The learner takes an option.
  package func optionChosen(_ index: Int) {
    dismissal.close(with: index)
  }

  /// The learner leaves it as it is.
  package func cancelled() {
    dismissal.cancel()
  }
}
