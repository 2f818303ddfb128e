import AppText
import Lessons
import Observation
import Terminal
import TerminalUI

/// The keys of a screen and of the whole app, as the bindings themselves tell them.
@Observable
package final class HelpViewModel {
  /// Commands that stand under one heading.
  package struct Section {
    /// The heading.
    package let title: String
    /// The commands, in the order of the screen.
    package let bindings: [KeyBinding]
    /// Signs of the screen that are explained, below the commands.
    var signs: [Streak.DayState] = []
  }

  /// What the help needs.
  @ObservationIgnored let context: any HelpContext
  /// What commands are searched by.
  @ObservationIgnored package let filter: ListFilter
  /// The commands by heading: those of the screen first.
  package let sections: [Section]

  /// Help on `bindings`, which are taken as they are at this moment.
  ///
  /// - Parameter explainsWeek: whether the signs of a week of study are explained too.
  init(bindings: [KeyBinding], explainsWeek: Bool = false, context: any HelpContext) {
    self.context = context
    filter = ListFilter(placeholder: context.localization[.helpFind])
    let here = context.localization[.helpHere]
    var titles: [String] = []
    for title in bindings.map({ $0.group ?? here }) where !titles.contains(title) {
      titles.append(title)
    }
    let signs = Section(
      title: context.localization[.helpWeek], bindings: [], signs: Streak.DayState.allCases)
    sections =
      titles.map { title in
        Section(title: title, bindings: bindings.filter { ($0.group ?? here) == title })
      } + (explainsWeek ? [signs] : [])
  }

  /// What a command is called, with the reason it is off for now.
  package func title(of binding: KeyBinding) -> String {
    guard let reason = binding.disabledReason else { return binding.title }
    return context.localization[.helpOffNow(title: binding.title, reason: reason)]
  }

  /// The places in a section of what the search leaves: commands by what they do or by their keys,
  /// signs by what they mean.
  func rows(in section: Section) -> [Int] {
    let searches = filter.text.split(separator: " ").map { TextSearch(String($0)) }
    let texts =
      section.bindings.map { binding in
        title(of: binding) + " "
          + binding.allKeyNames(for: TerminalCapabilities()).joined(separator: " ")
      } + section.signs.map { context.localization[.meaning(of: $0)] }
    return texts.indices.filter { index in searches.allSatisfy { $0.matches(texts[index]) } }
  }

  /// The learner read enough.
  package func closed() {
    context.close()
  }
}
